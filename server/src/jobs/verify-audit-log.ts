import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { findAuditBreaks } from '../audit/find-audit-breaks.ts';
import type { Database } from '../database/connect.ts';

/**
 * Reads the audit log and logs each place where it was tampered with. Whoever may change the tables could write a whole
 * chain anew; the line with the hash over the ends of all chains, kept outside the database, tells that too.
 */
export async function verifyAuditLog(db: Database, log: FastifyBaseLogger): Promise<void> {
  const breaks = await findAuditBreaks(db);
  for (const place of breaks) log.error(place, 'the audit log was tampered with');
  if (breaks.length > 0) return;
  const ends = await db.selectFrom('audit_chains').selectAll().orderBy('chain').orderBy('chain_id').execute();
  const hash = createHash('sha256').update(JSON.stringify(ends)).digest('hex');
  const entries = ends.reduce((sum, chain) => sum + chain.entries, 0);
  log.info({ chains: ends.length, entries, hash }, 'the audit log is whole');
}
