import { graceSeconds } from '@lectern/domain/attempt/grace-seconds.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
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
 * A server that ends leaves the rest to the next one: after a long stop there may be thousands.
 */
export async function sweepOverdue(db: Database, isEnding = () => false): Promise<number> {
  let swept = 0;
  for (;;) {
    const one = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ group_id: string; id: string }>`/* find-overdue */
        select group_id, id from attempts
        where state = 'STARTED' and deadline < now() - make_interval(secs => ${graceSeconds})
        order by deadline limit 1 for update skip locked`.execute(transaction);
      if (!rows[0]) return false;
      await submitOverdue(transaction, await lockAttempt(transaction, rows[0]));
      return true;
    });
    if (one) swept += 1;
    if (!one || isEnding()) return swept;
    if (swept % mostAtOnce === 0) await new Promise((next) => setImmediate(next));
  }
}
