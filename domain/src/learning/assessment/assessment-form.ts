import { z } from 'zod/mini';
import { assessmentLimits, benchmarkSchema, type BenchmarkContent } from './assessment-content.ts';
import { typedMinutesOrNone, typedOrNone } from './typed-settings.ts';

/** What of a benchmark or a summary its author changes; what is left out stays as it is. */
export const assessmentChanges = z.partial(
  z.pick(benchmarkSchema, { description: true, time: true, questions_per_lesson: true }),
);

/**
 * The form of a benchmark or a summary: numbers as they are typed, time in minutes. It gives what `assessmentChanges`
 * takes: an empty time is without a clock, an empty number of questions asks all.
 */
export const assessmentForm = z.object({
  description: benchmarkSchema.shape.description,
  time: typedMinutesOrNone,
  questions_per_lesson: z.pipe(typedOrNone, z.nullable(assessmentLimits.questions_per_lesson)),
});

/** What of a benchmark or a summary its author changes, all of it. */
export type AssessmentSettings = Pick<BenchmarkContent, 'description' | 'time' | 'questions_per_lesson'>;
