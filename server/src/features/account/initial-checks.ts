import type { Database } from '../../database/connect.ts';
import type { Context } from '../../graphql/context.ts';
import type { Claims } from '../../identity/token.ts';
import { joinAwaited } from '../member/awaited/join-awaited.ts';
import { recordUser } from './record-user.ts';

/**
 * What the first call of a session brings up to date: the person behind the token, new or changed, and the groups that
 * await their verified address. It may be repeated at any time. Statuses that follow from dates are computed when read,
 * so nothing is stored for them.
 */
export async function performInitialChecks(
  db: Database,
  claims: Claims | null,
  viewerId: string | null,
  origin: Pick<Context, 'ip' | 'requestId'>,
): Promise<string | null> {
  if (!claims) return null;
  const userId = claims.email ? await recordUser(db, claims, origin) : viewerId;
  if (userId && !claims.email)
    await db.updateTable('users').set({ last_seen_on: new Date().toISOString() }).where('id', '=', userId).execute();
  if (userId) await joinAwaited(db, userId, origin);
  return userId;
}
