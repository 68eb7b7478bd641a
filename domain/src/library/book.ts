import { z } from 'zod/mini';
import { contentName, itemId } from '../content/content-field.ts';

/** What an e-book says: its title, and the product it belongs to. */
export const bookSchema = z.object({ product_id: itemId, name: contentName });

/** An e-book as it is kept. */
export type BookContent = z.output<typeof bookSchema>;
