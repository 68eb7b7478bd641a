import { expect, test } from 'vitest';
import { currentLevel, latestOpen } from './current-level.ts';

const level = (number: number, percent: number | null) => ({ level: number, percent });
const exercise = (number: number, saved_at: string | null) => ({ level: number, open: saved_at ? { saved_at } : null });

test.each([
  ['the level of what was worked on last', [exercise(1, '2026-11-01'), exercise(2, '2026-11-02')], 2],
  ['else the first level that is not complete', [exercise(1, null)], 2],
])('a course opens at %s', (_case, exercises, expected) => {
  expect(currentLevel(exercises, [level(1, 100), level(2, 33), level(3, 0)])).toBe(expected);
});

test('levels without study projects are passed over, and a complete course opens at its last level', () => {
  expect(currentLevel([], [level(1, null), level(2, 0)])).toBe(2);
  expect(currentLevel([], [level(1, 100), level(2, 100), level(3, null)])).toBe(2);
  expect(currentLevel([], [level(1, null), level(2, null)])).toBe(1);
});

test('nothing is the latest where nothing is open', () => {
  expect(latestOpen([exercise(1, null)])).toBeNull();
  expect(latestOpen([])).toBeNull();
});
