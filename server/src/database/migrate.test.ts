// One at a time: it ends connections in the middle of a migration.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../test/harness.ts';
import { migrate } from './migrate.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

const released = readMigrations();
const added = (name: string, sql: string): Migration => ({ name, sql, hash: name });
const first = added('9001-first.sql', 'create table first_added (id int)');
const second = added('9002-second.sql', 'alter table groups add column second_added int');

let url: string;
let client: pg.Client;
beforeEach(async () => {
  url = await cloneDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(() => client.end());

/** What of the two migrations above the database has. */
async function state() {
  const { rows } = await client.query(`select to_regclass('first_added') is not null as first,
    exists (select from information_schema.columns where table_name = 'groups' and column_name = 'second_added') as second,
    (select count(*)::int from migrations where name > '9') as noted`);
  return rows[0];
}
const before = { first: false, second: false, noted: 0 };
const after = { first: true, second: true, noted: 2 };

describe('pending migrations', () => {
  it('are all applied, and then never again', async () => {
    await migrate(url, [...released, first, second]);
    await migrate(url, [...released, first, second]);
    expect(await state()).toEqual(after);
  });

  it('are none applied where the last of them fails', async () => {
    const broken = added('9003-broken.sql', 'create table half_way (id int); insert into half_way values (1 / 0)');
    await expect(migrate(url, [...released, first, second, broken])).rejects.toThrow(
      'The migration 9003-broken.sql failed (division by zero); the database is as it was.',
    );
    expect(await state()).toEqual(before);
  });

  it('are none applied where the connection dies in the middle, and all the next time', async () => {
    const dying = added('9002-second.sql', 'select pg_terminate_backend(pg_backend_pid())');
    await expect(migrate(url, [...released, first, dying])).rejects.toThrow(/the database is as it was/);
    expect(await state()).toEqual(before);
    await migrate(url, [...released, first, second]);
    expect(await state()).toEqual(after);
  });

  it('are tried again while somebody holds what they change', async () => {
    await client.query('begin; lock table groups in access share mode');
    const migrating = migrate(url, [...released, first, second], { lockSeconds: 0.05 });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const gaveUp = `select count(*)::int as times from pg_stat_activity where query = 'rollback' and datname = current_database()`;
    while ((await other.query(gaveUp)).rows[0].times === 0);
    await other.end();
    await client.query('commit');
    await migrating;
    expect(await state()).toEqual(after);
  });

  it('are none applied where somebody holds it for good, and say so', async () => {
    await client.query('begin; lock table groups in access share mode');
    const migrating = migrate(url, [...released, first, second], { lockSeconds: 0.05, tries: 3 });
    await expect(migrating).rejects.toThrow(/^The migration 9002-second\.sql could not be applied, because others/);
    await client.query('commit');
    expect(await state()).toEqual(before);
  });
});

describe('a database is refused', () => {
  it('that a newer version has changed', async () => {
    await expect(migrate(url, released.slice(0, -1))).rejects.toThrow(/of a newer version; start that version\.$/);
  });

  it('by a migration that comes between those it has', async () => {
    const between = added('0005-between.sql', 'select 1');
    const all = [...released, between].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    await expect(migrate(url, all)).rejects.toThrow(
      `The migration 0005-between.sql comes before ${released.at(-1)?.name}, which the database has already; give it a later number.`,
    );
  });

  it('by a migration that was edited after it had been applied', async () => {
    const edited = released.map((one) => (one === released[1] ? { ...one, sql: `${one.sql} `, hash: 'other' } : one));
    await expect(migrate(url, edited)).rejects.toThrow(/was edited after it had been applied\.$/);
  });
});

describe('the line ends of a checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-migrations-'));
  beforeAll(() => {
    for (const { name, sql } of released) writeFileSync(join(folder, name), sql.replaceAll('\n', '\r\n'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('do not count in the hash of a migration', () => {
    expect(readMigrations(folder)).toEqual(released);
  });

  it('do not count where an earlier version has counted them', async () => {
    const [one] = released;
    await client.query(
      `update migrations set hash = encode(sha256(convert_to(replace($1, e'\\n', e'\\r\\n'), 'UTF8')), 'hex') where name = $2`,
      [one?.sql, one?.name],
    );
    await expect(migrate(url)).resolves.toBeUndefined();
  });
});
