import { wholePercent } from '../../whole-percent.ts';

/** The published study projects of one lesson that can be completed, and how many of them the learner has completed. */
export type LessonCount = { readonly completed: number; readonly published: number };

type Exercise = { readonly total_questions: number };

/** Whether an exercise counts towards progress: one that asks nothing is never begun, so nobody can complete it. */
export const isCompletable = ({ total_questions }: Exercise): boolean => total_questions > 0;

/** Counts the published study projects of a lesson. */
export function countLesson<Project extends Exercise>(
  projects: readonly Project[],
  isComplete: (project: Project) => boolean,
): LessonCount {
  const counted = projects.filter(isCompletable);
  return { completed: counted.filter(isComplete).length, published: counted.length };
}

/** Completed over published study projects as a fraction from 0 to 1; null where nothing is published. */
export function lessonProgress({ completed, published }: LessonCount): number | null {
  return published > 0 ? Math.min(completed, published) / published : null;
}

/**
 * The mean of the lessons' progress in whole percent, each lesson counting alike; lessons without published study
 * projects are left out. 100 only when everything is complete. Null where there is nothing to complete.
 */
export function courseProgress(lessons: readonly LessonCount[]): number | null {
  return meanPercent(lessons.map((lesson) => percentOf(lessonProgress(lesson))));
}

/**
 * The mean of the progress that a group's courses show, in whole percent, each course counting alike; courses with
 * nothing to complete are left out. 100 only when all of them are complete. Null where there is nothing to complete.
 */
export function groupProgress(courses: readonly (number | null)[]): number | null {
  return meanPercent(courses);
}

const percentOf = (part: number | null) => (part === null ? null : part * 100);

function meanPercent(percents: readonly (number | null)[]): number | null {
  const parts = percents.filter((part) => part !== null);
  if (parts.length === 0) return null;
  // A sum of fractions differs in its last digit with their order; the half must round up in each.
  const percent = parts.reduce((sum, part) => sum + part, 0) / parts.length + 1e-7;
  return wholePercent(percent);
}
