import type { Database } from '../../database/connect.ts';
import type { Context } from '../../graphql/context.ts';
import type { Claims } from '../../identity/token.ts';
import { recordUser } from './record-user.ts';

/**
 * What the first call of a session brings up to date: the person behind the token, new or changed. It may be repeated
 * at any time and grants nothing. Statuses that follow from dates are computed when read, so nothing is stored for them.
 */
export async function performInitialChecks(
  db: Database,
  claims: Claims | null,
  viewerId: string | null,
  origin: Pick<Context, 'ip' | 'requestId'>,
): Promise<string | null> {
  if (!claims) return null;
  if (claims.email) return recordUser(db, claims, origin);
  if (viewerId)
    await db.updateTable('users').set({ last_seen_on: new Date().toISOString() }).where('id', '=', viewerId).execute();
  return viewerId;
}
