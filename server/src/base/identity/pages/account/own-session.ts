import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { isIdle } from '../../session-times.ts';
import type { PageContext } from '../page-context.ts';
import { PageRefusal } from '../page-refusal.ts';

/** The person whose session at the provider this browser holds, with the session to keep when all others end. */
export type OwnSession = {
  readonly uid: string;
  readonly grants: string[];
  readonly account: OwnAccount;
};

/** An account as its owner may change it. */
export type OwnAccount = {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
};

/** The session of this browser; it refuses where nobody is signed in, or was for too long without a sign of life. */
export async function getOwnSession(
  { db, identity }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OwnSession> {
  const { provider } = await identity();
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const { uid, accountId, authorizations = {} } = session;
  const account = accountId && !(await isIdle(db, session)) ? await ownAccount(db, accountId) : undefined;
  if (!account) throw new PageRefusal('SIGNED_OUT', 401);
  request.person = account.id;
  return { uid, account, grants: Object.values(authorizations).flatMap(({ grantId }) => (grantId ? [grantId] : [])) };
}

function ownAccount(db: Database, id: string): Promise<OwnAccount | undefined> {
  return db
    .selectFrom('identity_accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}
