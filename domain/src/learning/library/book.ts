import { z } from 'zod/mini';
import { contentName, itemId } from '../../base/content/content-field.ts';

/** What an e-book says: its title, and the product it belongs to. */
export const bookSchema = z.object({ product_id: itemId, name: contentName });

/** The form of an e-book: a product has to be chosen. */
export const bookForm = z.extend(bookSchema, {
  product_id: z.pipe(z.string().check(z.minLength(1, { abort: true })), itemId),
});

/** The form in which an e-book gets another title. */
export const bookTitleForm = z.pick(bookSchema, { name: true });

/** An e-book as it is kept. */
export type BookContent = z.output<typeof bookSchema>;
