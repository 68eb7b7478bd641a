import type { RosterRow } from '@lectern/domain/classroom/roster/read-roster.ts';
import type {
  RosterAwaited,
  RosterGroup,
  RosterMembership,
  RosterPerson,
  RosterState,
} from '@lectern/domain/classroom/roster/roster-state.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { groupAccessJson } from '../../base/access/group-access.ts';
import { holdsRule } from '../member/searched-address.ts';

/** What the statements about an import need to know of its caller. */
export type Importing = { readonly db: Database; readonly viewerId: string; readonly groupId: string };

/** A person as the difference of an import names them. */
export type NamedPerson = RosterPerson & { readonly first_name: string; readonly last_name: string };

/** Somebody awaited as the difference of an import names them. */
type NamedAwaited = RosterAwaited & { readonly first_name: string; readonly last_name: string };

/** All that a difference depends on, and the names that it is told with. */
export type ReadState = Omit<RosterState, 'people' | 'awaited'> & {
  readonly people: readonly NamedPerson[];
  readonly awaited: readonly NamedAwaited[];
  readonly names: ReadonlyMap<string, string>;
  /** The groups whose members the caller knows by their addresses. */
  readonly addressed: ReadonlySet<string>;
};

type GroupRow = RosterGroup & {
  readonly name: string;
  readonly named: (string | null)[];
  readonly sees_addresses: boolean;
};

/**
 * Reads what a file of these rows is compared with: groups of the institution that the caller may import into, by the
 * names in the file; whom the institution knows among the people of the file, by an address that they have verified or
 * that staff entered, and who belongs to those groups; the open groups in which they learn besides.
 */
export async function readState(importing: Importing, rows: readonly RosterRow[]): Promise<ReadState> {
  const groups = await findGroups(importing, rows);
  const ids = groups.map(({ id }) => id);
  const people = await findPeople(importing, ids, [...new Set(rows.map(({ email }) => email))]);
  const others = await findOthers(importing, ids, people);
  return {
    groups,
    named: new Map(
      rows.map(({ group }) => [group, groups.filter(({ named }) => named.includes(group)).map(({ id }) => id)]),
    ),
    people,
    awaited: await findAwaited(importing.db, ids),
    elsewhere: new Map(others.map(({ id, ...other }) => [id, other])),
    begun: [],
    addressed: new Set(groups.filter((group) => group.sees_addresses).map(({ id }) => id)),
    names: new Map([...groups, ...others.filter(({ may_move }) => may_move)].map(({ id, name }) => [id, name])),
  };
}

async function findGroups({ db, viewerId, groupId }: Importing, rows: readonly RosterRow[]): Promise<GroupRow[]> {
  const named = [...new Set(rows.flatMap(({ group }) => group ?? []))];
  const home = rows.some(({ group }) => group === null);
  const { rows: found } = await sql<GroupRow>`/* roster-groups */
    select g.id, g.name, g.status, g.start_date, g.end_date, g.group_size, g.learners,
      l.expiry_date as license_expiry_date, today(i.time_zone) as today,
      ${holdsRule('addGroupInstructors', sql`a.access`)} as may_add_instructors,
      ${holdsRule('User.email', sql`a.access`)} as sees_addresses,
      array(select n from unnest(${named}::text[]) n where lower(n) = lower(btrim(g.name)))
        || case when g.id = here.id and ${home} then array[null::text] else '{}' end as named
    from groups here join groups g on g.institution_id = here.institution_id and g.deleted_on is null
    join institutions i on i.id = g.institution_id join licenses l on l.id = g.license_id
    join users viewer on viewer.id = ${viewerId} and viewer.deleted_on is null
    cross join lateral (select ${groupAccessJson()} as access) a
    where here.id = ${groupId} and ((g.id = here.id and ${home})
        or lower(btrim(g.name)) in (select lower(n) from unnest(${named}::text[]) n))
      and ${holdsRule('importRoster', sql`a.access`)}
    order by g.id`.execute(db);
  return found;
}

async function findPeople(
  { db, groupId }: Importing,
  ids: readonly string[],
  emails: string[],
): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`/* roster-people */
    with known as (
      select u.id from users u join institution_members i on i.user_id = u.id and i.deleted_on is null
        where u.email = any(${emails}::text[]) and (u.email_verified or u.subject is null) and u.deleted_on is null
          and i.institution_id = (select institution_id from groups where id = ${groupId})
      union
      select m.user_id from group_members m where m.group_id = any(${ids}::uuid[]) and m.deleted_on is null
    )
    select u.id as user_id, u.email, u.first_name, u.last_name,
      (select i.role from institution_members i where i.user_id = u.id and i.deleted_on is null
        and i.institution_id = (select institution_id from groups where id = ${groupId})) as institution_role,
      (select coalesce(json_agg(json_build_object('group_id', m.group_id, 'role', m.role,
          'earlier', case when m.deleted_on is null then 'LIVE' when m.blocked then 'BLOCKED' else 'LEFT' end) order by m.group_id), '[]'::json)
        from group_members m where m.user_id = u.id) as memberships
    from known join users u on u.id = known.id and u.deleted_on is null
    order by u.last_name, u.first_name, u.id`.execute(db);
  return rows;
}

type Other = {
  readonly id: string;
  readonly name: string;
  readonly shares: readonly string[];
  readonly may_move: boolean;
};

/** Open groups, not of the file, where these people learn, and whether the caller may move them from there. */
async function findOthers(
  { db, viewerId, groupId }: Importing,
  ids: readonly string[],
  people: readonly NamedPerson[],
): Promise<Other[]> {
  const isOther = ({ group_id, role, earlier }: RosterMembership) =>
    earlier === 'LIVE' && role === 'STUDENT' && !ids.includes(group_id);
  const candidates = new Set(
    people.flatMap(({ memberships }) => memberships.filter(isOther).map((one) => one.group_id)),
  );
  if (candidates.size === 0) return [];
  const { rows } = await sql<Other>`/* roster-others */
    select g.id, g.name, array(
        select distinct there.group_id from group_courses own join group_courses there on there.course_id = own.course_id
        where own.group_id = g.id and there.group_id = any(${ids}::uuid[])) as shares,
      ${holdsRule('updateGroupMembers', groupAccessJson())} as may_move
    from groups here join groups g on g.institution_id = here.institution_id and g.deleted_on is null
    join institutions i on i.id = g.institution_id
    join users viewer on viewer.id = ${viewerId}
    where here.id = ${groupId} and g.id = any(${[...candidates]}::uuid[])
      and g.status = 'STARTED' and g.end_date >= today(i.time_zone)
    order by g.id`.execute(db);
  return rows;
}

async function findAwaited(db: Database, ids: readonly string[]): Promise<readonly NamedAwaited[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('awaited_members')
    .select(['id', 'group_id', 'email', 'first_name', 'last_name'])
    .where('group_id', 'in', [...ids])
    .orderBy('last_name')
    .orderBy('email')
    .execute();
}
