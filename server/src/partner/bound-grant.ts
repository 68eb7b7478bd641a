import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { endGrant } from '../identity/end-sessions.ts';

/**
 * Binds a grant of the embedded provider to the partner whose page began it, before anything comes of it; false where
 * the partner was removed meanwhile. Who removes a partner waits for it, and then finds the grant.
 */
export async function bindGrant(db: Database, grant: string, partnerId: string): Promise<boolean> {
  const { rows } = await sql`/* bind-grant */
    with partner as (select id from partners where id = ${partnerId} and deleted_on is null for share)
    insert into partner_grants (grant_id, partner_id) select ${grant}, id from partner returning 1`.execute(db);
  return rows.length === 1;
}

/** The institution that a grant is bound to; null for a session that the person has begun. */
export async function institutionOfGrant(db: Database, grant: string): Promise<string | null> {
  const { rows } = await sql<{ institution_id: string }>`/* institution-of-grant */
    select p.institution_id from partner_grants g join partners p on p.id = g.partner_id
    where g.grant_id = ${grant}`.execute(db);
  return rows[0]?.institution_id ?? null;
}

/** Ends every session that pages of a partner have begun. What they were bound to stays known: a token on its way is bound too. */
export async function endGrantsOf(db: Database, partnerId: string): Promise<void> {
  const { rows } = await sql<{ grant_id: string }>`/* end-partner-grants */
    select grant_id from partner_grants where partner_id = ${partnerId}`.execute(db);
  for (const { grant_id } of rows) await endGrant(db, grant_id);
}
