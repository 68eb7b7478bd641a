import { Refusal } from '@lectern/domain/refusal.ts';
import type { Services } from '../../../../services.ts';

/**
 * Whether one more mail may go to an address. A few a day reach each address, whoever asks, so that nobody can be
 * flooded; what an address already got must not show, so that the page says the same.
 */
export async function mayMail({ limiter }: Services, ip: string, email: string): Promise<boolean> {
  await limiter.count('mailFromIp', ip);
  try {
    await limiter.count('mailToAddress', email);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
