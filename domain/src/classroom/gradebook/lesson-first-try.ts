import { scorePercent } from '../../learning/attempt/score.ts';
import { isOfLevel, type GradebookColumn } from './gradebook.ts';
import type { LearnerCells } from './learner-score.ts';

/** How often the questions of a lesson's study projects were solved with the first try. */
export type LessonFirstTry<Column> = {
  readonly lesson_id: string;
  /** The first column of the lesson, which knows its name. */
  readonly column: Column;
  readonly first_try: number;
  readonly total: number;
  /** The rounded percentage. */
  readonly percent: number;
};

/**
 * The lessons of a level (null for all) with the share of questions solved at the first try, over the latest finished
 * attempts of all learners given: lowest first, equal ones in the order of the course. Lessons of which nothing is
 * finished are left out.
 */
export function firstTryByLesson<Column extends GradebookColumn>(
  columns: readonly Column[],
  learners: readonly LearnerCells[],
  level: number | null,
): LessonFirstTry<Column>[] {
  const lessons = new Map<string, { column: Column; first_try: number; total: number }>();
  const sumsOf = columns.map((column) => {
    if (!column.lesson_id || !isOfLevel(column, level)) return null;
    const sums = lessons.get(column.lesson_id) ?? { column, first_try: 0, total: 0 };
    lessons.set(column.lesson_id, sums);
    return sums;
  });
  for (const cells of learners) {
    for (const { column, finished } of cells.values()) {
      const sums = sumsOf[column];
      if (!sums || !finished) continue;
      sums.first_try += finished.first_try;
      sums.total += finished.total;
    }
  }
  return [...lessons]
    .flatMap(([lesson_id, sums]) => {
      const percent = scorePercent(sums.first_try, sums.total);
      return percent === null ? [] : [{ lesson_id, ...sums, percent }];
    })
    .sort((a, b) => a.percent - b.percent);
}
