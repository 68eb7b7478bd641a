import { sql } from 'kysely';

/** Who writes content, when, and in what: all that is written in one transaction is one act. */
export type ContentAct = {
  readonly kind: 'AUTHORING' | 'IMPORT' | 'SEED';
  /** The person; null where a program writes on its own. */
  readonly by: string | null;
  /** A timestamp; null is the moment of the transaction. */
  readonly on: string | null;
};

/** The moment of an act, for a statement. */
export const momentOf = ({ on }: ContentAct) => sql`coalesce(${on}::timestamptz, now())`;
