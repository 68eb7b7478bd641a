import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanPercent, scoreBins } from './plots.ts';

const anyPercents = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 60 });

describe('the distribution of scores', () => {
  it('is empty without scores', () => {
    expect(scoreBins([])).toEqual([]);
  });

  it('has 75 as an edge and 100 in its last bar', () => {
    expect(scoreBins([74, 75, 79, 100])).toEqual([
      { from: 70, count: 1 },
      { from: 75, count: 2 },
      { from: 80, count: 0 },
      { from: 85, count: 0 },
      { from: 90, count: 0 },
      { from: 95, count: 1 },
    ]);
  });

  it('counts every score once, in a bar that holds it', () => {
    fc.assert(
      fc.property(anyPercents, (percents) => {
        const bins = scoreBins(percents);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(percents.length);
        for (const { from, count } of bins) {
          expect(count).toBe(
            percents.filter((percent) => percent >= from && (percent < from + 5 || from === 95)).length,
          );
        }
        expect(bins.map(({ from }) => from)).toEqual(bins.map((_, index) => (bins[0]?.from ?? 0) + 5 * index));
        expect(bins.length === 0 || ((bins[0]?.count ?? 0) > 0 && bins.at(-1)?.from === 95)).toBe(true);
      }),
    );
  });
});

describe('the mean of some scores', () => {
  it.each([
    [[], null],
    [[80], 80],
    [[74, 75], 75],
    [[0, 0, 100], 33],
    [[100, 100], 100],
  ])('of %j is %j', (percents, mean) => {
    expect(meanPercent(percents)).toBe(mean);
  });

  it('lies between the lowest and the highest', () => {
    fc.assert(
      fc.property(anyPercents, (percents) => {
        fc.pre(percents.length > 0);
        expect(meanPercent(percents)).toBeGreaterThanOrEqual(Math.min(...percents));
        expect(meanPercent(percents)).toBeLessThanOrEqual(Math.max(...percents));
      }),
    );
  });
});
