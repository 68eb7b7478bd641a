import { sql } from 'kysely';
import type { Database } from '../../src/base/database/connect.ts';

/** The databases whose function `tests.amounts` is there. */
const prepared = new WeakMap<Database, Promise<unknown>>();

/**
 * Makes the function that counts: its plan is kept by each connection, where a statement over all tables would be planned
 * anew each time, for longer than it runs.
 */
async function prepare(db: Database): Promise<void> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const counts = tables
    .filter((name) => !['idempotency_keys', 'rate_limits'].includes(name))
    .map((name) => sql`select ${sql.lit(name)}, count(*)::int from ${sql.table(name)}`);
  await sql`create schema if not exists tests`.execute(db);
  await sql`create or replace function tests.amounts() returns table (name text, amount int) language plpgsql as $$ begin
    return query ${sql.join(counts, sql` union all `)}
    union all select 'revisions', coalesce(sum(revision), 0)::int from attempts
    union all select 'wrong tries', coalesce(sum((p.value ->> 'incorrect_count')::int), 0)::int from attempts, jsonb_each(progress) p
    union all select 'counted answers', coalesce(sum(corrects + incorrects + questions_done + seconds_spent), 0)::int from exercise_results;
  end $$`.execute(db);
}

/** What the database holds, as numbers: rows of each table, and the sums that a second effect would change. */
async function amounts(db: Database): Promise<Record<string, number>> {
  if (!prepared.has(db)) prepared.set(db, prepare(db));
  await prepared.get(db);
  const { rows } = await sql<{ name: string; amount: number }>`select * from tests.amounts()`.execute(db);
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
}

/** How the amounts change by each of some acts, one after the other; those that stay as they were are left out. */
export async function effectsOf(
  db: Database,
  ...acts: readonly (() => Promise<unknown>)[]
): Promise<Record<string, number>[]> {
  const effects: Record<string, number>[] = [];
  let before = await amounts(db);
  for (const act of acts) {
    await act();
    const after = await amounts(db);
    const changed = Object.entries(after)
      .map(([name, amount]) => [name, amount - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0);
    effects.push(Object.fromEntries(changed));
    before = after;
  }
  return effects;
}

/** How the amounts change by an act. */
export async function effectOf(db: Database, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const [effect] = await effectsOf(db, act);
  return effect ?? {};
}
