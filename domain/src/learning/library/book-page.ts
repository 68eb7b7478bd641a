import { z } from 'zod/mini';
import { itemId, place, requiredRichText, shortText } from '../../base/content/content-field.ts';

/** What a page of an e-book says. `page_number` counts from 1 in its book. */
export const bookPageSchema = z.object({
  book_id: itemId,
  title: shortText(300),
  content: requiredRichText(),
  page_number: place,
});

/** A page of an e-book as it is kept. */
export type BookPageContent = z.output<typeof bookPageSchema>;

const typedNumber = z.string().check(z.trim(), z.minLength(1, { abort: true }), z.regex(/^\d+$/, 'WRONG_SHAPE'));

/** The form of a page: its number, which it has to have, as it is typed. */
export const bookPageForm = z.extend(z.omit(bookPageSchema, { book_id: true }), {
  page_number: z.pipe(z.pipe(typedNumber, z.transform(Number)), z.int().check(z.gte(1), z.lte(1_000_000))),
});
