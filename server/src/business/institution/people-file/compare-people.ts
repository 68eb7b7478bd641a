import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { rosterColumns } from '@lectern/domain/base/spreadsheet/person-columns.ts';
import { rolesToGive } from '@lectern/domain/business/institution/members.ts';
import { missingPeople } from '@lectern/domain/business/institution/people-file/missing-people.ts';
import {
  peopleDifference,
  type OverInvitation,
  type PeopleDifference,
  type PeopleGroup,
} from '@lectern/domain/business/institution/people-file/people-difference.ts';
import {
  peopleLimits,
  readPeople,
  type PeopleRow,
} from '@lectern/domain/business/institution/people-file/read-people.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { fingerprint } from '../../../base/spreadsheet/fingerprint.ts';
import { askedReaderOf } from '../../../base/spreadsheet/read-asked.ts';
import { stands } from '../invitation.ts';
import type { Acting } from '../people/member-actor.ts';
import { findMembers, type MissingMember } from './missing.ts';

/** Reads the people of a file. */
export const readPeopleFile = askedReaderOf(peopleLimits, rosterColumns, readPeople);

/** What a file comes to as things are now. */
export type ComparedPeople = PeopleDifference & {
  /** Fingerprints of what becomes of its rows and of who is missing from it. */
  readonly shown: { readonly lines: string; readonly missing: string };
  /** The members whom it does not name. */
  readonly missing: readonly MissingMember[];
  /** The groups that the file names. */
  readonly groups: readonly NamedGroup[];
};

/** Compares the people of a file with those of an institution. */
export async function comparePeople(db: Database, acting: Acting, rows: readonly PeopleRow[]): Promise<ComparedPeople> {
  const {
    actor,
    institution,
    access: { today },
  } = acting;
  const members = await findMembers(db, acting);
  const invited = await findInvited(db, institution.id, [...new Set(rows.map(({ email }) => email))]);
  const groups = await findGroups(db, institution.id, [...new Set(rows.flatMap(({ group }) => group ?? []))]);
  const difference = peopleDifference(rows, {
    members: rolesOf(members),
    invited: rolesOf(invited.filter(({ is_over }) => !is_over)),
    over: new Map(invited.filter(({ is_over }) => is_over).map((one) => [one.email, one])),
    mayGive: rolesToGive(actor),
    groups: Map.groupBy(
      groups.flatMap((group) => group.named.map((name) => ({ ...group, name }))),
      ({ name }) => name,
    ),
    today,
  });
  const missing = missingPeople(rows, members, actor);
  return { ...difference, groups, missing, shown: { lines: fingerprint(difference), missing: fingerprint(missing) } };
}

/** Whether a file still comes to what was shown; who is missing counts only where somebody is removed. */
export function isAsShown({ shown }: ComparedPeople, said: string, removes: boolean): boolean {
  const [lines, missing] = said.split('.');
  return lines === shown.lines && (!removes || missing === shown.missing);
}

type Holder = { readonly email: string; readonly role: InstitutionRole };

const rolesOf = (holders: readonly Holder[]): ReadonlyMap<string, InstitutionRole> =>
  new Map(holders.map(({ email, role }) => [email, role]));

type Invited = OverInvitation & { readonly email: string; readonly is_over: boolean };

/** The invitations of addresses into an institution, those that are over too. */
async function findInvited(
  db: Database,
  institutionId: string,
  emails: readonly string[],
): Promise<readonly Invited[]> {
  const { rows } = await sql<Invited>`/* people-invited */
    select n.id, n.email, n.role, n.group_id, n.expires_on, n.expires_on <= now() as is_over from invitations n
    where n.institution_id = ${institutionId} and n.email = any(${emails}::text[]) and ${stands}`.execute(db);
  return rows;
}

/** A group with those of the names in a file that mean it. */
type NamedGroup = PeopleGroup & { readonly name: string; readonly named: readonly string[] };

/** The groups of an institution that names in a file mean; capitals do not count. */
async function findGroups(
  db: Database,
  institutionId: string,
  named: readonly string[],
): Promise<readonly NamedGroup[]> {
  if (named.length === 0) return [];
  const { rows } = await sql<NamedGroup>`/* groups-named */
    select g.id, g.name, g.status, g.start_date, g.end_date, g.group_size, g.learners,
      l.expiry_date as license_expiry_date, array_agg(a.name) as named
    from unnest(${named}::text[]) as a (name)
    join groups g on g.institution_id = ${institutionId} and g.deleted_on is null and lower(btrim(g.name)) = lower(a.name)
    join licenses l on l.id = g.license_id
    group by g.id, l.id order by g.name, g.id`.execute(db);
  return rows;
}
