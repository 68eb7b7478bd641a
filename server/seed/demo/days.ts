import type { CalendarDay } from '@lectern/domain/calendar-day.ts';

const millisecondsADay = 86_400_000;

/** Days and moments relative to the moment of seeding. */
export type Days = {
  /** The calendar day so many days from today, in UTC. */
  readonly day: (offset: number) => CalendarDay;
  /** The moment so many days from now. */
  readonly moment: (offset: number) => string;
  /** A moment of that day: so many seconds after midnight UTC. */
  readonly at: (offset: number, seconds: number) => Date;
};

/** Days relative to a moment. */
export function daysFrom(now: Date): Days {
  const moment = (offset: number) => new Date(now.getTime() + offset * millisecondsADay).toISOString();
  const day = (offset: number) => moment(offset).slice(0, 10);
  const at = (offset: number, seconds: number) => new Date(Date.parse(`${day(offset)}T00:00:00Z`) + seconds * 1000);
  return { day, moment, at };
}
