import { afterEach, expect, test } from 'vitest';
import { directionAround } from './of-language.ts';

const before = document.documentElement.dir;
afterEach(() => {
  document.documentElement.dir = before;
});

test.each([
  ['ltr', 'en', 'ltr'],
  ['ltr', 'ar', 'rtl'],
  ['rtl', 'en', 'rtl'],
  ['rtl', 'ar', 'rtl'],
])('an app that runs %s shows what stands around %s content %s', (app, language, around) => {
  document.documentElement.dir = app;
  expect(directionAround(language)).toBe(around);
});
