import type { Account } from 'oidc-provider';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

type Row = { email: string; email_verified: boolean; given_name: string; family_name: string };

/** An account as the provider sees it, with what its tokens say about the person. */
export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const { rows } = await sql<Row>`/* identity-account */
    select email, email_verified, first_name as given_name, last_name as family_name
    from identity_accounts where id = ${id}::uuid`.execute(db);
  const claims = rows[0];
  return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
}
