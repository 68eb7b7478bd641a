import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { AttemptRow } from './attempt-row.ts';

/** Writes what changed of an attempt that is locked, counts the revision, and returns the attempt as it is now. */
export async function writeAttempt<Attempt extends AttemptRow>(
  db: Database,
  attempt: Attempt,
  changes: Partial<Pick<AttemptRow, 'progress' | 'question_index'>>,
): Promise<Attempt> {
  const { progress, question_index } = { ...attempt, ...changes };
  const { rows } = await sql<{ revision: number; saved_at: string }>`/* write-attempt */
    update attempts set progress = ${JSON.stringify(progress)}::jsonb, question_index = ${question_index},
      revision = revision + 1, saved_at = clock_timestamp()
    where group_id = ${attempt.group_id} and id = ${attempt.id}
    returning revision, saved_at`.execute(db);
  if (!rows[0]) throw new Error(`attempt ${attempt.id} is gone`);
  return { ...attempt, progress, question_index, ...rows[0] };
}
