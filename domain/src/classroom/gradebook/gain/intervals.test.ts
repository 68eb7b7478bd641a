import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalOfMean, intervalOfShares, studentQuantile } from './intervals.ts';
import type { PairedAnswers } from './paired-answers.ts';

const pairsOf = (kept: number, gained: number, lost: number, missed: number) => ({ kept, gained, lost, missed });
const anyCount = fc.integer({ min: 0, max: 40 });
const anyPairs = fc
  .tuple(anyCount, anyCount, anyCount, anyCount)
  .map((counts) => pairsOf(...counts))
  .filter(({ kept, gained, lost, missed }) => kept + gained + lost + missed > 0);

/** Every pair as a difference, and one more of each change: their mean, and how far it strays. */
function byEveryPair({ kept, gained, lost, missed }: PairedAnswers): [number, number] {
  const all = [
    ...Array.from({ length: gained + 1 }, () => 100),
    ...Array.from({ length: lost + 1 }, () => -100),
    ...Array.from({ length: kept + missed }, () => 0),
  ];
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length;
  const half = 1.959964 * Math.sqrt(variance / all.length);
  return [Math.max(-100, mean - half), Math.min(100, mean + half)];
}

describe('the interval of a difference between paired shares', () => {
  it('is the one of the differences themselves, counted out', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { low, high } = intervalOfShares(pairs);
        const [expectedLow, expectedHigh] = byEveryPair(pairs);
        expect(low).toBeCloseTo(expectedLow, 4);
        expect(high).toBeCloseTo(expectedHigh, 4);
      }),
    );
  });

  it('mirrors where benchmark and summary change places, and never leaves what is possible', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { low, high } = intervalOfShares(pairs);
        const back = intervalOfShares({ ...pairs, gained: pairs.lost, lost: pairs.gained });
        expect(back.low).toBeCloseTo(-high, 9);
        expect(back.high).toBeCloseTo(-low, 9);
        expect(low).toBeGreaterThanOrEqual(-100);
        expect(high).toBeLessThanOrEqual(100);
        expect(high).toBeGreaterThan(low);
      }),
    );
  });

  it.each([
    [0.2, 0.2],
    [0.4, 0.1],
    [0.5, 0],
    [0.05, 0.05],
  ])('covers the truth in more than 93 of 100 classes of 20, with %f gained and %f lost', (gain, loss) => {
    const size = 20;
    const truth = 100 * (gain - loss);
    let covered = 0;
    for (let gained = 0; gained <= size; gained++)
      for (let lost = 0; gained + lost <= size; lost++) {
        const { low, high } = intervalOfShares(pairsOf(0, gained, lost, size - gained - lost));
        if (low <= truth && truth <= high) covered += chanceOf(size, gained, lost, gain, loss);
      }
    expect(covered).toBeGreaterThan(0.93);
  });
});

/** How likely these numbers are among so many pairs. */
function chanceOf(size: number, gained: number, lost: number, gain: number, loss: number): number {
  let chance = 1;
  for (let n = 1; n <= gained; n++) chance *= ((size - n + 1) / n) * gain;
  for (let n = 1; n <= lost; n++) chance *= ((size - gained - n + 1) / n) * loss;
  return chance * (1 - gain - loss) ** (size - gained - lost);
}

describe('the interval of a mean of differences', () => {
  it('is there from five on, and not where all are the same', () => {
    expect(intervalOfMean([1, 2, 3, 4])).toBeNull();
    expect(intervalOfMean(Array.from({ length: 20 }, () => 12.5))).toBeNull();
    expect(intervalOfMean([1, 2, 3, 4, 5])).not.toBeNull();
  });

  it('strays as leaving out one learner after the other does', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -60, max: 60, noNaN: true }), { minLength: 10, maxLength: 40 }), (all) => {
        const interval = intervalOfMean(all);
        fc.pre(interval !== null && interval.low > -100 && interval.high < 100);
        const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
        const without = all.map((_one, index) => mean(all.filter((_other, place) => place !== index)));
        const strays = without.reduce((sum, one) => sum + (one - mean(without)) ** 2, 0);
        const half = studentQuantile(all.length - 1) * Math.sqrt(((all.length - 1) / all.length) * strays);
        expect(interval.low).toBeCloseTo(mean(all) - half, 6);
        expect(interval.high).toBeCloseTo(mean(all) + half, 6);
      }),
    );
  });

  it.each([4, 9, 19, 60, 999])('leaves 5 of 100 outside, at %i degrees of freedom', (degrees) => {
    const quantile = studentQuantile(degrees);
    expect(Math.abs(insideOf(quantile, degrees) - 0.95)).toBeLessThan(degrees < 9 ? 2e-4 : 1e-5);
  });
});

/** How much of Student's distribution lies within so far of 0: its density, summed by Simpson's rule. */
function insideOf(bound: number, degrees: number): number {
  const density = (t: number) => (1 + t ** 2 / degrees) ** (-(degrees + 1) / 2);
  const areaTo = (end: number) => {
    const steps = 20_000;
    const width = end / steps;
    let sum = density(0) + density(end);
    for (let n = 1; n < steps; n++) sum += (n % 2 === 1 ? 4 : 2) * density(n * width);
    return (sum * width) / 3;
  };
  return areaTo(bound) / areaTo(degrees < 9 ? 400 : 60);
}
