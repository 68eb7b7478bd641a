import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';

/** Deletes what has expired at the provider. Expired things are no longer read, so it is enough to run it now and then. */
export async function deleteExpiredIdentity(db: Database): Promise<void> {
  for (const table of ['identity_records', 'identity_links', 'identity_revocations'] as const) {
    await deleteInSteps(db, table, sql`expires_on < now()`);
  }
  // Longer than a grant lives.
  await deleteInSteps(db, 'partner_grants', sql`created_on < now() - interval '2 days'`);
  await deleteInSteps(db, 'iframe_codes', sql`created_on < now() - interval '7 days'`);
}
