import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connect.ts';
import type { Claims } from './token.ts';

/** Which user stands behind a token. */
export type KnownUsers = {
  /** The id of the user with this issuer and subject, deleted or not; null before the first sign-in. */
  readonly idOf: (claims: Claims) => Promise<string | null>;
};

const mostKept = 100_000;

/** Looks users up by issuer and subject. A pair never moves to another user, so it is asked for once. */
export function knownUsers(db: Database): KnownUsers {
  const ids = new LRUCache<string, string>({ max: mostKept });
  return {
    idOf: async ({ issuer, subject }) => {
      const identity = JSON.stringify([issuer, subject]);
      const known = ids.get(identity);
      if (known) return known;
      const user = await db
        .selectFrom('users')
        .select('id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (!user) return null;
      ids.set(identity, user.id);
      return user.id;
    },
  };
}
