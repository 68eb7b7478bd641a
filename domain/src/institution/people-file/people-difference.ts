import type { InstitutionRole } from '../../account/role.ts';
import type { Invitee } from '../members.ts';
import type { PeopleFault, PeopleRow } from './read-people.ts';

/** What a file with people is compared with. */
export type PeopleState = {
  /** The role that each member whom the file may name holds, by address. */
  readonly members: ReadonlyMap<string, InstitutionRole>;
  /** The role that each open invitation of an address that it may name offers. */
  readonly invited: ReadonlyMap<string, InstitutionRole>;
  /** The roles that whoever brings the file may give. */
  readonly mayGive: readonly InstitutionRole[];
};

/**
 * What becomes of a row: NEW is invited; the others are left as they are, since they are invited or a member already, in
 * this role or in another one, since a row before has the same address, or since something is wrong.
 */
export type PeopleLineKind = 'NEW' | 'INVITED' | 'MEMBER' | 'OTHER_ROLE' | 'TWICE' | 'WRONG';

/** A row of the file and what becomes of it. */
export type PeopleLine = Omit<PeopleRow, 'role'> & {
  readonly kind: PeopleLineKind;
  /** The role that the file gives; a learner's where it says nothing. */
  readonly role: InstitutionRole;
  /** The role that a member has or an invitation offers; null for others. */
  readonly held: InstitutionRole | null;
};

/** What a file comes to: each of its rows, and who is invited. */
export type PeopleDifference = { readonly lines: readonly PeopleLine[]; readonly invitees: readonly Invitee[] };

/** Compares the people of a file with those of an institution. It changes nobody who is there already. */
export function peopleDifference(rows: readonly PeopleRow[], state: PeopleState): PeopleDifference {
  const named = new Set<string>();
  const lines = rows.map((row) => {
    const line = lineOf(row, state, named.has(row.email));
    if (row.faults.length === 0) named.add(row.email);
    return line;
  });
  const invitees = lines
    .filter(({ kind }) => kind === 'NEW')
    .map(({ email, first_name, last_name, role }) => ({ email, first_name, last_name, role }));
  return { lines, invitees };
}

function lineOf(row: PeopleRow, { members, invited, mayGive }: PeopleState, isNamed: boolean): PeopleLine {
  const role = row.role ?? 'STUDENT';
  const line = { ...row, role, held: null };
  if (row.faults.length > 0) return { ...line, kind: 'WRONG' };
  if (isNamed) return { ...line, kind: 'TWICE' };
  const member = members.get(row.email);
  const held = member ?? invited.get(row.email);
  if (held !== undefined) {
    const kind = row.role !== null && row.role !== held ? 'OTHER_ROLE' : member === undefined ? 'INVITED' : 'MEMBER';
    return { ...line, held, kind };
  }
  if (mayGive.includes(role)) return { ...line, kind: 'NEW' };
  const faults: readonly PeopleFault[] = ['ROLE_NOT_YOURS'];
  return { ...line, faults, kind: 'WRONG' };
}
