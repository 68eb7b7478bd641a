import fc from 'fast-check';
import { expect, it } from 'vitest';
import { untouched } from './question-progress.ts';
import { withinClock } from './within-clock.ts';

const counted = (...seconds: number[]) =>
  Object.fromEntries(seconds.map((one, index) => [`q${index}`, { ...untouched, seconds: one }]));
const cut = (seconds: readonly number[], clock: number) =>
  Object.values(
    withinClock(
      counted(...seconds),
      seconds.map((_one, index) => `q${index}`),
      clock,
    ),
  ).map((one) => one.seconds);

it.each([
  [[10, 20, 30], 60, [10, 20, 30]],
  [[10, 20, 30], 61, [10, 20, 30]],
  [[10, 20, 30], 45, [10, 20, 15]],
  [[10, 20, 30], 5, [5, 0, 0]],
  [[], 5, []],
])('%j seconds within a clock of %i are %j', (seconds, clock, granted) => {
  expect(cut(seconds, clock)).toEqual(granted);
});

it('counts a question that was not touched as no time, and leaves the rest of its progress', () => {
  const answer = { chosen: ['a'] };
  expect(withinClock({ q0: { ...untouched, answer, seconds: 9 } }, ['q0', 'q1'], 4)).toEqual({
    q0: { ...untouched, answer, seconds: 4 },
    q1: untouched,
  });
});

it('never counts more than the clock, and no less than was counted where that fits', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1800 })), fc.nat({ max: 10_000 }), (seconds, clock) => {
      const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
      expect(sum(cut(seconds, clock))).toBe(Math.min(sum(seconds), clock));
    }),
  );
});
