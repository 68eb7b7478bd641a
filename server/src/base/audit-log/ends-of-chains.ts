import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** How far a chain of the audit log goes, and whether the entry there is no longer the one that was written last. */
export type ChainEnd = {
  readonly chain: string;
  readonly chain_id: string;
  readonly entries: number;
  readonly hash: string;
  readonly isCut: boolean;
};

/** Reads the ends of all chains in their order, in steps that a statement's time is long enough for. */
export async function* endsOfChains(db: Database, step = 20_000): AsyncGenerator<ChainEnd> {
  let last = { chain: '', chain_id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await sql<ChainEnd>`
      select head.*, entry.hash is distinct from head.hash as "isCut"
      from (
        select * from audit_chains where (chain, chain_id) > (${last.chain}, ${last.chain_id}::uuid)
        order by chain, chain_id limit ${step}
      ) head
      left join audit_log entry on (entry.chain, entry.chain_id, entry.number) = (head.chain, head.chain_id, head.entries)
      order by head.chain, head.chain_id`.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < step) return;
    last = end;
  }
}
