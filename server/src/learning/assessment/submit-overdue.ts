import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { AttemptRow } from '../attempt/attempt-row.ts';
import { gradeAndFinish } from './grade-and-finish.ts';
import { lockAttempt } from '../attempt/lock-attempt.ts';

/** Submits an overdue sitting with the answers that were saved. */
export async function submitOverdue(db: Database, attempt: AttemptRow): Promise<AttemptRow> {
  return gradeAndFinish(db, attempt, 'TIMER');
}

const mostAtOnce = 100;

/**
 * Submits every overdue sitting of the database; several processes may do it at once and share the work. Returns how many.
 * One that cannot be submitted keeps none behind it waiting, and the first of these is thrown in the end. A server that
 * ends leaves the rest to the next one: after a long stop there may be thousands.
 */
export async function sweepOverdue(db: Database, isEnding = () => false): Promise<number> {
  const failed = new Map<string, unknown>();
  let swept = 0;
  for (;;) {
    let id: string | undefined;
    try {
      await db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ group_id: string; id: string }>`/* find-overdue */
          select group_id, id from attempts
          where state = 'STARTED' and deadline < now() - make_interval(secs => ${graceSeconds})
            and id <> all(${[...failed.keys()]}::uuid[])
          order by deadline limit 1 for update skip locked`.execute(transaction);
        id = rows[0]?.id;
        if (rows[0]) await submitOverdue(transaction, await lockAttempt(transaction, rows[0]));
      });
      if (id) swept += 1;
    } catch (error) {
      // Nothing was found: it is no fault of a sitting.
      if (!id) throw error;
      failed.set(id, error);
    }
    if (!id || isEnding()) break;
    if (swept % mostAtOnce === 0) await new Promise((next) => setImmediate(next));
  }
  const [first] = failed;
  if (first) throw new Error(`of ${failed.size} that failed the first is ${first[0]}`, { cause: first[1] });
  return swept;
}
