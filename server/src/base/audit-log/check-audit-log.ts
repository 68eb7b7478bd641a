import { createHash } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { endsOfChains } from './ends-of-chains.ts';
import { findAuditBreaks, type AuditBreak } from './find-audit-breaks.ts';

/** What the audit log holds, and where it was tampered with. */
export type AuditCheck = {
  readonly breaks: readonly AuditBreak[];
  readonly chains: number;
  readonly entries: number;
  /** Over the ends of all chains. */
  readonly hash: string;
};

/**
 * Reads the whole audit log. Whoever may change the tables could write a whole chain anew; the hash over the ends of all
 * chains, kept outside the database, tells that too.
 */
export async function checkAuditLog(db: Database): Promise<AuditCheck> {
  const breaks = await findAuditBreaks(db);
  const hash = createHash('sha256');
  const all = { chains: 0, entries: 0 };
  for await (const { isCut: _isCut, ...end } of endsOfChains(db)) {
    hash.update(JSON.stringify(end));
    all.chains += 1;
    all.entries += end.entries;
  }
  return { breaks, ...all, hash: hash.digest('hex') };
}
