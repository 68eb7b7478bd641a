import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** An access token outlives its grant by at most this, the tolerance for wrong clocks included. */
const accessTokenLife = '11 minutes';

/** Ends a grant with everything that hangs on it; access tokens of it stop counting as soon as the servers look. */
export async function endGrant(db: Database, grant: string): Promise<void> {
  await sql`/* identity-end-grant */
    with gone as (
      delete from identity_records where (kind = 'Grant' and id = ${grant}) or grant_id = ${grant}
    )
    insert into identity_revocations (grant_id, expires_on) values (${grant}, now() + ${accessTokenLife}::interval)
    on conflict (grant_id) do nothing`.execute(db);
}

/** Ends every session of an account, except one, and with them all tokens that came from them. */
export async function endSessions(
  db: Database,
  accountId: string,
  except?: { uid: string; grants: string[] },
): Promise<void> {
  const { uid = '', grants = [] } = except ?? {};
  await sql`
    with gone as (
      delete from identity_records
      where kind in ('Session', 'Grant') and payload ->> 'accountId' = ${accountId}
        and uid is distinct from ${uid} and not (kind = 'Grant' and id = any(${grants}::text[]))
      returning kind, id
    )
    insert into identity_revocations (grant_id, expires_on)
    select id, now() + ${accessTokenLife}::interval from gone where kind = 'Grant'
    on conflict (grant_id) do nothing`.execute(db);
}
