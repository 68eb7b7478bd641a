import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Deletes what has expired at the provider. Expired things are no longer read, so it is enough to run it now and then. */
export async function deleteExpiredIdentity(db: Database): Promise<void> {
  await db
    .deleteFrom('identity_records')
    .where('expires_on', '<', sql<string>`now()`)
    .execute();
  await db
    .deleteFrom('identity_links')
    .where('expires_on', '<', sql<string>`now()`)
    .execute();
  await db
    .deleteFrom('identity_revocations')
    .where('expires_on', '<', sql<string>`now()`)
    .execute();
}
