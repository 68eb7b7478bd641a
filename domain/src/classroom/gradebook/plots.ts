import { scorePercent } from '../../learning/attempt/score.ts';

/** One bar of a distribution: how many scores lie from `from` up to, but not including, `from + 5`; 100 is in the last. */
export type Bin = { readonly from: number; readonly count: number };

const binWidth = 5;

/** Scores in bins of 5, so that the pass threshold is an edge; from the lowest bin that has a score to the last one, empty ones included. */
export function scoreBins(percents: readonly number[]): Bin[] {
  if (percents.length === 0) return [];
  const binOf = (percent: number) => Math.min(Math.floor(percent / binWidth), 100 / binWidth - 1);
  const counts = new Map<number, number>();
  for (const percent of percents) counts.set(binOf(percent), (counts.get(binOf(percent)) ?? 0) + 1);
  const first = Math.min(...counts.keys());
  return Array.from({ length: 100 / binWidth - first }, (_, index) => ({
    from: (first + index) * binWidth,
    count: counts.get(first + index) ?? 0,
  }));
}

/** The rounded mean of some percentages; null without any. */
export function meanPercent(percents: readonly number[]): number | null {
  return scorePercent(
    percents.reduce((sum, percent) => sum + percent, 0),
    100 * percents.length,
  );
}
