import { expect, test } from 'vitest';
import { currentLevel } from './current-level.ts';

const level = (number: number, percent: number | null) => ({ level: number, percent });

test('a course opens at the level of the next step', () => {
  expect(currentLevel({ level: 2 }, [level(1, 100), level(2, 33), level(3, 0)])).toBe(2);
});

test('a course without one opens at its last level with study projects', () => {
  expect(currentLevel(null, [level(1, 100), level(2, 100), level(3, null)])).toBe(2);
  expect(currentLevel(null, [level(1, null), level(2, null)])).toBe(1);
});
