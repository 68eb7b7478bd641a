import { interactionPolicy } from 'oidc-provider';
import type { Database } from '../database/connect.ts';
import { isIdle } from './session-times.ts';

const { Check, base } = interactionPolicy;

/** When the sign-in page is shown: as the protocol asks for it, and where a session is idle or its account is gone. */
export function signInPolicy(db: Database): ReturnType<typeof base> {
  const policy = base();
  policy.remove('consent');
  const checks = policy.get('login')?.checks;
  checks?.add(
    new Check('account_gone', 'the account of the session is gone', 'login_required', (ctx) => {
      const { session, account } = ctx.oidc;
      return Boolean(session?.accountId) && !account;
    }),
  );
  checks?.add(
    new Check('idle', 'the session was idle for too long', 'login_required', async (ctx) => {
      const { session, result } = ctx.oidc;
      return Boolean(session?.accountId) && !result?.login && (await isIdle(db, session ?? {}));
    }),
  );
  return policy;
}
