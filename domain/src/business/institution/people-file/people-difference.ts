import type { InstitutionRole } from '../../../base/account/role.ts';
import { whyNotJoin, type JoinFacts } from '../../seats/why-not-join.ts';
import type { CalendarDay } from '../../../calendar-day.ts';
import type { Invitee } from '../members.ts';
import type { PeopleFault, PeopleRow } from './read-people.ts';

/** A group of the institution that a file may name. */
export type PeopleGroup = Omit<JoinFacts, 'earlier'> & { readonly id: string };

/** An invitation whose days are over: it is sent again to whom a file names once more. */
export type OverInvitation = {
  readonly id: string;
  readonly role: InstitutionRole;
  readonly group_id: string | null;
  /** When its days were over. */
  readonly expires_on: string;
};

/** What a file with people is compared with. */
export type PeopleState = {
  /** The role that each member whom the file may name holds, by address. */
  readonly members: ReadonlyMap<string, InstitutionRole>;
  /** The role that each open invitation of an address that it may name offers. */
  readonly invited: ReadonlyMap<string, InstitutionRole>;
  /** The invitation of an address that is over. */
  readonly over: ReadonlyMap<string, OverInvitation>;
  /** The roles that whoever brings the file may give. */
  readonly mayGive: readonly InstitutionRole[];
  /** The groups that each name in the file can mean. */
  readonly groups: ReadonlyMap<string, readonly PeopleGroup[]>;
  /** Today where the institution is. */
  readonly today: CalendarDay;
};

/**
 * What becomes of a row: NEW is invited, and OVER once more; the others are left as they are, since they are invited or a
 * member already, in this role or in another one, since a row before has the same address, or since something is wrong.
 */
export type PeopleLineKind = 'NEW' | 'OVER' | 'INVITED' | 'MEMBER' | 'OTHER_ROLE' | 'TWICE' | 'WRONG';

/** A row of the file and what becomes of it. */
export type PeopleLine = Omit<PeopleRow, 'role'> & {
  readonly kind: PeopleLineKind;
  /** The role that the file gives; where it says nothing, that of the invitation that is over, or a learner's. */
  readonly role: InstitutionRole;
  /** The role that a member has or an invitation offers; null for others. */
  readonly held: InstitutionRole | null;
  /** Since when the invitation of before is over; null for others. */
  readonly over_since: string | null;
  /** The group that who is invited joins by accepting; null for others. */
  readonly group_id: string | null;
};

/** Whom a file invites, the group that they join by accepting, and the invitation of before in whose place this one comes. */
export type PlacedInvitee = Invitee & { readonly group_id: string | null; readonly over_id: string | null };

/** Whether who stands in such a row is invited. */
export const isInviting = (kind: PeopleLineKind): boolean => kind === 'NEW' || kind === 'OVER';

/** What a file comes to: each of its rows, and who is invited. */
export type PeopleDifference = { readonly lines: readonly PeopleLine[]; readonly invitees: readonly PlacedInvitee[] };

/** Compares the people of a file with those of an institution. It changes nobody who is there already. */
export function peopleDifference(rows: readonly PeopleRow[], state: PeopleState): PeopleDifference {
  const named = new Set<string>();
  const lines = rows.map((row) => {
    const line = lineOf(row, state, named.has(row.email));
    if (row.faults.length === 0) named.add(row.email);
    return line;
  });
  const invitees = lines
    .filter(({ kind }) => isInviting(kind))
    .map(({ email, first_name, last_name, role, group_id }) => {
      const over_id = state.over.get(email)?.id ?? null;
      return { email, first_name, last_name, role, group_id, over_id };
    });
  return { lines, invitees };
}

function lineOf(row: PeopleRow, state: PeopleState, isNamed: boolean): PeopleLine {
  const { members, invited, over, mayGive } = state;
  const before = members.has(row.email) ? undefined : over.get(row.email);
  const role = row.role ?? before?.role ?? 'STUDENT';
  const line = { ...row, role, held: null, over_since: null, group_id: null };
  if (row.faults.length > 0) return { ...line, kind: 'WRONG' };
  if (isNamed) return { ...line, kind: 'TWICE' };
  const member = members.get(row.email);
  const held = member ?? invited.get(row.email);
  if (held !== undefined) {
    const kind = row.role !== null && row.role !== held ? 'OTHER_ROLE' : member === undefined ? 'INVITED' : 'MEMBER';
    return { ...line, held, kind };
  }
  const { group_id, fault } = groupOf(row.group, role, state);
  const isGiven = [role, ...(before ? [before.role] : [])].every((one) => mayGive.includes(one));
  const faults: readonly PeopleFault[] = [...(isGiven ? [] : (['ROLE_NOT_YOURS'] as const)), ...(fault ? [fault] : [])];
  if (faults.length > 0) return { ...line, faults, kind: 'WRONG' };
  if (!before) return { ...line, group_id, kind: 'NEW' };
  const kept = row.group === null && role === 'STUDENT' ? before.group_id : null;
  return { ...line, held: before.role, over_since: before.expires_on, group_id: group_id ?? kept, kind: 'OVER' };
}

type Joined = { readonly group_id: string | null; readonly fault: PeopleFault | null };

/** The group that a row names, or what speaks against it. That it is full does not: places come and go until somebody accepts. */
function groupOf(name: string | null, role: InstitutionRole, { groups, today }: PeopleState): Joined {
  if (name === null) return { group_id: null, fault: null };
  const no = (fault: PeopleFault): Joined => ({ group_id: null, fault });
  const [group, ...more] = groups.get(name) ?? [];
  if (!group) return no('GROUP_UNKNOWN');
  if (more.length > 0) return no('GROUP_OF_SEVERAL');
  if (role !== 'STUDENT') return no('GROUP_FOR_LEARNERS');
  const why = whyNotJoin({ ...group, learners: 0, earlier: 'NONE' }, today);
  if (why) return no(why === 'LICENSE_EXPIRED' ? 'GROUP_UNLICENSED' : 'GROUP_NOT_OPEN');
  return { group_id: group.id, fault: null };
}
