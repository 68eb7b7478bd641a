import { scorePercent } from '../../learning/attempt/score.ts';
import type { Cell } from './cells.ts';
import { isOfLevel, sumCells, type GradebookColumn } from './gradebook.ts';

/** The cells of one learner in one kind of exercise, by the number of their column. */
export type LearnerCells = ReadonlyMap<number, Cell>;

/**
 * The rounded percentage of a learner over the latest finished attempts of a level, all their questions together; null
 * stands for all levels, and is the result where nothing is finished.
 */
export function learnerScore(
  columns: readonly GradebookColumn[],
  cells: LearnerCells,
  level: number | null,
): number | null {
  const { correct_answers, total_questions } = sumCells(cells, (index) => {
    const column = columns[index];
    return column !== undefined && isOfLevel(column, level);
  });
  return scorePercent(correct_answers, total_questions);
}

/** The scores of those learners who have one, in the order of the learners. */
export function learnerScores(
  columns: readonly GradebookColumn[],
  learners: readonly LearnerCells[],
  level: number | null,
): number[] {
  return learners.map((cells) => learnerScore(columns, cells, level)).filter((score) => score !== null);
}
