import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { addressHash, addressLives, newAddress } from '../../../http/once-address.ts';
import type { AskedEntries } from '../asked-entries.ts';

/** Makes the secret part of an address at which one person can fetch some entries once; only its hash is kept. */
export async function makeAuditExportAddress(
  db: Database,
  userId: string,
  asked: AskedEntries,
): Promise<{ secret: string; expires_on: string }> {
  const secret = newAddress();
  const { rows } = await sql<{ expires_on: string }>`/* make-audit-export */
    insert into audit_exports (address_hash, user_id, asked, expires_on)
    values (${addressHash(secret)}, ${userId}, ${JSON.stringify(asked)}, now() + ${addressLives} * interval '1 second')
    returning expires_on`.execute(db);
  return { secret, expires_on: rows[0]?.expires_on ?? '' };
}

/** Uses an address up: which entries it leads to, or null where it is used, expired or of somebody else, who leaves it as it is. */
export async function takeAuditExportAddress(
  db: Database,
  userId: string,
  secret: string,
): Promise<AskedEntries | null> {
  const { rows } = await sql<{ asked: AskedEntries }>`/* take-audit-export */ delete from audit_exports
    where address_hash = ${addressHash(secret)} and user_id = ${userId} and expires_on > now() returning asked`.execute(
    db,
  );
  return rows[0]?.asked ?? null;
}
