/**
 * How often the answers to questions that were asked twice went which way: in the first finished benchmark, and in the
 * first finished summary. A question that only one of them asked is not counted.
 */
export type PairedAnswers = {
  /** Right both times. */
  readonly kept: number;
  /** Wrong, then right. */
  readonly gained: number;
  /** Right, then wrong. */
  readonly lost: number;
  /** Wrong both times. */
  readonly missed: number;
};

/** How many pairs there are. */
export const pairCount = ({ kept, gained, lost, missed }: PairedAnswers): number => kept + gained + lost + missed;

/** The percentage that was right the first time, unrounded; NaN without pairs. */
export const percentBefore = (pairs: PairedAnswers): number => (100 * (pairs.kept + pairs.lost)) / pairCount(pairs);

/** The percentage that was right the second time, unrounded; NaN without pairs. */
export const percentAfter = (pairs: PairedAnswers): number => (100 * (pairs.kept + pairs.gained)) / pairCount(pairs);
