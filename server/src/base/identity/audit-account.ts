import type { FastifyRequest } from 'fastify';
import { writeAudit, type AuditEntry } from '../audit-log/write-audit.ts';
import type { Database } from '../database/connect.ts';

/** What happened to an account. */
type AccountEntry = Pick<AuditEntry, 'action' | 'details' | 'personal'>;

/**
 * Writes what happened to an account into the audit log, in the transaction of the act: by its owner, or by a visitor
 * who has not proven to be that.
 */
export function auditAccount(
  db: Database,
  { id: requestId, ip: address }: FastifyRequest,
  account: string,
  entry: AccountEntry,
  by: 'OWNER' | 'VISITOR' = 'OWNER',
): Promise<void> {
  const actor =
    by === 'OWNER'
      ? ({ type: 'ACCOUNT', id: account, address, requestId } as const)
      : ({ type: 'VISITOR', id: null, address, requestId } as const);
  return writeAudit(db, actor, {
    chain: 'PERSON',
    chainId: account,
    object: { type: 'account', id: account },
    ...entry,
  });
}
