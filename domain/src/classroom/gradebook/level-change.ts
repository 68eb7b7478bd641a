import type { GradebookColumn } from './gradebook.ts';
import { learnerScore, type LearnerCells } from './learner-score.ts';
import { meanPercent } from './plots.ts';

/** One kind of assessment across a group: its columns and, learner by learner, the cells. */
export type AssessmentPart = {
  readonly columns: readonly GradebookColumn[];
  readonly learners: readonly LearnerCells[];
};

/** How a level went before and after it was studied, in whole percent. */
export type LevelChange = {
  readonly level: number;
  /** The mean of the benchmark; null where nobody has finished it. */
  readonly before: number | null;
  /** The mean of the summary; null where nobody has finished it. */
  readonly after: number | null;
  /** How many learners the means are made of. */
  readonly learners: number;
  /** True where the same learners stand behind both means, so that their difference is what was learned. */
  readonly paired: boolean;
};

/**
 * The change from benchmark to summary at a level. Where some learners have finished both, only they count: those who
 * are quick to take the summary would otherwise be compared with everybody. Else each mean stands for itself.
 */
export function levelChange(benchmarks: AssessmentPart, summaries: AssessmentPart, level: number): LevelChange {
  const scores = benchmarks.learners.map((cells, index) => ({
    before: learnerScore(benchmarks.columns, cells, level),
    after: learnerScore(summaries.columns, summaries.learners[index] ?? new Map(), level),
  }));
  const both = scores.filter(({ before, after }) => before !== null && after !== null);
  const counted = both.length > 0 ? both : scores.filter(({ before, after }) => before !== null || after !== null);
  return {
    level,
    before: meanPercent(counted.map(({ before }) => before).filter((score) => score !== null)),
    after: meanPercent(counted.map(({ after }) => after).filter((score) => score !== null)),
    learners: counted.length,
    paired: both.length > 0,
  };
}
