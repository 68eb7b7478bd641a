import { pairCount, type PairedAnswers } from './paired-answers.ts';

/** Where a difference in points lies with 95 percent confidence. */
export type Interval = { readonly low: number; readonly high: number };

/** The 97.5 percent quantile of the normal distribution. */
const z = 1.959963984540054;

const within = (points: number) => Math.max(-100, Math.min(100, points));

/**
 * The 95 percent interval of a difference between paired shares, in points: Wald's with one pair more of each change
 * (Bonett and Price 2012, Journal of Educational and Behavioral Statistics 37, 479–488). It keeps its 95 percent with few
 * pairs, where Wald's own is too narrow, and without any change, where that has no width at all.
 */
export function intervalOfShares(pairs: PairedAnswers): Interval {
  const all = pairCount(pairs) + 2;
  const [gained, lost] = [(pairs.gained + 1) / all, (pairs.lost + 1) / all];
  const half = z * Math.sqrt((gained + lost - (gained - lost) ** 2) / all);
  return { low: within(100 * (gained - lost - half)), high: within(100 * (gained - lost + half)) };
}

/**
 * The 95 percent interval of a mean of paired differences in points: Student's, with one difference for each learner,
 * since the answers of one learner are not independent of each other (Student 1908, Biometrika 6, 1–25). Null for fewer
 * than 5, and where all are the same, which says nothing of how far others would differ.
 */
export function intervalOfMean(differences: readonly number[]): Interval | null {
  const count = differences.length;
  if (count < 5) return null;
  const mean = differences.reduce((sum, one) => sum + one, 0) / count;
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  if (variance < 1e-9) return null;
  const half = studentQuantile(count - 1) * Math.sqrt(variance / count);
  return { low: within(mean - half), high: within(mean + half) };
}

/**
 * The 97.5 percent quantile of Student's distribution, by its expansion around the normal one (Fisher and Cornish 1960,
 * Technometrics 2, 209–225): right to 0.002 from 4 degrees of freedom, to 0.0001 from 9.
 */
export function studentQuantile(degrees: number): number {
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, power) => sum + term / degrees ** power, 0);
}
