import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/connect.ts';

/** An entry of the audit log, by chain and number, that is not what was written, is missing, or was put in. */
export type AuditBreak = { readonly chain: string; readonly chain_id: string; readonly number: number };

/**
 * The statement that finds them. What lies beside a chain may be gone, since it can be erased, but it cannot be another;
 * the head of a chain tells where entries were cut off at its end.
 */
export const auditBreaks: RawBuilder<AuditBreak> = sql`
  select l.chain, l.chain_id, l.number
  from (
    select entry, entry.chain, entry.chain_id, entry.number, entry.hash, entry.previous_hash, entry.personal_hash,
      lag(entry.hash, 1, '') over of_chain as hash_before, lag(entry.number, 1, 0::bigint) over of_chain as number_before
    from audit_log entry window of_chain as (partition by entry.chain, entry.chain_id order by entry.number)
  ) l
  left join audit_personal beside on (beside.chain, beside.chain_id, beside.number) = (l.chain, l.chain_id, l.number)
  where l.number <> l.number_before + 1
    or l.previous_hash <> l.hash_before
    or l.hash <> audit_hash(l.entry)
    or (beside.number is not null and l.personal_hash <> audit_personal_hash(beside))
  union all
  select head.chain, head.chain_id, head.entries
  from audit_chains head
  left join audit_log entry on (entry.chain, entry.chain_id, entry.number) = (head.chain, head.chain_id, head.entries)
  where entry.hash is distinct from head.hash
  union all
  select entry.chain, entry.chain_id, entry.number
  from audit_log entry
  where not exists (
    select from audit_chains head
    where (head.chain, head.chain_id) = (entry.chain, entry.chain_id) and head.entries >= entry.number)`;

/** Reads the whole audit log and says where it was tampered with; at most a hundred places. */
export async function findAuditBreaks(db: Database): Promise<AuditBreak[]> {
  const { rows } = await sql<AuditBreak>`select * from (${auditBreaks}) breaks limit 100`.execute(db);
  return rows;
}
