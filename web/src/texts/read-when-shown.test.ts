import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTexts } from './language.ts';
import { takeTexts, texts } from './texts.ts';

const modules = import.meta.glob<object>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../main.tsx']);

beforeAll(() => takeTexts(Object.fromEntries(Object.keys(texts).map((feature) => [feature, undefined]))));
afterAll(() => loadTexts('learner'));

test('no module reads a text while it loads', async () => {
  expect(() => texts.ui).toThrow('before they are loaded');
  const loads = Object.entries(modules).map(([path, load]) =>
    load().then(
      () => null,
      (reason: Error) => `${path}: ${reason.message}`,
    ),
  );
  expect((await Promise.all(loads)).filter((failure) => failure !== null)).toEqual([]);
});
