import type { GroupRole, InstitutionRole } from '../../base/account/role.ts';
import type { CalendarDay } from '../../calendar-day.ts';
import type { EarlierMembership, JoinFacts } from '../../business/seats/why-not-join.ts';
import type { RefusalCode } from '../../refusal.ts';
import type { RosterRow, RowFault } from './read-roster.ts';

/** A group that a file fills. */
export type RosterGroup = Omit<JoinFacts, 'earlier'> & {
  readonly id: string;
  /** Today in the time zone of its institution. */
  readonly today: CalendarDay;
  /** Whether who imports may add instructors to it. */
  readonly may_add_instructors: boolean;
};

/** What a person of the institution is in one of its groups, and was. */
export type RosterMembership = {
  readonly group_id: string;
  readonly role: GroupRole;
  readonly earlier: Exclude<EarlierMembership, 'NONE'>;
};

/** A person of the institution whom the file may name or who belongs to one of the groups. */
export type RosterPerson = {
  readonly user_id: string;
  readonly email: string;
  readonly institution_role: InstitutionRole | null;
  readonly memberships: readonly RosterMembership[];
};

/** Somebody who is awaited in a group. */
export type RosterAwaited = { readonly id: string; readonly group_id: string; readonly email: string };

/** An open group that the file does not fill. */
export type RosterElsewhere = {
  /** The groups of the file that have a course in common with it. */
  readonly shares: readonly string[];
  /** Whether who imports may move learners from it. */
  readonly may_move: boolean;
};

/** What becomes of a learner of another group: they learn here too, leave that group for this one, or stay there. */
export type RosterChoice = 'ADD' | 'MOVE' | 'LEAVE';

/** Everything that a difference depends on beside the file. */
export type RosterState = {
  /** The groups that the file fills. */
  readonly groups: readonly RosterGroup[];
  /** The ids of the groups that each name in the file can mean; null stands for a line that names none. */
  readonly named: ReadonlyMap<string | null, readonly string[]>;
  readonly people: readonly RosterPerson[];
  readonly awaited: readonly RosterAwaited[];
  /** Other open groups in which learners of the file learn. */
  readonly elsewhere: ReadonlyMap<string, RosterElsewhere>;
  /** Moves that cannot be, since the learner has begun an exercise in both groups. */
  readonly begun: readonly { readonly user_id: string; readonly from: string; readonly to: string }[];
};

/** Why a line is left out: it is wrong, it contradicts something, or the act is refused. */
const rosterConflicts = [
  'UNKNOWN_GROUP',
  'SEVERAL_GROUPS_OF_THAT_NAME',
  'REPEATED',
  'OTHER_ROLE',
  'MAIN_INSTRUCTOR_ONLY',
] as const;
export type RosterConflict = (typeof rosterConflicts)[number] | RowFault | RefusalCode;

/** What an import does with one line of the file. */
export type RosterLine = {
  readonly line: number;
  readonly kind: 'ADDED' | 'MOVED' | 'ELSEWHERE' | 'UNCHANGED' | 'AWAITED' | 'CONFLICT';
  /** Why a CONFLICT is left out; else null. */
  readonly why: RosterConflict | null;
  readonly group_id: string | null;
  /** The other group in which who is named learns, which who is MOVED leaves; null where there is none. */
  readonly from: string | null;
  /** What can become of a learner of another group; nothing for others. */
  readonly choices: readonly RosterChoice[];
  readonly choice: RosterChoice | null;
  /** Null for whom the institution does not know. */
  readonly user_id: string | null;
};

/** A live learner of one of the groups whom the file does not name there, or somebody who is awaited in it, by the id of that. */
export type RosterMissing = { readonly group_id: string; readonly user_id: string; readonly is_awaited: boolean };

/** One step of an import. Done in their order, no group is over full at any moment. */
export type RosterChange =
  | { readonly act: 'REMOVE'; readonly group_id: string; readonly user_id: string }
  | { readonly act: 'MOVE'; readonly group_id: string; readonly user_id: string; readonly from: string }
  | {
      readonly act: 'ADD';
      readonly group_id: string;
      readonly user_id: string;
      readonly role: Exclude<GroupRole, 'MAIN_INSTRUCTOR'>;
    }
  | { readonly act: 'AWAIT'; readonly group_id: string; readonly row: RosterRow }
  | { readonly act: 'AWAIT_NO_MORE'; readonly group_id: string; readonly awaited_id: string; readonly email: string };
