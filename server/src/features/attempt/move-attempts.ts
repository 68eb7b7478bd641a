import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { lockMember } from '../group/lock-member.ts';

/** Whose work moves, and between which groups. */
export type AttemptMove = { readonly user_id: string; readonly from: string; readonly to: string };

/**
 * Moves all work of a learner to another group, in the transaction of `db`: attempts with their answers and results, and
 * the attempts an instructor has allowed. The learner is a member of both groups. Only a constraint refuses it: no
 * membership there, or results of the same exercise in both groups.
 */
export async function moveAttempts(db: Database, { user_id, from, to }: AttemptMove): Promise<void> {
  await lockMember(db, from, user_id);
  await sql`set constraints exercise_results_attempt_fkey, answer_records_attempt_fkey, attempt_permissions_attempt_fkey
    deferred`.execute(db);
  const { rows } = await sql<{ id: string }>`/* move-attempts */
    update attempts set group_id = ${to} where group_id = ${from} and user_id = ${user_id} returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`/* move-answers */ update answer_records set group_id = ${to} where group_id = ${from} and attempt_id = any(${ids}::uuid[])`.execute(
    db,
  );
  for (const table of ['exercise_results', 'attempt_permissions']) {
    await sql`update ${sql.table(table)} set group_id = ${to} where group_id = ${from} and user_id = ${user_id}`.execute(
      db,
    );
  }
}
