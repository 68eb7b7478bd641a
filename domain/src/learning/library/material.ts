import { z } from 'zod/mini';
import { itemId } from '../../base/content/content-field.ts';

/** The kinds of things in the library of a lesson. */
export const materialKinds = ['EBOOK_PAGE', 'QUICKDECK', 'QUICKCLIP'] as const;

/** A kind of thing in the library of a lesson. */
export type MaterialKind = (typeof materialKinds)[number];

/** Things of one kind that an item shows, in its order; none of them twice. */
export const materialIds = z.array(itemId).check(
  z.maxLength(500),
  z.refine((ids) => new Set(ids).size === ids.length, 'NOT_DISTINCT'),
);

/** The form of the pages of a lesson. */
export const lessonPagesForm = z.object({ page_ids: materialIds });
