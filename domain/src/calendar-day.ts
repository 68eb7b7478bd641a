import { z } from 'zod/mini';

/** A calendar day without a time, written yyyy-mm-dd; days compare as strings. */
export type CalendarDay = string;

/** Accepts a day of the real calendar written yyyy-mm-dd, and refuses everything else. */
export const calendarDay = z.string().check(z.refine((value) => isCalendarDay(value), 'NOT_A_DAY'));

function isCalendarDay(value: string): boolean {
  // The calendar has no year 0; JavaScript does.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const millisecondsADay = 86_400_000;

/** Whole days from one calendar day to another; negative when `to` is the earlier one. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsADay);
}

/** The day so many days after a calendar day, or before it where they are negative. */
export function daysLater(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsADay).toISOString().slice(0, 10);
}

/** The day after a calendar day. */
export const nextDay = (day: CalendarDay): CalendarDay => daysLater(day, 1);

/** The same day of a later month, or the last one of that month where it is shorter. */
export function monthsLater(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  return new Date(Math.min(Date.UTC(year, month - 1 + months, date), lastOfMonth.getTime())).toISOString().slice(0, 10);
}
