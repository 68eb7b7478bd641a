import { sql } from 'kysely';
import type { Database } from '../src/base/database/connect.ts';

/** How many rows each table of the database has, those of limits and of repeated calls too. */
export async function rowCounts(db: Database): Promise<Record<string, number>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const counts = tables.map((name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.table(name)}`);
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}
