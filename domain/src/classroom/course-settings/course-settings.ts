import { z } from 'zod/mini';
import { assessmentLimits, minute } from '../../learning/assessment/assessment-content.ts';
import { typedMinutes, typedOrNone } from '../../learning/assessment/typed-settings.ts';
import { itemId } from '../../base/content/content-field.ts';

/** When a group shows the right answers after an assessment, as `ReviewRule` of the review says. */
const reviewRule = z.enum(['WHEN_NOT_ASKED', 'AT_ONCE', 'NEVER']);

/** The most attempts at a summary that a group may set. */
const mostSummaryAttempts = 99;

/** A course has two assessments of each level. */
const mostOfOneKind = 4;

const summaryAttempts = z.nullable(z.int().check(z.gte(1), z.lte(mostSummaryAttempts)));

/**
 * What a group says of one assessment in place of its course. `time` is in seconds, 0 is without a clock, and left out
 * stays as it is; `questions_per_lesson` left out or null asks as many as the course says.
 */
const assessmentSettings = z.object({
  id: itemId,
  time: z.pipe(
    z.optional(z.nullable(assessmentLimits.time)),
    z.transform((seconds) => seconds ?? undefined),
  ),
  questions_per_lesson: z.pipe(
    z.optional(z.nullable(assessmentLimits.questions_per_lesson)),
    z.transform((count) => count ?? null),
  ),
});
/**
 * Settings of one assessment of which a group says nothing yet: `time` in seconds, 0 is without a clock;
 * `questions_per_lesson` null asks as many as the course says.
 */
export const customSettingsSchema = z.object({
  assessment_id: itemId,
  time: assessmentLimits.time,
  questions_per_lesson: assessmentSettings.shape.questions_per_lesson,
});
const listOf = <One extends z.ZodMiniType<{ id: string }>>(one: One) =>
  z.array(one).check(
    z.maxLength(mostOfOneKind),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'NOT_DISTINCT'),
  );

/**
 * The settings of the assessments of one course in one group, and the rules of the group beside them. A rule that is
 * left out stays as it is; `summary_attempts` null is without a limit.
 */
export const courseSettingsSchema = z.object({
  benchmarks: listOf(assessmentSettings),
  summaries: listOf(assessmentSettings),
  summary_attempts: z.optional(summaryAttempts),
  in_sequence: z.optional(z.boolean()),
  benchmark_first: z.optional(z.boolean()),
  review_benchmarks: z.optional(reviewRule),
  review_summaries: z.optional(reviewRule),
});

/** What `updateGroupAssessmentSettings` is told to keep. */
export type CourseSettingsInput = z.output<typeof courseSettingsSchema>;

/** What an assessment takes and asks; null is what the course says or, in a course, no clock and all questions. */
export type TimeAndQuestions = { readonly time: number | null; readonly questions_per_lesson: number | null };

/**
 * What a group keeps of the settings that were chosen for an assessment: only what differs from the course, so that the
 * rest follows the course when its author changes it. Null where nothing differs.
 */
export function ownSettings(chosen: TimeAndQuestions, ofCourse: TimeAndQuestions): TimeAndQuestions | null {
  const time = chosen.time === (ofCourse.time ?? 0) ? null : chosen.time;
  const questions_per_lesson =
    chosen.questions_per_lesson === ofCourse.questions_per_lesson ? null : chosen.questions_per_lesson;
  return time === null && questions_per_lesson === null ? null : { time, questions_per_lesson };
}

/** Which settings go back to those of the course: 1 to 8 assessments, named by id. */
export const resetSchema = z.object({
  assessments: z.array(itemId).check(z.minLength(1), z.maxLength(2 * mostOfOneKind)),
});

const typedSettings = z.object({
  id: itemId,
  time: typedMinutes,
  questions_per_lesson: z.pipe(typedOrNone, z.nullable(assessmentLimits.questions_per_lesson)),
});

/**
 * The form of Course Settings: numbers as they are typed, time in minutes. It gives the lists that `courseSettingsSchema`
 * takes; an empty time is REQUIRED, an empty number of questions leaves it to the course.
 */
export const courseSettingsForm = z.object({ benchmarks: listOf(typedSettings), summaries: listOf(typedSettings) });

/** What stands in the fields of that form. */
export type CourseSettingsForm = z.input<typeof courseSettingsForm>;

/** The form of the rules of a group, which gives those of `courseSettingsSchema`; attempts that are left empty are without a limit. */
export const groupRulesForm = z.object({
  summary_attempts: z.pipe(typedOrNone, summaryAttempts),
  in_sequence: z.boolean(),
  benchmark_first: z.boolean(),
  review_benchmarks: reviewRule,
  review_summaries: reviewRule,
});

/** What stands in the fields of that form. */
export type GroupRulesForm = z.input<typeof groupRulesForm>;

/** Seconds as they stand in a field for minutes, at most two digits after the point; null is no clock and stands as 0. */
export function typedMinutesOf(seconds: number | null): string {
  return String(Math.round(((seconds ?? 0) / minute) * 100) / 100);
}
