import { z } from 'zod/mini';
import type { GroupRole } from '../../base/account/role.ts';
import type { CalendarDay } from '../../calendar-day.ts';
import { whyNotJoin, type JoinFacts } from '../../business/seats/why-not-join.ts';
import { itemId } from '../../base/content/content-field.ts';
import type { RefusalCode } from '../../refusal.ts';
import { mostMembersAtOnce } from './group-member-list.ts';

/** The people whom an act on the members of a group names: 1 to 200, each once. */
export const memberIds = z.array(itemId).check(
  z.minLength(1),
  z.maxLength(mostMembersAtOnce),
  z.refine((ids) => new Set(ids).size === ids.length, 'NOT_DISTINCT'),
);

/**
 * Why an instructor may not add a person as a learner, or null: what speaks against joining with the key, except that
 * who was removed may come back by the hand of those who remove.
 */
export function whyNotAddLearner(facts: JoinFacts, today: CalendarDay): RefusalCode | null {
  return whyNotJoin({ ...facts, earlier: facts.earlier === 'BLOCKED' ? 'LEFT' : facts.earlier }, today);
}

/**
 * Why a member who holds one role in a group may not be removed from it by somebody else, or null. Nobody removes the
 * main instructor; a plain instructor, who is nothing more to the group, removes learners only.
 */
export function whyNotRemove(role: GroupRole, by: { readonly plainInstructor: boolean }): RefusalCode | null {
  if (role === 'MAIN_INSTRUCTOR') return 'FORBIDDEN';
  return role === 'INSTRUCTOR' && by.plainInstructor ? 'FORBIDDEN' : null;
}

/** What decides about moving a learner: the group they come to, and what they are and did there. */
export type MoveFacts = JoinFacts & {
  /** The role of a live membership there. */
  readonly roleThere: GroupRole | null;
  /** Whether an exercise is begun here and there. */
  readonly begunInBoth: boolean;
};

/**
 * Why a learner cannot be moved to another group, or null. Who learns in both is moved without another place; who
 * teaches there is a member already. An exercise that is begun in both groups is a CONFLICT: its results have no order.
 */
export function whyNotMove(facts: MoveFacts, today: CalendarDay): RefusalCode | null {
  if (facts.roleThere !== null && facts.roleThere !== 'STUDENT') return 'ALREADY_MEMBER';
  const refusal = facts.roleThere === 'STUDENT' ? null : whyNotAddLearner(facts, today);
  return refusal ?? (facts.begunInBoth ? 'CONFLICT' : null);
}

/** What decides about bringing a membership of a group back that ended with the one of the institution. */
export type ReturnFacts = {
  readonly role: GroupRole;
  /** Whether the group has been deleted since. */
  readonly deleted: boolean;
  readonly group_size: number;
  readonly learners: number;
  /** Whether the group is over and each of its learners counts as a place of its license all the same. */
  readonly countsLearners: boolean;
  /** The places of its license that no group holds. */
  readonly free: number;
};

/** Why a membership of a group does not come back, or null: the group is gone, or others have the places. Who teaches needs none. */
export function whyNotReturn(facts: ReturnFacts): RefusalCode | null {
  if (facts.deleted) return 'NOT_FOUND';
  if (facts.role !== 'STUDENT') return null;
  if (facts.learners >= facts.group_size) return 'GROUP_FULL';
  return facts.countsLearners && facts.free <= 0 ? 'NO_SEATS_LEFT' : null;
}
