import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { type FiledMember, type Missing } from '@lectern/domain/business/institution/people-file/missing-people.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { lockRosters } from '../../seats/lock-roster.ts';
import type { Acting } from '../people/member-actor.ts';

type NamedMember = FiledMember & {
  /** The id of the membership. */
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
};

/** Somebody whom a file does not name. */
export type MissingMember = Missing<NamedMember>;

/**
 * All members of an institution, by last name: a file is compared with them in memory. People are looked up by their ids,
 * since a join of tables to which thousands have just been added may be planned as if there were a handful.
 */
export async function findMembers(
  db: Database,
  { institution, viewerId }: Pick<Acting, 'institution' | 'viewerId'>,
): Promise<readonly NamedMember[]> {
  const { rows: memberships } = await sql<{
    id: string;
    user_id: string;
    role: InstitutionRole;
  }>`/* members-to-compare */
    select id, user_id, role from institution_members
    where institution_id = ${institution.id} and deleted_on is null`.execute(db);
  const membershipOf = new Map(memberships.map((one) => [one.user_id, one]));
  const { rows: people } = await sql<Omit<NamedMember, keyof InGroups | 'id' | 'role'>>`/* people-to-compare */
    select id as user_id, email, first_name, last_name, id = ${viewerId} as "isSelf" from users
    where id = any(${[...membershipOf.keys()]}::uuid[]) and deleted_on is null
    order by last_name, first_name, id`.execute(db);
  const inGroups = await findInGroups(db, institution.id);
  const none: InGroups = { groups: 0, leads: 0 };
  return people.flatMap((person) => {
    const membership = membershipOf.get(person.user_id);
    return membership ? [{ ...person, ...membership, ...(inGroups.get(person.user_id) ?? none) }] : [];
  });
}

type InGroups = Pick<FiledMember, 'groups' | 'leads'>;

/** How many groups of an institution each person belongs to and leads who belongs to any. */
async function findInGroups(db: Database, institutionId: string): Promise<ReadonlyMap<string, InGroups>> {
  const { rows } = await sql<InGroups & { readonly user_id: string }>`/* groups-of-members */
    select m.user_id, count(*)::int as groups, count(*) filter (where m.role = 'MAIN_INSTRUCTOR')::int as leads
    from groups g join group_members m on m.group_id = g.id and m.deleted_on is null
    where g.institution_id = ${institutionId} and g.deleted_on is null group by m.user_id`.execute(db);
  return new Map(rows.map(({ user_id, groups, leads }) => [user_id, { groups, leads }]));
}

/** Those among the missing who are ticked, by their numbers in the list; it refuses a number that nobody has who may be removed. */
export function tickedOf(missing: readonly MissingMember[], numbers: readonly number[]): readonly MissingMember[] {
  return [...new Set(numbers)].map((number) => {
    const member = missing[number - 1];
    if (!member || member.stays !== null) throw new Refusal('INVALID', { field: 'removed' });
    return member;
  });
}

/** Locks the groups of members and then their memberships, so that what was shown of them stays true. */
export async function holdMissing(db: Database, institutionId: string, userIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`/* groups-of-missing */
    select distinct g.id from groups g join group_members m on m.group_id = g.id and m.deleted_on is null
    where g.institution_id = ${institutionId} and g.deleted_on is null and m.user_id = any(${userIds}::uuid[])`.execute(
    db,
  );
  if (rows.length > 0)
    await lockRosters(
      db,
      rows.map(({ id }) => id),
    );
  await sql`/* hold-missing */ select from institution_members
    where institution_id = ${institutionId} and user_id = any(${userIds}::uuid[]) order by id for no key update`.execute(
    db,
  );
}
