import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/**
 * The group that a learner's attempt is in now; null where the learner has no such attempt. Asked only where it was not
 * found in the group that was named: it may have moved with its learner.
 */
export async function findGroupOfAttempt(db: Database, attemptId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ group_id: string }>`/* group-of-attempt */
    select group_id from attempts where id = ${attemptId} and user_id = ${userId}`.execute(db);
  return rows[0]?.group_id ?? null;
}
