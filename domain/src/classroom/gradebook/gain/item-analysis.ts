import { leastCounted } from './learning-gain.ts';

/** What is known of the first finished answers to a question: sums over the attempts that asked it. */
export type ItemSums = {
  readonly answers: number;
  /** Those right at the first try. */
  readonly right: number;
  /** The share of the other questions of the same attempt that was right at the first try, from 0 to 1: its sum, */
  readonly rest: number;
  /** the sum of its squares, */
  readonly rest_squared: number;
  /** and its sum over the attempts that had this question right. */
  readonly rest_of_right: number;
};

/** How a question went; its figures are null with fewer than `leastCounted` answers. */
export type ItemAnalysis = {
  readonly answers: number;
  /** The difficulty: how many percent of the answers were right at the first try, unrounded. */
  readonly percent: number | null;
  /**
   * The discrimination, from −1 to 1: the correlation of having it right with the share of the other questions that was
   * right (Henrysson 1963, Psychometrika 28, 211–218). Below 0 where those who know more miss it, which is often a wrong
   * key. Null where all or none had it right, or all knew the same of the rest.
   */
  readonly discrimination: number | null;
};

/** Reads the sums over first answers. */
export function itemAnalysis({ answers, right, rest, rest_squared, rest_of_right }: ItemSums): ItemAnalysis {
  if (answers < leastCounted) return { answers, percent: null, discrimination: null };
  const variance = (right / answers) * (1 - right / answers);
  const restVariance = rest_squared / answers - (rest / answers) ** 2;
  const together = rest_of_right / answers - (right / answers) * (rest / answers);
  const differs = variance > 0 && restVariance > 1e-9;
  const correlation = together / Math.sqrt(variance * restVariance);
  return {
    answers,
    percent: (100 * right) / answers,
    discrimination: differs ? Math.max(-1, Math.min(1, correlation)) : null,
  };
}
