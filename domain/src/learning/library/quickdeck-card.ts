import { z } from 'zod/mini';
import { fileAddress, itemId, place, requiredRichText, shortText } from '../../base/content/content-field.ts';

/** What a Quickdeck card says: a term of at most 2,000 characters and its definition of at most 20,000, with a picture or none. */
export const quickdeckCardSchema = z.object({
  lesson_id: itemId,
  title: shortText(200),
  term: requiredRichText(2000),
  definition: requiredRichText(20_000),
  image: z.nullable(fileAddress),
  order_key: place,
});

/** What its author says of a Quickdeck card; its lesson and its place are no matter of the form. */
export const quickdeckCardForm = z.omit(quickdeckCardSchema, { lesson_id: true, order_key: true });

/** A Quickdeck card as it is kept. */
export type QuickdeckCardContent = z.output<typeof quickdeckCardSchema>;

/** What a new Quickdeck card has unless its author says otherwise. */
export const newQuickdeckCard = { title: '', image: null } satisfies Partial<QuickdeckCardContent>;
