import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { moveAttempts, type AttemptMove, type MovedWork } from '../../attempt/move-attempts.ts';

/**
 * Moves one learner with their work, in the transaction of `db`; nothing but a constraint refuses it. The place there is
 * taken before the one here is left, so that the work finds its member. Extra time comes along.
 */
export async function moveMember(
  db: Database,
  { user_id, from, to }: AttemptMove,
  viewerId: string,
): Promise<{ readonly memberId: string; readonly work: MovedWork }> {
  const { rows } = await sql<{ id: string }>`/* take-place */
    insert into group_members (group_id, user_id, role, time_factor, created_by, modified_by)
    select ${to}::uuid, user_id, role, time_factor, ${viewerId}::uuid, ${viewerId}::uuid
    from group_members where group_id = ${from} and user_id = ${user_id}
    on conflict (group_id, user_id) do update set role = 'STUDENT', deleted_on = null, deleted_by = null, blocked = false,
      time_factor = greatest(group_members.time_factor, excluded.time_factor), modified_on = now(), modified_by = excluded.modified_by
    returning id`.execute(db);
  const work = await moveAttempts(db, { user_id, from, to });
  await sql`/* leave-place */ update group_members set deleted_on = now(), deleted_by = ${viewerId}, modified_on = now(),
    modified_by = ${viewerId} where group_id = ${from} and user_id = ${user_id}`.execute(db);
  const [member] = rows;
  if (!member) throw new Error('the membership was not written');
  return { memberId: member.id, work };
}
