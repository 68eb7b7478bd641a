import { z } from 'zod/mini';
import { itemId } from '../../base/content/content-field.ts';

/** How many institutions get another sales manager in one act, at most. */
export const mostReassigned = 200;

/**
 * Institutions that get another sales manager, each from one (or nobody) to another: 1 to 200, each once. The same with
 * both sides changed over takes the act back.
 */
export const reassignmentSchema = z.object({
  moves: z.array(z.object({ id: itemId, from: z.nullable(itemId), to: z.nullable(itemId) })).check(
    z.minLength(1),
    z.maxLength(mostReassigned),
    z.refine((moves) => new Set(moves.map(({ id }) => id)).size === moves.length, 'NOT_DISTINCT'),
  ),
});
