import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';

/** Forgets idempotency keys after 24 hours, rate-limit counters after their windows, refused joins and imports of rosters after 7 days, and unused addresses. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await deleteInSteps(db, 'idempotency_keys', sql`created_on < now() - interval '24 hours'`);
  await deleteInSteps(db, 'refused_joins', sql`refused_on < now() - interval '7 days'`);
  await deleteInSteps(db, 'roster_imports', sql`created_on < now() - interval '7 days'`);
  await deleteInSteps(db, 'rate_limits', sql`expire < extract(epoch from now()) * 1000`);
  await deleteInSteps(db, 'gradebook_exports', sql`expires_on < now()`);
}
