import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { DB } from '../database/types.ts';
import type { Row } from './content-kind.ts';

/** Inserts any number of rows in one statement; all of them name the same columns. */
export async function insertRows(db: Database, table: keyof DB, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from ${recordsOf(table, rows)}`.execute(db);
}

/** Rows as a table of a statement. */
export function recordsOf(table: keyof DB, rows: readonly Row[]) {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
