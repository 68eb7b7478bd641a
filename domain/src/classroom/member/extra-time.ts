import { z } from 'zod/mini';
import { memberIds } from './membership.ts';

/** The most extra time of a learner in percent: three times the time of an assessment in all. */
const mostExtraPercent = 200;

const extraPercent = z.int().check(z.gte(0), z.lte(mostExtraPercent));

/**
 * Which learners have how many percent more time for every assessment: 1 to 200 learners, 0 to 200 whole percent; 0 takes
 * it away.
 */
export const extraTimeSchema = z.object({ user_ids: memberIds, percent: extraPercent });

/** The form of extra time: percent as it is typed; empty is REQUIRED, what is no number has the WRONG_SHAPE. */
export const extraTimeForm = z.object({
  percent: z.pipe(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1, { abort: true }), z.regex(/^-?\d+$/, 'WRONG_SHAPE')),
      z.transform(Number),
    ),
    extraPercent,
  ),
});
