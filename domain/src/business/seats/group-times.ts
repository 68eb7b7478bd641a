import { daysBetween, nextDay, type CalendarDay } from '../../calendar-day.ts';

/** What an instructor has set: open, closed for the time being, or over. */
export const groupStatuses = ['STARTED', 'CLOSED', 'ENDED'] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** What holds today: the stored status, overtaken by the group's own dates. */
export type EffectiveGroupStatus = GroupStatus | 'NOT_YET';

/** The facts about a group that decide whether it is open. Days are in the institution's time zone. */
export type GroupTimes = {
  readonly status: GroupStatus;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
};

/**
 * The status that holds on `today`. A started group counts as ended after its last day and as not yet open before its
 * first; a stored CLOSED or ENDED always stands. Extending the end date reopens the group.
 */
export function effectiveGroupStatus(group: GroupTimes, today: CalendarDay): EffectiveGroupStatus {
  if (group.status !== 'STARTED') return group.status;
  if (today > group.end_date) return 'ENDED';
  if (today < group.start_date) return 'NOT_YET';
  return 'STARTED';
}

/**
 * The day since which the status of `today` holds: the day after the last one where its dates ended it, its first day
 * where they opened it, else the day `status_on` on which somebody gave it.
 */
export function effectiveSince(
  group: GroupTimes & { readonly status_on: CalendarDay },
  today: CalendarDay,
): CalendarDay {
  const status = effectiveGroupStatus(group, today);
  if (status === 'ENDED' && group.status === 'STARTED') return nextDay(group.end_date);
  return status === 'STARTED' && group.start_date > group.status_on ? group.start_date : group.status_on;
}

const noticeDays = 14;

/** How many days an open group has left, 0 on its last one, from 14 days before it on; null before that and while it is not open. */
export function endsIn(group: GroupTimes, today: CalendarDay): number | null {
  const days = daysBetween(today, group.end_date);
  return effectiveGroupStatus(group, today) === 'STARTED' && days <= noticeDays ? days : null;
}
