import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { formatsOf } from './formats-of.ts';

export const { plural, numberText, percentText, listText, minutesText, durationText, dayText } = formatsOf('es');

/** A period such as "07 sept 2026 a 29 ene 2027". */
export const periodText = (first: CalendarDay, last: CalendarDay): string => `${dayText(first)} a ${dayText(last)}`;
