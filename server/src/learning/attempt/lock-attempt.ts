import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { attemptJson, type AttemptRow } from './attempt-row.ts';

/** An attempt by its group and id, locked until the transaction ends. */
export async function lockAttempt(
  db: Database,
  { group_id, id }: { group_id: string; id: string },
): Promise<AttemptRow> {
  const { rows } = await sql<{ attempt: AttemptRow }>`/* lock-attempt */
    with a as materialized (select * from attempts where group_id = ${group_id} and id = ${id} for update)
    select ${attemptJson()} as attempt from a`.execute(db);
  if (!rows[0]) throw new Error(`attempt ${id} is gone`);
  return rows[0].attempt;
}
