import { sql } from 'kysely';
import type { Database } from '../../src/database/connect.ts';

/** The names of the tables, which no test changes. */
let named: Promise<readonly string[]> | null = null;
const tablesOf = (db: Database) =>
  (named ??= db.introspection.getTables().then((tables) => tables.map(({ name }) => name)));

/** What the database holds, as numbers: rows of each table, and the sums that a second effect would change. */
async function amounts(db: Database): Promise<Record<string, number>> {
  const tables = (await tablesOf(db)).filter((name) => !['idempotency_keys', 'rate_limits'].includes(name));
  const counts = tables.map(
    (name) => sql`select ${name}::text as name, count(*)::int as amount from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; amount: number }>`${sql.join(counts, sql` union all `)}
    union all select 'revisions', coalesce(sum(revision), 0)::int from attempts
    union all select 'wrong tries', coalesce(sum((p.value ->> 'incorrect_count')::int), 0)::int from attempts, jsonb_each(progress) p
    union all select 'counted answers', coalesce(sum(corrects + incorrects + questions_done + seconds_spent), 0)::int from exercise_results`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
}

/** How the amounts change by an act; those that stay as they were are left out. */
export async function effectOf(db: Database, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await amounts(db);
  await act();
  const after = await amounts(db);
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, amount]) => [name, amount - (before[name] ?? 0)])
      .filter(([, change]) => change !== 0),
  );
}
