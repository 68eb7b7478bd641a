import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTicks, scoreAxisStart } from './plot-axis.ts';

describe('the axis of counts', () => {
  it.each([
    [0, [0, 1, 2]],
    [1, [0, 1, 2]],
    [2, [0, 1, 2]],
    [5, [0, 3, 6]],
    [6, [0, 3, 6]],
    [7, [0, 5, 10]],
    [11, [0, 10, 20]],
    [26, [0, 20, 40]],
    [413, [0, 300, 600]],
  ])('for %j at most has the marks %j', (highest, ticks) => {
    expect(countTicks(highest)).toEqual(ticks);
  });

  it('reaches every count without wasting more than two thirds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (highest) => {
        const [zero, middle, top] = countTicks(highest);
        expect(zero).toBe(0);
        expect(middle * 2).toBe(top);
        expect(Number.isInteger(middle)).toBe(true);
        expect(top).toBeGreaterThanOrEqual(highest);
        expect(highest / top).toBeGreaterThan(1 / 3);
      }),
    );
  });
});

describe('the axis of scores', () => {
  it.each([
    [0, 0],
    [24, 0],
    [25, 25],
    [45, 25],
    [50, 50],
    [95, 50],
  ])('of which the lowest is %j begins at %j', (lowest, start) => {
    expect(scoreAxisStart(lowest)).toBe(start);
  });
});
