import { sql } from 'kysely';
import type { RecordedChanges } from './recorded-changes.ts';

/** Who writes content, when, and in what: all that is written in one transaction is one act. */
export type ContentAct = {
  readonly kind: 'AUTHORING' | 'IMPORT' | 'SEED';
  /** The person; null where a program writes on its own. */
  readonly by: string | null;
  /** A timestamp; null is the moment of the transaction. */
  readonly on: string | null;
  /** What it has done so far; left out where nobody takes it back, as when a school is made. */
  readonly changes?: RecordedChanges;
};

/** The moment of an act, for a statement. */
export const momentOf = ({ on }: ContentAct) => sql`coalesce(${on}::timestamptz, now())`;

/**
 * What an update of a table sets in parents whose children change: one version for each act, and none for a parent it has
 * made. An act that is kept knows what it has counted; of another one it tells what its transaction has written.
 */
export function countedOnce(act: ContentAct, table: string, ids: readonly string[]) {
  const { changes } = act;
  const isNew = (id: string) => {
    const change = changes?.get(id);
    return change === undefined || change.before?.version === change.after.version;
  };
  const counts = changes
    ? sql`(${sql.ref(`${table}.id`)} = any(${ids.filter(isNew)}::uuid[]))`
    : sql`(${sql.ref(`${table}.xmin`)} <> pg_current_xact_id()::xid)`;
  return sql`version = ${sql.ref(`${table}.version`)} + ${counts}::integer, modified_on = ${momentOf(act)}`;
}
