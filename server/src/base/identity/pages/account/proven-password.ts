import { Refusal } from '@lectern/domain/refusal.ts';
import type { FastifyRequest } from 'fastify';
import { auditLockOut } from '../../password/audit-lock-out.ts';
import { tryPassword } from '../../password/password-tries.ts';
import type { OwnAccount } from './own-session.ts';
import type { PageContext } from '../page-context.ts';
import { texts } from '../texts/texts.ts';

/** The sentence that refuses a wrong current password, or null. Wrong ones count like wrong ones at sign-in. */
export async function whyNotProven(
  context: PageContext,
  request: FastifyRequest,
  account: OwnAccount,
  password: string,
): Promise<string | null> {
  const of = { email: account.email, ip: request.ip, browser: null };
  try {
    const right = await tryPassword(context.limiter, of, password, account.password_hash);
    return right ? null : texts.account.wrongPassword;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error;
    await auditLockOut(context, request, of, account.id);
    return texts.signIn.locked(Math.ceil(Number(error.details['retryAfter']) / 60));
  }
}
