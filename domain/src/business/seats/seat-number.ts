import { z } from 'zod/mini';
import { calendarDay, type CalendarDay } from '../../calendar-day.ts';

/**
 * The numbers that say how the seats of a license stand: bought, reserved by its groups, taken by learners, free for
 * groups, and how many people were ever served.
 */
export const seatNumbers = ['bought', 'reserved', 'taken', 'free', 'served'] as const;

/** One of them. */
export type SeatNumber = (typeof seatNumbers)[number];

/** Those of one group: the places that it holds, those that learners have taken, and those that nobody has. */
export const groupSeatNumbers = ['reserved', 'taken', 'free'] as const satisfies readonly SeatNumber[];

/** One of them. */
export type GroupSeatNumber = (typeof groupSeatNumbers)[number];

/** Whether a group has a number of its own by that name. */
export const isOfGroup = (number: SeatNumber): number is GroupSeatNumber =>
  groupSeatNumbers.some((one) => one === number);

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
