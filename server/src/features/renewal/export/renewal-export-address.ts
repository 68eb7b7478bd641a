import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { addressHash, addressLives, newAddress } from '../../../http/once-address.ts';
import type { RenewalsAsked } from '../read-renewals.ts';

/** Makes the secret part of an address at which one person can fetch the worklist once; only its hash is kept. */
export async function makeRenewalAddress(
  db: Database,
  userId: string,
  asked: RenewalsAsked,
): Promise<{ readonly secret: string; readonly expires_on: string }> {
  const secret = newAddress();
  const { rows } = await sql<{ expires_on: string }>`/* make-renewal-address */
    insert into renewal_exports (address_hash, user_id, asked, expires_on)
    values (${addressHash(secret)}, ${userId}, ${JSON.stringify(asked)}::jsonb, now() + ${addressLives} * interval '1 second')
    returning expires_on`.execute(db);
  return { secret, expires_on: rows[0]?.expires_on ?? '' };
}

/** Uses an address up: what it leads to, or null where it is used, expired or of somebody else, who leaves it as it is. */
export async function takeRenewalAddress(db: Database, userId: string, secret: string): Promise<RenewalsAsked | null> {
  const { rows } = await sql<{ asked: RenewalsAsked }>`/* take-renewal-address */ delete from renewal_exports
    where address_hash = ${addressHash(secret)} and user_id = ${userId} and expires_on > now() returning asked`.execute(
    db,
  );
  return rows[0]?.asked ?? null;
}
