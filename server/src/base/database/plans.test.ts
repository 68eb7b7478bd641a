import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../../test/harness.ts';
import { connect, type Database } from './connect.ts';
import { planAnew } from './plan-anew.ts';

let db: Database;
beforeAll(async () => {
  db = connect({ url: await cloneDatabase(), connections: 1 });
});
afterAll(() => db.destroy());

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

async function preparedAs(name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements
    where name like ${`${name}-%`}`.execute(db);
  return rows[0]?.count ?? 0;
}

it('a statement with a name is prepared, but planned each time where a list in it is long', async () => {
  const ask = (list: readonly string[]) =>
    sql`/* ask-for-a-list */ select id from users where id = any(${list}::uuid[])`.execute(db);
  await ask(ids(5000));
  expect(await preparedAs('ask-for-a-list')).toBe(0);
  await ask(ids(100));
  expect(await preparedAs('ask-for-a-list')).toBe(1);
});

it('what refers to thousands of new rows is checked by a plan for thousands, whatever the connection did before', async () => {
  await db.transaction().execute(async (transaction) => {
    await sql`create temporary table named (id int primary key) on commit drop`.execute(transaction);
    await sql`create temporary table naming (id int references named) on commit drop`.execute(transaction);
    await sql`insert into named values (0)`.execute(transaction);
    await sql`analyze named`.execute(transaction);
    for (let turn = 0; turn < 8; turn++) await sql`insert into naming values (0)`.execute(transaction);
    const readWhole = async () => {
      const { rows } = await sql<{
        rows: number;
      }>`select pg_stat_get_xact_tuples_returned('named'::regclass)::int as rows`.execute(transaction);
      return rows[0]?.rows ?? 0;
    };
    await sql`insert into named select generate_series(1, 3000)`.execute(transaction);
    await planAnew(transaction, 3000);
    const before = await readWhole();
    await sql`insert into naming select generate_series(1, 3000)`.execute(transaction);
    // A whole reading for each of them would be nine millions; the first few plans may still read it whole.
    expect((await readWhole()) - before).toBeLessThan(60_000);
  });
});
