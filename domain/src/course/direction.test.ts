import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each([
  ['en', 'ltr'],
  ['en-GB', 'ltr'],
  ['ar', 'rtl'],
  ['AR-eg', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['az-Arab-IR', 'rtl'],
  ['ks-Deva', 'ltr'],
  ['cy', 'ltr'],
  ['', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
