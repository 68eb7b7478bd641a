import type { CalendarDay } from '@lectern/domain/calendar-day.ts';

/** The calendar day of a moment where the person is. */
export function localDay(moment: string): CalendarDay {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
