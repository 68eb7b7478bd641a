import { expect, it } from 'vitest';
import { performanceBand } from '../../learning/attempt/score.ts';
import { heatOf } from './heat.ts';

it('has four steps, with edges at 50, at the pass threshold and at 100', () => {
  const steps = Array.from({ length: 101 }, (_, percent) => heatOf(percent));
  expect([1, 2, 3, 4].map((step) => [steps.indexOf(step as never), steps.lastIndexOf(step as never)])).toEqual([
    [0, 49],
    [50, 74],
    [75, 99],
    [100, 100],
  ]);
});

it('agrees with the performance band', () => {
  const bands = { 1: 'REVIEW_NEEDED', 2: 'REVIEW_NEEDED', 3: 'GOOD', 4: 'EXCELLENT' } as const;
  for (let percent = 0; percent <= 100; percent++) expect(performanceBand(percent)).toBe(bands[heatOf(percent)]);
});
