import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { formatsOf } from './formats-of.ts';

const formats = formatsOf('en-US');
export const { plural, numberText, percentText, listText, minutesText, durationText } = formats;

/** MMM DD YYYY, such as "Oct 02 2026". */
export const dayText = (of: CalendarDay): string => formats.dayText(of).replace(',', '');

/** A period such as "Sep 07 2026 to Jan 29 2027". */
export const periodText = (first: CalendarDay, last: CalendarDay): string => `${dayText(first)} to ${dayText(last)}`;
