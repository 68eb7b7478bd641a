import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Context } from '../graphql/context.ts';
import type { AuditAction } from './audit-action.ts';

/** Whether no later entry takes the entry of row `l` back. */
const isStanding = sql`not exists (select from audit_log x where x.chain = l.chain and x.chain_id = l.chain_id
  and x.details ? 'undoes_entry' and (x.details ->> 'undoes_entry')::bigint = l.number)`;

/**
 * The context of an act that takes the last act of a kind upon a thing back: what it writes names that entry, as it does
 * where an entry of the log is taken back. Its chain and details tell which of several it was.
 */
export async function undoingLast(
  context: Context,
  action: AuditAction,
  object_id: string,
  { chain_id, details = {} }: { readonly chain_id?: string; readonly details?: Readonly<Record<string, string>> } = {},
): Promise<Context> {
  if (context.undoes !== undefined) return context;
  const { rows } = await sql<{ number: number }>`/* undoing-last */ select l.number from audit_log l
    where l.object_id = ${object_id} and l.action = ${action} and (${chain_id ?? null}::uuid is null or l.chain_id = ${chain_id ?? null}::uuid)
      and l.details @> ${JSON.stringify(details)}::jsonb and ${isStanding}
    order by l.at desc, l.number desc limit 1`.execute(context.db);
  return { ...context, undoes: rows[0]?.number };
}

/** The numbers of the last acts of a kind upon each of several things that nobody has taken back, by the ids of the things. */
export async function lastActs(
  db: Database,
  action: AuditAction,
  object_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ object_id: string; number: number }>`/* last-acts */
    select distinct on (l.object_id) l.object_id, l.number from audit_log l
    where l.object_id = any(${object_ids}::text[]) and l.action = ${action} and ${isStanding}
    order by l.object_id, l.at desc, l.number desc`.execute(db);
  return new Map(rows.map(({ object_id, number }) => [object_id, number]));
}
