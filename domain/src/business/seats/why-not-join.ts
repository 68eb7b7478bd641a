import type { CalendarDay } from '../../calendar-day.ts';
import type { RefusalCode } from '../../refusal.ts';
import { effectiveGroupStatus, type GroupTimes } from './group-times.ts';

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
