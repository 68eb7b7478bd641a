import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { formatsOf } from './formats-of.ts';

const formats = formatsOf('en-US');
export const { plural, percentText, listText, minutesText, durationText } = formats;

/** MMM DD YYYY, such as "Oct 02 2026". */
export const dayText = (of: CalendarDay): string => formats.dayText(of).replace(',', '');

/** A period such as "Sep 07 to Dec 18 2026"; one of a year and more names both years. */
export function periodText(first: CalendarDay, last: CalendarDay): string {
  const withinAYear = Date.parse(last) - Date.parse(first) < 365 * 86_400_000;
  return `${withinAYear ? dayText(first).replace(/ \d+$/, '') : dayText(first)} to ${dayText(last)}`;
}
