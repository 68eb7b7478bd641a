import { sql, type RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import type { DB } from './types.ts';

const atOnce = 10_000;

/** Deletes the rows of a table that a condition holds for, in steps that a statement's time is long enough for. */
export async function deleteInSteps(
  db: Database,
  table: keyof DB,
  condition: RawBuilder<unknown>,
  step = atOnce,
): Promise<void> {
  for (let deleted = step; deleted === step;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${step}))`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
