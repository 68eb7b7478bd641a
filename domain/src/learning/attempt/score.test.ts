import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPass, passThreshold, performanceBand, scorePercent } from './score.ts';

/** The same in exact arithmetic: the whole number nearest to 100 correct / total, the greater one of two. */
function exactPercent(correct: number, total: number): number {
  const [c, t] = [BigInt(correct), BigInt(total)];
  const below = (100n * c) / t;
  const rest = 100n * c - below * t;
  return Number(2n * rest >= t ? below + 1n : below);
}

const anyScore = fc
  .integer({ min: 1, max: 100_000 })
  .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));

describe('a score', () => {
  it.each([
    [0, 20, 0],
    [15, 20, 75],
    [149, 200, 75], // 74.5
    [148, 200, 74],
    [199, 200, 100], // 99.5 reads Excellent, with "199 of 200" beside it
    [198, 200, 99],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13], // 12.5
    [29, 40, 73], // 72.5, which 100 * 29 / 40 in floating point also is
    [23, 40, 58], // 57.5
    [20, 20, 100],
  ])('of %i from %i is %i percent', (correct, total, percent) => {
    expect(scorePercent(correct, total)).toBe(percent);
  });

  // D1-4.74–4.78, 9.03
  it('is nothing without questions', () => {
    expect(scorePercent(0, 0)).toBeNull();
    expect(performanceBand(null)).toBe('NA');
    expect(isPass(null)).toBe(false);
  });

  // D1-4.68, 4.71, 9.01, 9.02
  it('equals the rounding of the exact fraction, half up', () => {
    fc.assert(
      fc.property(anyScore, ([correct, total]) => {
        expect(scorePercent(correct, total)).toBe(exactPercent(correct, total));
      }),
      { numRuns: 2000 },
    );
    const wrong: number[][] = [];
    for (let total = 1; total <= 400; total++) {
      for (let correct = 0; correct <= total; correct++) {
        wrong.push(...(scorePercent(correct, total) === exactPercent(correct, total) ? [] : [[correct, total]]));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('never falls with one more right answer, and stays between 0 and 100', () => {
    fc.assert(
      fc.property(anyScore, ([correct, total]) => {
        const percent = scorePercent(correct, total) ?? -1;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(scorePercent(Math.min(correct + 1, total), total)).toBeGreaterThanOrEqual(percent);
      }),
    );
  });
});

describe('how good a score is', () => {
  // D1-4.74–4.78, 9.03
  it.each([
    [0, 'REVIEW_NEEDED', false],
    [74, 'REVIEW_NEEDED', false],
    [75, 'GOOD', true],
    [99, 'GOOD', true],
    [100, 'EXCELLENT', true],
  ] as const)('%i percent is %s, a pass: %s', (percent, band, pass) => {
    expect(performanceBand(percent)).toBe(band);
    expect(isPass(percent)).toBe(pass);
  });

  // D1-4.68, 4.71, 9.01, 9.02
  it('changes at the pass threshold of 75', () => {
    expect(passThreshold).toBe(75);
  });
});
