import { expect, it } from 'vitest';
import { timeSpent } from './time-spent.ts';

it.each([
  ['nothing', undefined, undefined, 0],
  ['one finished attempt', 90, undefined, 90],
  ['one open attempt', undefined, 30, 30],
  ['a new attempt after a finished one', 90, 30, 120],
])('adds up %s', (_case, latest, open, seconds) => {
  expect(timeSpent(latest, open)).toBe(seconds);
});
