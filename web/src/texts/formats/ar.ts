import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { formatsOf } from './formats-of.ts';

/** Digits are those of the courses, keys and clocks on the same screens: 0 to 9. */
export const { plural, numberText, percentText, listText, minutesText, durationText, dayText } =
  formatsOf('ar-u-nu-latn');

/** A period such as "من 07 سبتمبر 2026 إلى 29 يناير 2027". */
export const periodText = (first: CalendarDay, last: CalendarDay): string =>
  `من ${dayText(first)} إلى ${dayText(last)}`;

/** A name, an address or a key inside a sentence: what is written left to right moves nothing around it. */
export const isolated = (name: string | number): string => `\u2068${name}\u2069`;

/** Names in a row. */
export const namesText = (names: readonly string[]): string => listText(names.map(isolated));
