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

/** What an update sets in a parent whose children change: one version for each act, and none for a parent it has made. */
export const countedOnce = (act: ContentAct) =>
  sql`version = version + (xmin <> pg_current_xact_id()::xid)::integer, modified_on = ${momentOf(act)}`;
