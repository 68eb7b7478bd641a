import { Refusal } from '@lectern/domain/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import { auditAccount } from '../audit-account.ts';
import { placeOf, type Try } from './password-tries.ts';

/** Writes that a lock-out has begun, once for each: who is locked out may go on trying as often as they like. */
export async function auditLockOut(
  { db, limiter }: Services,
  request: FastifyRequest,
  of: Try,
  account: string | null,
): Promise<void> {
  try {
    await limiter.count('lockOutNoted', placeOf(of));
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  if (account) await auditAccount(db, request, account, { action: 'LOCKED_OUT' }, 'VISITOR');
}
