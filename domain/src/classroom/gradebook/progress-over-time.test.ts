import fc from 'fast-check';
import { expect, it } from 'vitest';
import { progressOverTime } from './progress-over-time.ts';

it('adds up what was completed, in percent of all that can be', () => {
  const days = [
    { day: '2026-09-01', completed: 3 },
    { day: '2026-09-04', completed: 1 },
  ] as const;
  expect(progressOverTime(days, 8)).toEqual([
    { day: '2026-09-01', completed: 3, percent: 38 },
    { day: '2026-09-04', completed: 4, percent: 50 },
  ]);
  expect(progressOverTime([], 8)).toEqual([]);
  expect(progressOverTime(days, 0)).toEqual([]);
});

it('never falls, and ends with all of it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 30 }), (counts) => {
      const all = counts.reduce((sum, count) => sum + count, 0);
      const days = counts.map((completed, index) => ({
        day: `2026-10-${String(index + 1).padStart(2, '0')}` as const,
        completed,
      }));
      const percents = progressOverTime(days, all).map(({ percent }) => percent);
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      expect(percents.at(-1)).toBe(100);
    }),
  );
});
