import { daysBetween, nextDay, type CalendarDay } from '../calendar-day.ts';
import type { GroupRole } from '../account/role.ts';
import type { RefusalCode } from '../refusal.ts';

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

/** True unless the group is started and within its dates; a locked group opens for instructors and center admins only. */
export function isGroupLocked(group: GroupTimes, today: CalendarDay): boolean {
  return effectiveGroupStatus(group, today) !== 'STARTED';
}

/** The person who wants to join, as the group knows them: never a member, a live one, one who left, or one kept out. */
export type EarlierMembership = 'NONE' | 'LIVE' | 'LEFT' | 'BLOCKED';

/** What decides about joining. `learners` counts live members with the role STUDENT, the only ones who take a seat. */
export type JoinFacts = GroupTimes & {
  readonly group_size: number;
  readonly learners: number;
  readonly license_expiry_date: CalendarDay | null;
  readonly earlier: EarlierMembership;
};

/**
 * Why a person may not join with a correct key, or null. A group that opens later may be joined already; an expired
 * license (its last day included), a closed or ended group, a full one, a live membership and a block are refused. Of several reasons
 * it gives the first that would remain if the others were mended: a group that is over is over, whatever its license.
 */
export function whyNotJoin(facts: JoinFacts, today: CalendarDay): RefusalCode | null {
  if (facts.earlier === 'LIVE') return 'ALREADY_MEMBER';
  if (facts.earlier === 'BLOCKED') return 'REMOVED_FROM_GROUP';
  const status = effectiveGroupStatus(facts, today);
  if (status !== 'STARTED' && status !== 'NOT_YET') return 'GROUP_NOT_ACTIVE';
  if (facts.license_expiry_date === null || facts.license_expiry_date <= today) return 'LICENSE_EXPIRED';
  if (facts.learners >= facts.group_size) return 'GROUP_FULL';
  return null;
}

/**
 * Why a member may not open the group's courses, or null. Instructors of either kind and center administrators open a
 * locked group; everyone else waits until it is started and within its dates.
 */
export function whyNotOpenGroup(
  group: GroupTimes,
  today: CalendarDay,
  viewer: { readonly groupRole: GroupRole | null; readonly isCenterAdmin: boolean; readonly isClassroomStaff: boolean },
): RefusalCode | null {
  if (!isGroupLocked(group, today)) return null;
  if (viewer.isCenterAdmin || viewer.isClassroomStaff) return null;
  if (viewer.groupRole === 'MAIN_INSTRUCTOR' || viewer.groupRole === 'INSTRUCTOR') return null;
  return effectiveGroupStatus(group, today) === 'NOT_YET' ? 'NOT_STARTED_YET' : 'GROUP_LOCKED';
}
