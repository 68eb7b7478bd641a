import type { FastifyBaseLogger } from 'fastify';
import { checkAuditLog } from '../audit-log/check-audit-log.ts';
import type { Database } from '../database/connect.ts';

/** Reads the audit log, logs each place where it was tampered with, or that it is whole, and gives the number of such places. */
export async function verifyAuditLog(db: Database, log: Pick<FastifyBaseLogger, 'error' | 'info'>): Promise<number> {
  const { breaks, ...all } = await checkAuditLog(db);
  for (const place of breaks) log.error(place, 'the audit log was tampered with');
  if (breaks.length === 0) log.info(all, 'the audit log is whole');
  return breaks.length;
}
