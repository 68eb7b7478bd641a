import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { endsOfChains } from '../audit/ends-of-chains.ts';
import { findAuditBreaks } from '../audit/find-audit-breaks.ts';
import type { Database } from '../database/connect.ts';

/**
 * Reads the audit log, logs each place where it was tampered with and gives their number. Whoever may change the tables could write a whole
 * chain anew; the line with the hash over the ends of all chains, kept outside the database, tells that too.
 */
export async function verifyAuditLog(db: Database, log: FastifyBaseLogger): Promise<number> {
  const breaks = await findAuditBreaks(db);
  for (const place of breaks) log.error(place, 'the audit log was tampered with');
  if (breaks.length > 0) return breaks.length;
  const hash = createHash('sha256');
  const all = { chains: 0, entries: 0 };
  for await (const { isCut: _isCut, ...end } of endsOfChains(db)) {
    hash.update(JSON.stringify(end));
    all.chains += 1;
    all.entries += end.entries;
  }
  log.info({ ...all, hash: hash.digest('hex') }, 'the audit log is whole');
  return 0;
}
