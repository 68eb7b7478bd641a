import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { stillRuns } from './still-runs.ts';

/**
 * Tells a learner who was removed from a group while a sitting runs there what becomes of it: what they save is graded,
 * and nothing is handed out again.
 */
export async function refuseRemoved(db: Database, groupId: string, userId: string): Promise<void> {
  const { rows } = await sql<{ removed: boolean }>`/* removed-while-sitting */
    select exists (
      select from attempts a where a.group_id = ${groupId} and a.user_id = ${userId} and a.state = 'STARTED'
        and a.type <> 'STUDY_PROJECT' and ${stillRuns} and not exists (
          select from group_members m where m.group_id = a.group_id and m.user_id = a.user_id and m.deleted_on is null)
    ) as removed`.execute(db);
  if (rows[0]?.removed) throw new Refusal('REMOVED_FROM_GROUP', { details: { graded: true } });
}

/** Whether the learner of an attempt still belongs to its group. */
export async function isStillMember(
  db: Database,
  { group_id, user_id }: { group_id: string; user_id: string },
): Promise<boolean> {
  const member = await db
    .selectFrom('group_members')
    .select('user_id')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  return member !== undefined;
}
