import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { offerEvent } from '../../event.ts';
import type { Context } from '../graphql/context.ts';
import { makeAwaitedAdministrator } from './awaited-administrator.ts';
import type { Claims } from '../session/token.ts';
import { recordUser } from './record-user.ts';

/** Where a call came from. */
type Origin = Pick<Context, 'ip' | 'requestId'>;

/** A person has come with the first call of a session, and is known with what their token says of them. The reply names the groups they are in by that. */
export const sessionBegins = offerEvent<{ readonly userId: string; readonly origin: Origin }, readonly string[]>();

/** Where the first call came from, and the language that its sender reads; null where the call does not say it. */
type First = Origin & { readonly language?: string | null };

/** Who has come, null for nobody who is known, and the ids of the groups that have awaited them and that they have joined. */
type Come = { readonly userId: string | null; readonly joined: readonly string[] };

/**
 * What the first call of a session brings up to date: the person behind the token, new or changed, the language that
 * mails to them are written in, and what awaits their verified address: the role of a system administrator, and groups.
 * It may be repeated at any time. Statuses that follow from dates are computed when read, so nothing is stored for them.
 */
export async function performInitialChecks(
  db: Database,
  claims: Claims | null,
  viewerId: string | null,
  { language, ...origin }: First,
): Promise<Come> {
  // What a third party has begun changes nothing of the account.
  if (!claims || claims.bound) return { userId: viewerId, joined: [] };
  const userId = claims.email ? await recordUser(db, claims, origin) : viewerId;
  if (userId && !claims.email)
    await db.updateTable('users').set({ last_seen_on: new Date().toISOString() }).where('id', '=', userId).execute();
  if (userId && language) await keepLanguage(db, userId, language);
  if (userId) await makeAwaitedAdministrator(db, userId);
  const joined = userId ? await sessionBegins.happens(db, { userId, origin }) : [];
  return { userId, joined: joined.flat() };
}

async function keepLanguage(db: Database, userId: string, language: string): Promise<void> {
  await sql`/* keep-language */ update users set language = ${language}
    where id = ${userId} and language is distinct from ${language}`.execute(db);
}
