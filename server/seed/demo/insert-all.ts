import type { Insertable } from 'kysely';
import type { Database } from '../../src/base/database/connect.ts';
import type { DB } from '../../src/base/database/types.ts';

const mostAtOnce = 500;

/** Writes many rows of one table in few statements. All rows name the same columns, or leave the same ones out. */
export async function insertAll<Table extends keyof DB>(
  db: Database,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += mostAtOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + mostAtOnce))
      .execute();
  }
}
