import { Refusal } from '@lectern/domain/refusal.ts';
import { tryPassword } from '../../password-tries.ts';
import type { OwnAccount } from './own-session.ts';
import type { PageContext } from '../page-context.ts';
import { texts } from '../texts.ts';

/** The sentence that refuses a wrong current password, or null. Wrong ones count like wrong ones at sign-in. */
export async function whyNotProven(
  { limiter }: PageContext,
  account: OwnAccount,
  ip: string,
  password: string,
): Promise<string | null> {
  try {
    const right = await tryPassword(
      limiter,
      { email: account.email, ip, browser: null },
      password,
      account.password_hash,
    );
    return right ? null : texts.account.wrongPassword;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error;
    return texts.signIn.locked(Math.ceil(Number(error.details['retryAfter']) / 60));
  }
}
