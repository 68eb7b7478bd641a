import { z } from 'zod/mini';
import { itemId, shortText } from '../../base/content/content-field.ts';

/** The most lessons or courses that are offered in one act. */
const mostAtOnce = 500;

/** The lessons or courses that are to be free, each once. */
export const offeredIds = z.array(itemId).check(
  z.minLength(1),
  z.maxLength(mostAtOnce),
  z.refine((ids) => new Set(ids).size === ids.length, 'NOT_DISTINCT'),
);

/** What is searched for among the names of what can be offered; empty for all. */
export const offerSearch = shortText(200);

/** The most choices that one search gives. */
export const mostOfferChoices = 200;
