import { z } from 'zod/mini';
import { itemId, shortText } from '../../base/content/content-field.ts';
import { longestDescription } from '../course/course.ts';
import { highestLevel, lowestLevel } from '../course/level.ts';

/** A minute in seconds. */
export const minute = 60;

/** The longest time of a sitting in seconds: 600 minutes. */
export const longestTime = 600 * minute;

/** The most questions that each lesson contributes, where their number is limited. */
const mostQuestionsPerLesson = 10;

/** What an assessment may take and ask: its time in seconds, 0 is without a clock, and its questions of each lesson. */
export const assessmentLimits = {
  time: z.int().check(z.gte(0), z.lte(longestTime)),
  questions_per_lesson: z.int().check(z.gte(1), z.lte(mostQuestionsPerLesson)),
};

/**
 * What a benchmark says. `time` is in seconds; 0 and null are without a clock. `questions_per_lesson` null asks all
 * questions.
 */
export const benchmarkSchema = z.object({
  course_id: itemId,
  level: z.int().check(z.gte(lowestLevel), z.lte(highestLevel)),
  description: shortText(longestDescription),
  time: z.nullable(assessmentLimits.time),
  questions_per_lesson: z.nullable(assessmentLimits.questions_per_lesson),
});

/** What a summary says: as a benchmark, and the benchmark whose questions it asks again. */
export const summarySchema = z.extend(benchmarkSchema, { benchmark_id: itemId });

/** A benchmark as it is kept. */
export type BenchmarkContent = z.output<typeof benchmarkSchema>;

/** A summary as it is kept. */
export type SummaryContent = z.output<typeof summarySchema>;

/** What a new benchmark or summary has unless its author says otherwise. */
export const newAssessment = {
  description: '',
  time: null,
  questions_per_lesson: null,
} satisfies Partial<BenchmarkContent>;
