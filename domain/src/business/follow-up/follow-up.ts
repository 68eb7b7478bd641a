import { z } from 'zod/mini';
import { calendarDay, daysBetween, type CalendarDay } from '../../calendar-day.ts';
import { itemId, orNull } from '../../base/content/content-field.ts';
import { storable } from '../../text-rules.ts';

/** How much a follow-up says, in characters. */
export const longestFollowUp = 500;

const said = z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(longestFollowUp), storable);

/** What a follow-up is about when it was asked for by an administrator of the institution. */
export type FollowUpQuestion = 'MORE_SEATS' | 'MEMBER';

/** What decides about a follow-up that is written. */
export type FollowUpFacts = {
  /** Today in the time zone of the institution. */
  readonly today: CalendarDay;
  /** The day it is due so far; null for a new one. */
  readonly due_on: CalendarDay | null;
  /** Whether it may say nothing, as a question that says it with its number of seats. */
  readonly silent: boolean;
};

/**
 * A follow-up as it is created or changed: what, who and when, and the license it is about. It refuses to say nothing
 * (REQUIRED), unless it is `silent`, and a new day that has passed (DAY_PASSED).
 */
export const followUpSchema = ({ today, due_on, silent }: FollowUpFacts) =>
  z.object({
    what: silent ? z.string().check(z.trim(), z.maxLength(longestFollowUp), storable) : said,
    assignee_id: orNull(itemId),
    due_on: z.pipe(
      z.string().check(z.trim(), z.minLength(1, { abort: true })),
      calendarDay.check(z.refine((day) => day === due_on || !(day < today), 'DAY_PASSED')),
    ),
    license_id: orNull(itemId),
  });

/** What `followUpSchema` gives. */
export type FollowUpInput = z.output<ReturnType<typeof followUpSchema>>;

/** Where a follow-up stands on a day. */
export type FollowUpState = 'OPEN' | 'DUE' | 'OVERDUE' | 'DONE';

/** Where a follow-up stands on `today`: done, due that day, overdue after it, else open. */
export function followUpState(
  { due_on, done }: { readonly due_on: CalendarDay; readonly done: boolean },
  today: CalendarDay,
): FollowUpState {
  if (done) return 'DONE';
  const days = daysBetween(today, due_on);
  return days > 0 ? 'OPEN' : days === 0 ? 'DUE' : 'OVERDUE';
}

/** For how many days a follow-up that was deleted can be restored. */
export const daysToRestoreFollowUp = 30;

/** Which follow-ups are asked for; it refuses a page of none or of more than 60. */
export const followUpListSchema = z.object({ pageSize: z.int().check(z.minimum(1), z.maximum(60)) });
