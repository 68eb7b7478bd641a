import { daysLater, type CalendarDay } from '@lectern/domain/calendar-day.ts';

const millisecondsADay = 86_400_000;

/** Days and moments relative to the moment of seeding. */
export type Days = {
  /** The calendar day so many days from today. */
  readonly day: (offset: number) => CalendarDay;
  /** The moment so many days from now. */
  readonly moment: (offset: number) => string;
  /** A moment of the day so many days from today in UTC: so many seconds after its midnight there. */
  readonly at: (offset: number, seconds: number) => Date;
  /** The same where it is today in a time zone, by which an institution counts its days. */
  readonly in: (zone: string) => Days;
};

/** Days relative to a moment, of which today is the day in a time zone. */
export function daysFrom(now: Date, zone = 'UTC'): Days {
  // Swedes write a day as ISO does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);
  const moment = (offset: number) => new Date(now.getTime() + offset * millisecondsADay).toISOString();
  const at = (offset: number, seconds: number) =>
    new Date(Date.parse(`${moment(offset).slice(0, 10)}T00:00:00Z`) + seconds * 1000);
  return { day: (offset) => daysLater(today, offset), moment, at, in: (other) => daysFrom(now, other) };
}
