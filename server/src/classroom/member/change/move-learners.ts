import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { moveAttempts, type AttemptMove, type MovedWork } from '../../../learning/attempt/move-attempts.ts';

/** A move that was done, with the membership in the group that the learner came to. */
type LearnerMoved = AttemptMove & { readonly memberId: string; readonly work: MovedWork };

/**
 * Moves learners with their work, in the transaction of `db`; nothing but a constraint refuses it. What they become there stands first, as something past, so that their work finds its member;
 * then all places change at once, so that who comes may have the place of who goes. Extra time comes along.
 */
export async function moveLearners(
  db: Database,
  moves: readonly AttemptMove[],
  viewerId: string,
): Promise<LearnerMoved[]> {
  if (moves.length === 0) return [];
  const moving = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as x(user_id uuid, "from" uuid, "to" uuid)`;
  const { rows } = await sql<{ id: string; group_id: string; user_id: string }>`/* prepare-places */
    insert into group_members (group_id, user_id, role, time_factor, created_by, modified_by, deleted_on)
    select x."to", m.user_id, m.role, m.time_factor, ${viewerId}::uuid, ${viewerId}::uuid, now()
    from ${moving} join group_members m on m.group_id = x."from" and m.user_id = x.user_id
    on conflict (group_id, user_id) do update set role = 'STUDENT', blocked = false,
      time_factor = greatest(group_members.time_factor, excluded.time_factor), modified_on = now(), modified_by = excluded.modified_by
    returning id, group_id, user_id`.execute(db);
  const moved = await moveAttempts(db, moves);
  await sql`/* change-places */
    update group_members m set deleted_on = case when not p.comes then now() end,
      deleted_by = case when not p.comes then ${viewerId}::uuid end, modified_on = now(), modified_by = ${viewerId}
    from ${moving} cross join lateral (values (x."to", true), (x."from", false)) p(group_id, comes)
    where m.group_id = p.group_id and m.user_id = x.user_id`.execute(db);
  const members = new Map(rows.map(({ id, group_id, user_id }) => [`${group_id} ${user_id}`, id]));
  return moved.map((move) => {
    const memberId = members.get(`${move.to} ${move.user_id}`);
    if (memberId === undefined) throw new Error('the membership was not written');
    return { ...move, memberId };
  });
}
