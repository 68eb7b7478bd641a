import { z } from 'zod/mini';

/** Active time on one question counts up to half an hour; the rest is taken for absence. */
export const mostSecondsPerQuestion = 1800;

/** Active seconds on one question as a browser counts them, in all; rounded and cut to half an hour. */
export const activeSeconds = z.pipe(
  z.number().check(z.gte(0), z.lte(1_000_000)),
  z.transform((seconds: number) => Math.min(mostSecondsPerQuestion, Math.round(seconds))),
);
