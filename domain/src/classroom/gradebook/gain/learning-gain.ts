import { intervalOfMean, intervalOfShares, type Interval } from './intervals.ts';
import { pairCount, percentAfter, percentBefore, type PairedAnswers } from './paired-answers.ts';

/** With fewer pairs of answers, or fewer learners, a difference is mostly chance: there is no figure. */
export const leastCounted = 10;

/** What was learned between benchmark and summary, or that too little is known to say it. */
export type LearningGain = {
  /** What the figures are made of: pairs of answers, or learners. There are none with fewer than `leastCounted`. */
  readonly counted: number;
  readonly figures: GainFigures | null;
};

/** The figures of a gain, none of them rounded. */
export type GainFigures = {
  /** The percentage that was right in the benchmark. */
  readonly before: number;
  /** The percentage that was right in the summary. */
  readonly after: number;
  /** After minus before, in points of percent. */
  readonly points: number;
  /** See `normalisedGain`. */
  readonly normalised: number | null;
  /** The 95 percent interval of the points; null where nothing differs, which tells no width. */
  readonly interval: Interval | null;
  readonly change: GainChange;
};

/** What can be said of a change: more or less was right where the whole interval lies on that side of zero, else nothing. */
export type GainChange = 'MORE' | 'LESS' | 'UNCLEAR';

/**
 * The share of what could still be learned that was learned: (after − before) / (100 − before), from percentages (Hake
 * 1998, American Journal of Physics 66, 64–74). Below 0 where it got worse; null where everything was right before, so
 * that nothing was left to learn.
 */
export function normalisedGain(before: number, after: number): number | null {
  return before < 100 ? (after - before) / (100 - before) : null;
}

/** The gain over pairs of answers that stand each for itself: one learner's, or those to one question. */
export function gainOfAnswers(pairs: PairedAnswers): LearningGain {
  const counted = pairCount(pairs);
  if (counted < leastCounted) return { counted, figures: null };
  return { counted, figures: figuresOf(percentBefore(pairs), percentAfter(pairs), intervalOfShares(pairs)) };
}

/**
 * The gain of a group, in a lesson or in all: the means over its learners, each of whom counts the same however many
 * questions they were asked. Learners without a question asked in both are left out.
 */
export function gainOfLearners(learners: readonly PairedAnswers[]): LearningGain {
  const some = learners.filter((pairs) => pairCount(pairs) > 0);
  const counted = some.length;
  if (counted < leastCounted) return { counted, figures: null };
  const mean = (of: (pairs: PairedAnswers) => number) => some.reduce((sum, pairs) => sum + of(pairs), 0) / counted;
  const interval = intervalOfMean(some.map((pairs) => percentAfter(pairs) - percentBefore(pairs)));
  return { counted, figures: figuresOf(mean(percentBefore), mean(percentAfter), interval) };
}

function figuresOf(before: number, after: number, interval: Interval | null): GainFigures {
  const points = after - before;
  return { before, after, points, normalised: normalisedGain(before, after), interval, change: changeOf(interval) };
}

function changeOf(interval: Interval | null): GainChange {
  if (interval && interval.low > 0) return 'MORE';
  return interval && interval.high < 0 ? 'LESS' : 'UNCLEAR';
}
