import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { moveAttempts } from '../../learning/attempt/move-attempts.ts';
import type { Roster } from '../../business/seats/lock-roster.ts';
import type { KeptChanges } from './apply-changes.ts';

/** Why somebody keeps an import from being undone: a later one has them, they were changed or have worked since, or there is no place for them to come back to. */
export type UndoConflict = {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly why: 'IMPORTED' | 'CHANGED' | 'WORKED' | 'GROUP_FULL';
};

/** An import that can be undone. */
export type KeptImport = { readonly id: string; readonly changes: KeptChanges; readonly undone: boolean };

/** Who has built on an import, or cannot come back: their membership was changed, they have joined or worked since, or others have their places. */
export async function findConflicts(
  db: Database,
  kept: KeptImport,
  rosters: ReadonlyMap<string, Roster>,
): Promise<UndoConflict[]> {
  const { id, changes } = kept;
  const groups = [...new Set(changes.touched.map(({ group_id }) => group_id))];
  // What each member did since is not looked for one by one: a group has more attempts than members.
  const { rows } = await sql<UndoConflict>`/* import-built-on */
    with later as materialized (
      select j.changes -> 'touched' as touched, j.changes -> 'awaited_before' as awaited_before
      from roster_imports i join groups here on here.id = i.group_id join groups g on g.institution_id = here.institution_id
      join roster_imports j on j.group_id = g.id and j.created_on > i.created_on and j.undone_on is null
      where i.id = ${id}
    ), worked as materialized (
      select distinct a.group_id, a.user_id from roster_imports i join attempts a on a.saved_at > i.created_on
      where i.id = ${id} and a.group_id = any(${groups}::uuid[])
    ), allowed as materialized (
      select distinct p.group_id, p.user_id from roster_imports i join attempt_permissions p on p.granted_on > i.created_on
      where i.id = ${id} and p.group_id = any(${groups}::uuid[])
    )
    select u.id as user_id, u.first_name, u.last_name,
      case when exists (select from later l where l.touched @> jsonb_build_array(jsonb_build_object(
          'group_id', x.group_id, 'user_id', x.user_id))) then 'IMPORTED'
        when m.modified_on <> i.created_on or p.user_id is not null then 'CHANGED' else 'WORKED' end as why
    from roster_imports i
    cross join jsonb_to_recordset(${JSON.stringify(changes.touched)}::jsonb) as x(group_id uuid, user_id uuid)
    join group_members m on m.group_id = x.group_id and m.user_id = x.user_id join users u on u.id = m.user_id
    left join worked w on w.group_id = m.group_id and w.user_id = m.user_id
    left join allowed p on p.group_id = m.group_id and p.user_id = m.user_id
    where i.id = ${id} and (m.modified_on <> i.created_on or num_nonnulls(w.user_id, p.user_id) > 0)
    union
    select u.id, u.first_name, u.last_name, 'CHANGED'
    from jsonb_to_recordset(${JSON.stringify(changes.awaited)}::jsonb) as x(group_id uuid, email text)
    join users u on u.email = x.email and u.email_verified and u.deleted_on is null
    join group_members m on m.group_id = x.group_id and m.user_id = u.id and m.deleted_on is null
    union
    select b.id, coalesce(nullif(b.first_name, ''), b.email), b.last_name, 'IMPORTED'
    from later l cross join jsonb_to_recordset(l.awaited_before) as b(id uuid, group_id uuid, email text, first_name text, last_name text)
    join jsonb_to_recordset(${JSON.stringify(changes.awaited)}::jsonb) as x(group_id uuid, email text)
      on x.group_id = b.group_id and x.email = b.email
    order by 3, 2, 1`.execute(db);
  return rows.length > 0 ? rows : findUnplaced(db, changes, rosters);
}

/** Whose places others have taken by now. */
async function findUnplaced(
  db: Database,
  { touched, before }: KeptChanges,
  rosters: ReadonlyMap<string, Roster>,
): Promise<UndoConflict[]> {
  const learned = new Set(before.filter(({ role, deleted_on }) => role === 'STUDENT' && !deleted_on).map(keyOf));
  const places = touched.map((place) => ({ ...place, learned: learned.has(keyOf(place)) }));
  const { rows } = await sql<UndoConflict & { group_id: string; change: number }>`/* import-places */
    select m.group_id, u.id as user_id, u.first_name, u.last_name, 'GROUP_FULL' as why,
      x.learned::int - (m.role = 'STUDENT' and m.deleted_on is null)::int as change
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as x(group_id uuid, user_id uuid, learned boolean)
    join group_members m on m.group_id = x.group_id and m.user_id = x.user_id join users u on u.id = m.user_id
    order by u.last_name, u.first_name, u.id`.execute(db);
  return [...Map.groupBy(rows, ({ group_id }) => group_id)].flatMap(([groupId, some]) => {
    const { learners = 0, group_size = 0 } = rosters.get(groupId) ?? {};
    const after = some.reduce((sum, { change }) => sum + change, learners);
    return after > group_size && after > learners ? some.filter(({ change }) => change > 0) : [];
  });
}

const keyOf = ({ group_id, user_id }: { readonly group_id: string; readonly user_id: string }) =>
  `${group_id} ${user_id}`;

/** The groups that an import has given instructors to, whom undoing it removes. */
export async function findGroupsGivenInstructors(db: Database, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ group_id: string }>`/* given-instructors */
    select distinct m.group_id from roster_imports i
    cross join jsonb_to_recordset(i.changes -> 'touched') as x(group_id uuid, user_id uuid)
    join group_members m on m.group_id = x.group_id and m.user_id = x.user_id and m.role <> 'STUDENT'
    where i.id = ${id}`.execute(db);
  return new Set(rows.map(({ group_id }) => group_id));
}

/** Takes an import back, in groups that are locked: work goes back with its learners, memberships are what they were. */
export async function undoImport(db: Database, { id, changes }: KeptImport, viewerId: string): Promise<void> {
  await moveAttempts(
    db,
    changes.moves.map(({ user_id, from, to, work }) => ({ user_id, from: to, to: from, work })),
  );
  const known = new Set(changes.before.map(keyOf));
  const newMembers = changes.touched.filter((place) => !known.has(keyOf(place)));
  await sql`/* end-new-members */ update group_members m set deleted_on = now(), deleted_by = ${viewerId}, modified_on = now(), modified_by = ${viewerId}
    from jsonb_to_recordset(${JSON.stringify(newMembers)}::jsonb) as x(group_id uuid, user_id uuid)
    where m.group_id = x.group_id and m.user_id = x.user_id`.execute(db);
  // Places are left before they are taken.
  for (const live of [false, true])
    await sql`/* restore-members */ update group_members m set role = b.role, blocked = b.blocked, time_factor = b.time_factor,
        deleted_on = b.deleted_on, deleted_by = b.deleted_by, modified_on = coalesce(b.modified_on, now()),
        modified_by = coalesce(b.modified_by, ${viewerId})
      from roster_imports i cross join jsonb_to_recordset(i.changes -> 'before') as b(group_id uuid, user_id uuid,
        role group_role, blocked boolean, time_factor numeric, deleted_on timestamptz, deleted_by uuid,
        modified_on timestamptz, modified_by uuid)
      where i.id = ${id} and m.group_id = b.group_id and m.user_id = b.user_id and (b.deleted_on is null) = ${live}`.execute(
      db,
    );
  await sql`/* undo-awaiting */ delete from awaited_members a
    using roster_imports i cross join jsonb_to_recordset(i.changes -> 'awaited') as x(group_id uuid, email text)
    where i.id = ${id} and a.group_id = x.group_id and a.email = x.email`.execute(db);
  await sql`/* await-again */ insert into awaited_members (id, group_id, email, first_name, last_name, created_on, created_by)
    select b.id, b.group_id, b.email, b.first_name, b.last_name, b.created_on, b.created_by
    from roster_imports i cross join jsonb_to_recordset(i.changes -> 'awaited_before') as b(id uuid, group_id uuid, email text,
      first_name text, last_name text, created_on timestamptz, created_by uuid)
    where i.id = ${id} and not exists (select from group_members m join users u on u.id = m.user_id
      where m.group_id = b.group_id and m.deleted_on is null and u.email_verified and u.email = b.email)
    on conflict do nothing`.execute(db);
  await sql`/* import-undone */ update roster_imports set undone_on = now() where id = ${id}`.execute(db);
}
