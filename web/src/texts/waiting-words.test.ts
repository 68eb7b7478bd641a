import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['./*/en.ts', '!./{formats,languages}/*', '../../../server/src/base/identity/pages/texts/en.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Sentences of the specification, which stay: each is followed by one that says more, or speaks of days. */
const literal = [
  /Oops! There are no questions\. Please check back later\. Your instructor may know when\./g,
  /Please try again later! If problem persists [^']*Tech Support\. Your answers are safe\. It usually works again within a minute/g,
  /Something went wrong\. Please try again later\. What you have selected stays selected\./g,
  /Group Start date must be today or later\./g,
  // What is not published, or does not start, at once.
  /Starts later/g,
  /(Save|Restore) for later/g,
];

test('a text that asks people to wait says for how long', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(10);
  const vague = Object.entries(sources).flatMap(([file, source]) => {
    const rest = literal.reduce((text, known) => text.replaceAll(known, ''), source);
    return rest
      .split('\n')
      .filter((line) => /\b(later|a while|a moment|shortly)\b/i.test(line) && !/^\s*(\/|\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`);
  });
  expect(vague).toEqual([]);
});
