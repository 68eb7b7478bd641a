import { sql } from 'kysely';
import type { Context } from '../graphql/context.ts';
import type { AuditAction } from './audit-action.ts';

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
      and l.details @> ${JSON.stringify(details)}::jsonb
      and not exists (select from audit_log x where x.chain = l.chain and x.chain_id = l.chain_id
        and x.details ? 'undoes_entry' and (x.details ->> 'undoes_entry')::bigint = l.number)
    order by l.at desc, l.number desc limit 1`.execute(context.db);
  return { ...context, undoes: rows[0]?.number };
}
