import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { RenewalsAsked } from '../read-renewals.ts';

/** Seconds until an address is of no use any more. */
const addressLives = 120;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes the secret part of an address at which one person can fetch the worklist once; only its hash is kept. */
export async function makeRenewalAddress(
  db: Database,
  userId: string,
  asked: RenewalsAsked,
): Promise<{ readonly secret: string; readonly expires_on: string }> {
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ expires_on: string }>`/* make-renewal-address */
    insert into renewal_exports (address_hash, user_id, asked, expires_on)
    values (${hashOf(secret)}, ${userId}, ${JSON.stringify(asked)}::jsonb, now() + ${addressLives} * interval '1 second')
    returning expires_on`.execute(db);
  return { secret, expires_on: rows[0]?.expires_on ?? '' };
}

/** Uses an address up: what it leads to, or null where it is used, expired or of somebody else, who leaves it as it is. */
export async function takeRenewalAddress(db: Database, userId: string, secret: string): Promise<RenewalsAsked | null> {
  const { rows } = await sql<{ asked: RenewalsAsked }>`/* take-renewal-address */ delete from renewal_exports
    where address_hash = ${hashOf(secret)} and user_id = ${userId} and expires_on > now() returning asked`.execute(db);
  return rows[0]?.asked ?? null;
}
