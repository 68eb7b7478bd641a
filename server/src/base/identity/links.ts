import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { hashOfSecret, newSecret } from '../../one-time-secret.ts';

/**
 * What a one-time link is for, and what it carries. A link for signing up carries the account it makes; one for signing in
 * never leaves the browser that has just made an account.
 */
export type Link =
  | { readonly purpose: 'SIGN_UP'; readonly email: string; readonly first_name: string; readonly last_name: string }
  | {
      readonly purpose: 'PASSWORD';
      readonly account_id: string;
      /** The user who has handed it out; null where it was mailed to its person. */
      readonly made_by?: string | null;
    }
  | { readonly purpose: 'SIGN_IN'; readonly account_id: string }
  | { readonly purpose: 'EMAIL'; readonly account_id: string; readonly email: string };

type Purpose = Link['purpose'];

/** Seconds that a link for signing in works: as long as it takes to be led to the sign-in. */
export const signInLinkLife = 300;
const linkLife = 3600;

/** Makes a link that works once and for one hour, and returns its token; only the hash of it is kept. */
export async function makeLink(db: Database, link: Link): Promise<string> {
  const token = newSecret();
  const seconds = link.purpose === 'SIGN_IN' ? signInLinkLife : linkLife;
  const expires_on = sql<string>`now() + make_interval(secs => ${seconds})`;
  await db
    .insertInto('identity_links')
    .values({ token_hash: hashOfSecret(token), expires_on, ...link })
    .execute();
  return token;
}

/** The link with this token, if it is for one of these purposes and still works; it is not used up. */
export async function findLink<Wanted extends Purpose>(
  db: Database,
  token: unknown,
  purposes: readonly Wanted[],
): Promise<Extract<Link, { purpose: Wanted }> | null> {
  const row = await db
    .selectFrom('identity_links')
    .select(['purpose', 'account_id', 'email', 'first_name', 'last_name', 'made_by'])
    .where('token_hash', '=', hashOfSecret(String(token)))
    .where('purpose', 'in', [...purposes])
    .where('expires_on', '>', sql<string>`now()`)
    .executeTakeFirst();
  return (row ?? null) as Extract<Link, { purpose: Wanted }> | null;
}

/** Uses a link up. It is false where another request was faster or the link has expired: then nothing may be done. */
export async function useUpLink(db: Database, token: unknown): Promise<boolean> {
  const used = await db
    .deleteFrom('identity_links')
    .where('token_hash', '=', hashOfSecret(String(token)))
    .where('expires_on', '>', sql<string>`now()`)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
