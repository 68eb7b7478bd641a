import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/connect.ts';
import { endsOfChains } from './ends-of-chains.ts';

/** An entry of the audit log, by chain and number, that is not what was written, is missing, or was put in. */
export type AuditBreak = { readonly chain: string; readonly chain_id: string; readonly number: number };

const beginning: AuditBreak = { chain: '', chain_id: '00000000-0000-0000-0000-000000000000', number: 0 };

const from = ({ chain, chain_id, number }: AuditBreak) =>
  sql`(chain, chain_id, number) >= (${chain}, ${chain_id}::uuid, ${number}::bigint)`;

/**
 * What is wrong from one entry on, which has been looked at before, through `most` further ones. What lies beside a
 * chain may be gone, since it can be erased, but it cannot be another.
 */
const breaksAfter = (known: AuditBreak, most: number | null): RawBuilder<AuditBreak> => sql`
  select l.chain, l.chain_id, l.number
  from (
    select step.*, lag(hash, 1, '') over of_chain as hash_before, lag(number, 1, 0::bigint) over of_chain as number_before
    from (
      select a as entry, a.* from audit_log a where ${from(known)} order by chain, chain_id, number limit ${most}::bigint + 1
    ) step window of_chain as (partition by chain, chain_id order by number)
  ) l
  left join audit_personal beside on (beside.chain, beside.chain_id, beside.number) = (l.chain, l.chain_id, l.number)
  where (l.chain, l.chain_id, l.number) <> (${known.chain}, ${known.chain_id}::uuid, ${known.number}::bigint) and (
    l.number <> l.number_before + 1
    or l.previous_hash <> l.hash_before
    or l.hash <> audit_hash(l.entry)
    or (beside.number is not null and l.personal_hash <> audit_personal_hash(beside))
    or not exists (
      select from audit_chains head
      where (head.chain, head.chain_id) = (l.chain, l.chain_id) and head.entries >= l.number))`;

/** The ends of the chains tell where entries were cut off. */
const cutChains: RawBuilder<AuditBreak> = sql`
  select head.chain, head.chain_id, head.entries as number
  from audit_chains head
  left join audit_log entry on (entry.chain, entry.chain_id, entry.number) = (head.chain, head.chain_id, head.entries)
  where entry.hash is distinct from head.hash`;

/** Everything that is wrong, as one statement. */
export const auditBreaks: RawBuilder<AuditBreak> = sql`${breaksAfter(beginning, null)} union all ${cutChains}`;

const atOnce = 20_000;

/** Reads the whole audit log, in steps that a statement's time is long enough for, and says where it was tampered with. */
export async function findAuditBreaks(db: Database, step = atOnce): Promise<AuditBreak[]> {
  const breaks: AuditBreak[] = [];
  for await (const { chain, chain_id, entries, isCut } of endsOfChains(db, step)) {
    if (isCut) breaks.push({ chain, chain_id, number: entries });
  }
  for (let known: AuditBreak | undefined = beginning; known;) {
    breaks.push(...(await breaksAfter(known, step).execute(db)).rows);
    const next: { rows: AuditBreak[] } = await sql<AuditBreak>`
      select chain, chain_id, number from audit_log where ${from(known)}
      order by chain, chain_id, number offset ${step} limit 1`.execute(db);
    [known] = next.rows;
  }
  return breaks;
}
