import { scorePercent } from '../../learning/attempt/score.ts';
import { timeSpent } from '../../learning/attempt/time-spent.ts';
import { courseProgress, type LessonCount } from '../../learning/course/progress.ts';
import type { Cell } from './cells.ts';

/** A column of a gradebook: one exercise of the course. */
export type GradebookColumn = {
  readonly exercise_id: string;
  readonly level: number;
  readonly lesson_id: string | null;
  /** False for exercises that were taken back after learners had worked on them. */
  readonly published: boolean;
};

/** Whether a column belongs to a level; null stands for all levels. */
export const isOfLevel = (column: GradebookColumn, level: number | null): boolean =>
  level === null || column.level === level;

/** A learner's progress through the published study projects of a level in whole percent; null where there are none. */
export function learnerProgress(
  columns: readonly GradebookColumn[],
  cells: ReadonlyMap<number, Cell>,
  level: number | null,
): number | null {
  return progressThrough(columns, level)(cells);
}

/** The same for many learners of one course: what the columns say is looked up once. */
export function progressThrough(
  columns: readonly GradebookColumn[],
  level: number | null,
): (cells: ReadonlyMap<number, Cell>) => number | null {
  const lessons = new Map<string, { place: number; published: number }>();
  const placeOf = columns.map((column) => {
    if (!column.published || !column.lesson_id || !isOfLevel(column, level)) return null;
    const lesson = lessons.get(column.lesson_id) ?? { place: lessons.size, published: 0 };
    lesson.published += 1;
    lessons.set(column.lesson_id, lesson);
    return lesson.place;
  });
  const published = [...lessons.values()].map((lesson) => lesson.published);
  return (cells) => {
    const completed = published.map(() => 0);
    for (const { column, finished } of cells.values()) {
      const place = placeOf[column] ?? null;
      if (finished && place !== null) completed[place] = (completed[place] ?? 0) + 1;
    }
    return courseProgress(
      published.map((count, place): LessonCount => ({ completed: completed[place] ?? 0, published: count })),
    );
  };
}

/** The sums over a learner's finished cells. */
export type CellSums = {
  readonly complete: number;
  readonly correct_answers: number;
  readonly incorrect_answers: number;
  readonly first_try: number;
  readonly total_questions: number;
  /** As `timeSpent` counts it. */
  readonly seconds_spent: number;
};

/** Adds up the cells that a filter on their column lets through. */
export function sumCells(
  cells: ReadonlyMap<number, Cell>,
  includes: (column: number) => boolean = () => true,
): CellSums {
  const sums = {
    complete: 0,
    correct_answers: 0,
    incorrect_answers: 0,
    first_try: 0,
    total_questions: 0,
    seconds_spent: 0,
  };
  for (const { column, finished, open } of cells.values()) {
    if (!includes(column)) continue;
    sums.seconds_spent += timeSpent(finished?.seconds, open?.seconds);
    if (!finished) continue;
    sums.complete += 1;
    sums.correct_answers += finished.corrects;
    sums.incorrect_answers += finished.total - finished.corrects;
    sums.first_try += finished.first_try;
    sums.total_questions += finished.total;
  }
  return sums;
}

/** The rounded score of a cell; null without a finished attempt. */
export function cellPercent(cell: Cell | undefined): number | null {
  return cell?.finished ? scorePercent(cell.finished.corrects, cell.finished.total) : null;
}
