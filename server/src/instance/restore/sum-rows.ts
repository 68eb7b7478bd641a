import { createHash } from 'node:crypto';
import type { TableSums } from '../backup/backup-format.ts';
import { openRowSum } from './row-sum.ts';

/** What rows that were read came to: as a manifest says it, and in any order. */
export type ReadSums = TableSums & { readonly fingerprint: string };

/** Rows on their way, and what they came to once all went by. */
export type SummedRows = { readonly rows: AsyncIterable<Buffer>; readonly sums: () => ReadSums };

/** Passes rows on and reckons what they come to. */
export function summed(rows: AsyncIterable<Buffer>): SummedRows {
  const hash = createHash('sha256');
  const sum = openRowSum();
  let bytes = 0;
  async function* passed() {
    for await (const chunk of rows) {
      hash.update(chunk);
      sum.add(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  return {
    rows: passed(),
    sums: () => ({ rows: sum.rows(), bytes, sha256: hash.digest('hex'), fingerprint: sum.fingerprint() }),
  };
}
