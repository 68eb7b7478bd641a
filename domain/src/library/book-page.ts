import { z } from 'zod/mini';
import { itemId, place, requiredRichText, shortText } from '../content/content-field.ts';

/** What a page of an e-book says. `page_number` counts from 1 in its book. */
export const bookPageSchema = z.object({
  book_id: itemId,
  title: shortText(300),
  content: requiredRichText(),
  page_number: place,
});

/** A page of an e-book as it is kept. */
export type BookPageContent = z.output<typeof bookPageSchema>;
