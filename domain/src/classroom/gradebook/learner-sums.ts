import { scorePercent } from '../../learning/attempt/score.ts';
import { isOfLevel, sumCells, type CellSums, type GradebookColumn } from './gradebook.ts';
import type { LearnerCells } from './learner-score.ts';

/** One kind of exercise with the cells of one learner. */
export type LearnerPart = { readonly columns: readonly GradebookColumn[]; readonly cells: LearnerCells };

/** What a learner did in several kinds of exercises. */
export type LearnerSums = CellSums & {
  /** How many exercises there are: published ones, and those that were taken back after the learner had finished them. */
  readonly exercises: number;
  /** Questions solved in whole percent; null where nothing is finished. */
  readonly percent: number | null;
  /** Questions solved with the first try in whole percent; null where nothing is finished. */
  readonly first_try_percent: number | null;
};

/** Adds up the kinds of exercises of a level; null stands for all levels. */
export function learnerSums(parts: readonly LearnerPart[], level: number | null): LearnerSums {
  const sums = {
    complete: 0,
    correct_answers: 0,
    incorrect_answers: 0,
    first_try: 0,
    total_questions: 0,
    seconds_spent: 0,
    exercises: 0,
  };
  for (const { columns, cells } of parts) {
    const part = sumCells(cells, (index) => {
      const column = columns[index];
      return column !== undefined && isOfLevel(column, level);
    });
    sums.complete += part.complete;
    sums.correct_answers += part.correct_answers;
    sums.incorrect_answers += part.incorrect_answers;
    sums.first_try += part.first_try;
    sums.total_questions += part.total_questions;
    sums.seconds_spent += part.seconds_spent;
    columns.forEach((column, index) => {
      if (isOfLevel(column, level) && (column.published || cells.get(index)?.finished)) sums.exercises += 1;
    });
  }
  return {
    ...sums,
    percent: scorePercent(sums.correct_answers, sums.total_questions),
    first_try_percent: scorePercent(sums.first_try, sums.total_questions),
  };
}
