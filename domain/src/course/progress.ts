/** The published study projects of one lesson and how many of them the learner has completed. */
export type LessonCount = { readonly completed: number; readonly published: number };

/** Completed over published study projects as a fraction from 0 to 1; null where nothing is published. */
export function lessonProgress({ completed, published }: LessonCount): number | null {
  return published > 0 ? Math.min(completed, published) / published : null;
}

/**
 * The mean of the lessons' progress in whole percent, each lesson counting alike; lessons without published study
 * projects are left out. 100 only when everything is complete. Null where there is nothing to complete.
 */
export function courseProgress(lessons: readonly LessonCount[]): number | null {
  const parts = lessons.map(lessonProgress).filter((part) => part !== null);
  if (parts.length === 0) return null;
  // A sum of fractions differs in its last digit with the order of the lessons; the half must round up in each.
  const percent = (parts.reduce((sum, part) => sum + part, 0) / parts.length) * 100 + 1e-7;
  return percent >= 100 ? 100 : Math.min(99, Math.round(percent));
}
