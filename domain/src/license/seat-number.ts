import { z } from 'zod/mini';
import { calendarDay, type CalendarDay } from '../calendar-day.ts';

/**
 * The numbers that say how the seats of a license stand: bought, reserved by its groups, taken by learners, free for
 * groups, and how many people were ever served.
 */
export const seatNumbers = ['bought', 'reserved', 'taken', 'free', 'served'] as const;

/** One of them. */
export type SeatNumber = (typeof seatNumbers)[number];

/** What was done when an entry of the ledger of seats was written. */
export type SeatActCode =
  | 'OPENING'
  | 'LICENSE_BOUGHT'
  | 'LICENSE_CHANGED'
  | 'LICENSE_RENEWED'
  | 'ACTIVATION_UNDONE'
  | 'RENEWAL_UNDONE'
  | 'GROUP_OPENED'
  | 'GROUP_CHANGED'
  | 'GROUP_ENDED'
  | 'GROUP_REOPENED'
  | 'GROUP_DELETED'
  | 'GROUP_RESTORED'
  | 'LEARNER_JOINED'
  | 'LEARNER_LEFT';

/** The day whose seats are asked for; it refuses a day after today (DAY_TO_COME), of which nothing is written. */
export const seatDay = (today: CalendarDay) => calendarDay.check(z.refine((day) => !(day > today), 'DAY_TO_COME'));
