import type { GroupRole } from '@lectern/domain/base/account/role.ts';
import type { RosterChange } from '@lectern/domain/classroom/roster/roster-state.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { AttemptMove, MovedWork } from '../../learning/attempt/move-attempts.ts';
import { insertMembers } from '../member/change/insert-members.ts';
import { moveLearners } from '../member/change/move-learners.ts';
import { removeMembers } from '../member/change/remove-members.ts';
import type { Importing } from './read-state.ts';

/** A membership as it was before an import touched it. */
type MembershipBefore = {
  readonly group_id: string;
  readonly user_id: string;
  readonly role: GroupRole;
  readonly deleted_on: string | null;
};

/** Somebody who was awaited until an import. */
type AwaitedBefore = { readonly group_id: string; readonly id: string; readonly email: string };

/** What undoing an import needs to know. */
export type KeptChanges = {
  readonly touched: readonly { readonly group_id: string; readonly user_id: string }[];
  readonly before: readonly MembershipBefore[];
  readonly moves: readonly (AttemptMove & { readonly work: MovedWork })[];
  readonly awaited: readonly { readonly group_id: string; readonly email: string }[];
  /** Nothing is kept of it where nobody was. */
  readonly awaited_before?: readonly AwaitedBefore[];
};

type Change<Act> = Extract<RosterChange, { act: Act }>;

/** Does the changes of an import in groups that are locked, and keeps what it is undone by; it gives the id of that. */
export async function applyChanges(importing: Importing, changes: readonly RosterChange[]): Promise<string> {
  const { db, viewerId } = importing;
  const of = <Act extends RosterChange['act']>(act: Act) =>
    changes.filter((change): change is Change<Act> => change.act === act);
  const awaited = of('AWAIT');
  const touched = changes.flatMap((change) => {
    if (change.act === 'AWAIT' || change.act === 'AWAIT_NO_MORE') return [];
    const { group_id, user_id } = change;
    return change.act === 'MOVE'
      ? [
          { group_id, user_id },
          { group_id: change.from, user_id },
        ]
      : [{ group_id, user_id }];
  });
  const before = await findBefore(db, touched);
  for (const [groupId, some] of Map.groupBy(of('REMOVE'), ({ group_id }) => group_id))
    await removeMembers(db, groupId, idsOf(some), viewerId);
  const moves = await moveLearners(
    db,
    of('MOVE').map(({ user_id, from, group_id: to }) => ({ user_id, from, to })),
    viewerId,
  );
  for (const [groupId, some] of Map.groupBy(of('ADD'), ({ group_id }) => group_id))
    for (const [role, same] of Map.groupBy(some, (change) => change.role))
      await insertMembers(db, groupId, role, idsOf(same), viewerId);
  await awaitPeople(importing, awaited);
  const awaited_before = await awaitNoMore(db, of('AWAIT_NO_MORE'));
  const kept: KeptChanges = {
    touched,
    before,
    moves: moves.map(({ user_id, from, to, work }) => ({ user_id, from, to, work })),
    awaited: awaited.map(({ group_id, row }) => ({ group_id, email: row.email })),
    awaited_before,
  };
  return keep(importing, kept);
}

const idsOf = (some: readonly { readonly user_id: string }[]) => some.map(({ user_id }) => user_id);

async function findBefore(db: Database, touched: KeptChanges['touched']): Promise<MembershipBefore[]> {
  const { rows } = await sql<{ member: MembershipBefore }>`/* members-before */
    select json_build_object('group_id', m.group_id, 'user_id', m.user_id, 'role', m.role, 'blocked', m.blocked,
      'time_factor', m.time_factor, 'deleted_on', m.deleted_on, 'deleted_by', m.deleted_by,
      'modified_on', m.modified_on, 'modified_by', m.modified_by) as member
    from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as x(group_id uuid, user_id uuid)
    join group_members m on m.group_id = x.group_id and m.user_id = x.user_id`.execute(db);
  return rows.map(({ member }) => member);
}

async function awaitPeople({ db, viewerId }: Importing, awaited: readonly Change<'AWAIT'>[]): Promise<void> {
  const people = awaited.map(({ group_id, row: { email, first_name, last_name } }) => ({
    group_id,
    email,
    first_name,
    last_name,
  }));
  await sql`/* await-people */ insert into awaited_members (group_id, email, first_name, last_name, created_by)
    select x.*, ${viewerId}::uuid
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as x(group_id uuid, email text, first_name text, last_name text)`.execute(
    db,
  );
}

async function awaitNoMore(db: Database, gone: readonly Change<'AWAIT_NO_MORE'>[]): Promise<AwaitedBefore[]> {
  if (gone.length === 0) return [];
  const ids = gone.map(({ awaited_id }) => awaited_id);
  const { rows } = await sql<{ one: AwaitedBefore }>`/* await-no-more */ delete from awaited_members a
    where a.id = any(${ids}::uuid[]) returning to_json(a) as one`.execute(db);
  return rows.map(({ one }) => one);
}

async function keep({ db, viewerId, groupId }: Importing, changes: KeptChanges): Promise<string> {
  const { id } = await db
    .insertInto('roster_imports')
    .values({ group_id: groupId, created_by: viewerId, changes: JSON.stringify(changes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
