import { z } from 'zod/mini';
import { calendarDay, daysLater, type CalendarDay } from '../../calendar-day.ts';
import type { AttentionReason, AttentionRule } from './attention.ts';

/** The days for which a learner is put off at a click. */
export const putOffDays = [7, 14, 30] as const;

/** The most days for which a learner can be put off; what is to be forgotten is no matter of the list. */
const mostPutOffDays = 366;

/** That a group has put a learner off, for the rules that held then. */
export type PutOff = { readonly until: CalendarDay; readonly rules: readonly AttentionRule[] };

/**
 * The day from which a learner is listed again. It refuses a day that is not after today (DAY_PASSED) and one that is more
 * than 366 days away (TOO_HIGH).
 */
export const putOffSchema = (today: CalendarDay) =>
  z.object({
    until: calendarDay.check(
      z.refine((until) => until > today, 'DAY_PASSED'),
      z.refine((until) => until <= daysLater(today, mostPutOffDays), {
        error: 'TOO_HIGH',
        params: { maximum: mostPutOffDays },
      }),
    ),
  });

/** Whether a learner stays off the list on `today`: until the day comes, or a rule holds that did not when they were put off. */
export function isPutOff(putOff: PutOff | null, reasons: readonly AttentionReason[], today: CalendarDay): boolean {
  return putOff !== null && putOff.until > today && reasons.every(({ rule }) => putOff.rules.includes(rule));
}
