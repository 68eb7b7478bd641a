import { sql } from 'kysely';
import type { BuiltUser } from '../seed/people.ts';
import type { TestServer } from './harness.ts';

/** An entry of the audit log as tests of undoing read it. */
export type LoggedEntry = { readonly id: string; readonly action: string; readonly details: Record<string, unknown> };

/** What tests of undoing from the audit log do again and again. */
export function undoingEntries(server: () => TestServer) {
  /** Takes back an entry by its id, or the last one of one's own that `which` describes. */
  const undo = async (who: BuiltUser, which: string | object) => {
    const document = `mutation undo($where: AuditEntryWhere!) { undoAuditEntry(where: $where) { left_out { name code } } }`;
    const where = typeof which === 'string' ? { id: which } : which;
    const { code, data, errors } = await server().call(who, document, { where });
    return { code, data, left: data?.undoAuditEntry?.left_out, said: errors[0]?.extensions };
  };

  /** The entries of a chain, the newest first. */
  const chain = async (chain_id: string): Promise<readonly LoggedEntry[]> => {
    const { rows } = await sql<LoggedEntry>`select chain || '.' || chain_id || '.' || number as id, action, details
      from audit_log where chain_id = ${chain_id} order by number desc`.execute(server().db);
    return rows;
  };

  const last = async (chain_id: string): Promise<LoggedEntry> => {
    const [entry] = await chain(chain_id);
    if (!entry) throw new Error('the log has no entry of it');
    return entry;
  };

  return { undo, chain, last };
}
