import { Refusal } from '@lectern/domain/refusal.ts';
import { isPassword } from '../../password.ts';
import type { OwnAccount } from './own-session.ts';
import type { PageContext } from '../page-context.ts';
import { texts } from '../texts.ts';

/** The sentence that refuses a wrong current password, or null. Wrong ones count like wrong ones at sign-in. */
export async function whyNotProven(
  { limiter }: PageContext,
  account: OwnAccount,
  password: string,
): Promise<string | null> {
  try {
    await limiter.count('signInByAccount', account.email);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error;
    return texts.signIn.locked(Math.ceil(Number(error.details['retryAfter']) / 60));
  }
  if (!(await isPassword(password, account.password_hash))) return texts.account.wrongPassword;
  await limiter.forget('signInByAccount', account.email);
  return null;
}
