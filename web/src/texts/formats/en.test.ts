import { describe, expect, test } from 'vitest';
import { dayText, durationText, listText, minutesText, percentText, periodText, plural } from './en.ts';

test.each([
  ['2026-10-02', 'Oct 02 2026'],
  ['2027-01-31', 'Jan 31 2027'],
  ['2024-02-29', 'Feb 29 2024'],
  ['2026-09-09', 'Sep 09 2026'],
])('the day %s reads %s', (day, text) => {
  expect(dayText(day)).toBe(text);
});

// D1-9.26, D2-9.35
test('a day has the shape MMM DD YYYY in every month', () => {
  const months = Array.from({ length: 12 }, (_none, index) => `2026-${String(index + 1).padStart(2, '0')}-05`);
  for (const day of months) expect(dayText(day)).toMatch(/^[A-Z][a-z]{2} 05 2026$/);
});

test.each([
  ['2026-09-07', '2026-12-18', 'Sep 07 2026 to Dec 18 2026'],
  ['2026-10-05', '2027-01-29', 'Oct 05 2026 to Jan 29 2027'],
  ['2026-09-07', '2027-09-06', 'Sep 07 2026 to Sep 06 2027'],
  ['2026-09-07', '2027-09-07', 'Sep 07 2026 to Sep 07 2027'],
  ['2026-09-07', '2026-09-07', 'Sep 07 2026 to Sep 07 2026'],
])('the period from %s to %s reads %s', (first, last, text) => {
  expect(periodText(first, last)).toBe(text);
});

describe('numbers', () => {
  test.each([
    [0, '0 questions'],
    [1, '1 question'],
    [2, '2 questions'],
    [1000, '1,000 questions'],
  ])('%i is counted as %s', (count, text) => {
    expect(plural(count, { one: '# question', other: '# questions' })).toBe(text);
  });

  test('are written as English writes them', () => {
    expect(percentText(75)).toBe('75%');
    expect(minutesText(1)).toBe('1 minute');
    expect(listText(['1', '2', '3'])).toBe('1, 2, and 3');
  });

  test.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [60, '1 minute'],
    [3900, '1 hour 5 minutes'],
    [7261, '2 hours 1 minute 1 second'],
  ])('%i seconds read %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
