import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, daysBetween } from './calendar-day.ts';

const isDay = (value: unknown) => calendarDay.safeParse(value).success;
const anyDay = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a calendar day', () => {
  it.each([
    ['2026-09-01', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['01/09/2026', false],
    ['2026-09-01T00:00:00Z', false],
    ['2026-09-01 ', false],
    ['٢٠٢٦-٠٩-٠١', false],
    ['+12026-09-01', false],
    ['0000-01-01', false],
    ['', false],
  ])('%j is a day of the real calendar: %j', (value, expected) => {
    expect(isDay(value)).toBe(expected);
  });

  it.each([null, undefined, 20260901, new Date(), ['2026-09-01']])('refuses %j, which is no text', (value) => {
    expect(isDay(value)).toBe(false);
  });

  it('has 146,097 days in 400 years', () => {
    let days = 0;
    for (let year = 2000; year < 2400; year++) {
      for (let month = 1; month <= 12; month++) {
        for (let day = 1; day <= 31; day++) {
          if (isDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)) days++;
        }
      }
    }
    expect(days).toBe(146_097);
  });
});

describe('days between two days', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-11-22', '2026-11-21', -1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['1970-01-01', '2020-12-23', 18_619],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('add up over any day in between and turn round with their ends', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (a, b, c) => {
        expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c));
        expect(daysBetween(a, b) + daysBetween(b, a)).toBe(0);
        expect(Math.sign(daysBetween(a, b))).toBe(a < b ? 1 : a > b ? -1 : 0);
      }),
    );
  });
});
