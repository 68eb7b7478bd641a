import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Forgets idempotency keys after their 24 hours and rate-limit counters after their windows. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_on < now() - interval '24 hours'`.execute(db);
  await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(db);
}
