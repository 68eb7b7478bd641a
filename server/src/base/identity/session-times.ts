import { sql } from 'kysely';
import type { Session } from 'oidc-provider';
import type { Database } from '../database/connect.ts';

/** Seconds without a renewal after which a session is over. */
export const idleLife = 30 * 60;

/** Seconds from signing in after which a session is over, however much it is used. */
export const longestLife = 8 * 60 * 60;

/** Seconds that an access token counts. */
export const accessTokenLife = 10 * 60;

/** The present moment in the provider's seconds. */
export const epochSeconds = (): number => Math.floor(Date.now() / 1000);

type Times = Pick<Session, 'loginTs' | 'authorizations'>;

/** True for a session in which nobody has signed in or renewed a token for the idle time. */
export async function isIdle(db: Database, { loginTs = 0, authorizations = {} }: Times): Promise<boolean> {
  if (epochSeconds() - loginTs < idleLife) return false;
  const grants = Object.values(authorizations).flatMap(({ grantId }) => (grantId ? [grantId] : []));
  const { rows } = await sql`/* identity-renewed */
    select 1 from identity_records
    where kind = 'RefreshToken' and grant_id = any(${grants}::text[]) and expires_on > now() limit 1`.execute(db);
  return rows.length === 0;
}
