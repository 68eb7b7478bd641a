import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { addressHash, addressLives, newAddress } from './once-address.ts';

/**
 * The addresses at which one person can fetch once what they asked for, kept in a table of their kind; only the hash of
 * an address is kept. `take` uses one up and gives what was asked, or null where it is used, expired or of somebody
 * else, who leaves it as it is.
 */
export const askedAddresses = <Asked>(table: 'audit_exports' | 'renewal_exports') => ({
  make: async (db: Database, userId: string, asked: Asked): Promise<{ secret: string; expires_on: string }> => {
    const secret = newAddress();
    const { rows } = await sql<{ expires_on: string }>`/* make-asked-address */
      insert into ${sql.table(table)} (address_hash, user_id, asked, expires_on)
      values (${addressHash(secret)}, ${userId}, ${JSON.stringify(asked)}::jsonb, now() + ${addressLives} * interval '1 second')
      returning expires_on`.execute(db);
    return { secret, expires_on: rows[0]?.expires_on ?? '' };
  },
  take: async (db: Database, userId: string, secret: string): Promise<Asked | null> => {
    const { rows } = await sql<{ asked: Asked }>`/* take-asked-address */ delete from ${sql.table(table)}
      where address_hash = ${addressHash(secret)} and user_id = ${userId} and expires_on > now() returning asked`.execute(
      db,
    );
    return rows[0]?.asked ?? null;
  },
});
