import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { endGrant } from '../session/end-sessions.ts';

/**
 * Binds a grant of the embedded provider to the partner whose page began it, before anything comes of it; false where
 * the partner or its institution was removed meanwhile. Who removes one waits for it, and then finds the grant.
 */
export async function bindGrant(db: Database, grant: string, partnerId: string): Promise<boolean> {
  const { rows } = await sql`/* bind-grant */
    with partner as (
      select p.id from partners p join institutions i on i.id = p.institution_id and i.deleted_on is null
      where p.id = ${partnerId} and p.deleted_on is null for share
    )
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

/** Whose sessions end: those of one partner, or of all partners of institutions. */
type Ended = { readonly partnerId: string } | { readonly institutionIds: readonly string[] };

/** Ends every session that pages of partners have begun. What they were bound to stays known: a token on its way is bound too. */
export async function endGrantsOf(db: Database, ended: Ended): Promise<void> {
  const which =
    'partnerId' in ended
      ? sql`p.id = ${ended.partnerId}`
      : sql`p.institution_id = any(${ended.institutionIds}::uuid[])`;
  const { rows } = await sql<{ grant_id: string }>`/* end-partner-grants */
    select g.grant_id from partner_grants g join partners p on p.id = g.partner_id where ${which}`.execute(db);
  for (const { grant_id } of rows) await endGrant(db, grant_id);
}
