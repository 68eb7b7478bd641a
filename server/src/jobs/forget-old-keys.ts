import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';

/** Forgets idempotency keys after their 24 hours and rate-limit counters after their windows. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await deleteInSteps(db, 'idempotency_keys', sql`created_on < now() - interval '24 hours'`);
  await deleteInSteps(db, 'rate_limits', sql`expire < extract(epoch from now()) * 1000`);
}
