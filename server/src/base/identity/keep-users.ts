import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/**
 * Keeps the users of the embedded provider when the address of this installation changes, since the address is part of
 * the issuer's name. A subject is the random id of an account in this very database, so that it cannot mean anyone else.
 */
export async function keepUsers(db: Database, issuer: string): Promise<void> {
  await sql`
    update users u set issuer = ${issuer}
    from identity_accounts a
    where u.subject = a.id::text and (u.issuer < ${issuer} or u.issuer > ${issuer}) and u.issuer like '%/identity'`.execute(
    db,
  );
}
