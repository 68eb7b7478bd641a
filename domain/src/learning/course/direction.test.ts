import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each([
  ['ar', 'rtl'],
  ['AR', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['pa', 'ltr'],
  ['en', 'ltr'],
  ['ja', 'ltr'],
  ['arn', 'ltr'],
])('writes %s %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
