import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Which grants of the embedded provider were ended before their access tokens expire. */
export type Revocations = { readonly isRevoked: (grant: string) => Promise<boolean> };

/**
 * Reads the ended grants at most once in `maxAge` milliseconds, however many tokens are checked, so that a sign-out
 * counts everywhere within that time. It rejects while the database does not answer: then nobody is let in.
 */
export function openRevocations(db: Database, maxAge = 5000): Revocations {
  let revoked = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const read = async () => {
    const started = performance.now();
    const { rows } = await sql<{ grant_id: string }>`/* read-revocations */
      select grant_id from identity_revocations where expires_on > now()`.execute(db);
    revoked = new Set(rows.map(({ grant_id }) => grant_id));
    readAt = started;
  };
  return {
    isRevoked: async (grant) => {
      if (performance.now() - readAt >= maxAge) {
        reading ??= read().finally(() => (reading = null));
        await reading;
      }
      return revoked.has(grant);
    },
  };
}
