// One at a time: it ends connections in the middle of a migration.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { describeRows, describeSchema } from '../../../test/backing-up.ts';
import { makeEarlier } from '../../../test/earlier-school.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { isHashOf, readMigrations, type Migration } from './read-migrations.ts';

const released = readMigrations();
const added = (name: string, text: string): Migration => ({ name, sql: text, hash: name });
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
    await expect(migrating).rejects.toThrow(/^The migration 9002-second\.sql could not be applied: other connections/);
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
    for (const one of released) writeFileSync(join(folder, one.name), one.sql.replaceAll('\n', '\r\n'));
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

describe('a migration that was mended', () => {
  const folder = join(import.meta.dirname, '../../../test/mended-migrations');
  const texts = readMigrations(folder);
  const asBefore = released.map((one) => texts.find(({ name }) => name === one.name) ?? one);
  const namesFormer = (one: Migration) => one.sql.includes('-- Applied before as');

  it('names the hash of its former text, which is kept for these tests', () => {
    expect(released.filter(namesFormer).map(({ name }) => name)).toEqual(texts.map(({ name }) => name));
    for (const { name, hash, sql: text } of texts) {
      const mended = released.find((one) => one.name === name) as Migration;
      expect(isHashOf(mended, hash)).toBe(true);
      expect(isHashOf(mended, createHash('sha256').update(text.replaceAll('\n', '\r\n')).digest('hex'))).toBe(true);
      expect(isHashOf(mended, createHash('sha256').update(`${text} `).digest('hex'))).toBe(false);
    }
  });

  it('makes of a school what its former text has made, and goes on where that was applied', async () => {
    const from = await cloneDatabase();
    const source = connect({ url: from, connections: 1 });
    await addGroupMember(source, (await buildGroup(source, {})).id, (await buildUser(source)).id);
    await source.destroy();
    const [firstName = '', last = ''] = [texts[0]?.name, texts.at(-1)?.name];
    const made = [];
    for (const migrations of [asBefore, released]) {
      const db = connect({ url: await cloneDatabase(), connections: 1 });
      const { rows: named } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      await sql`drop schema public cascade; create schema public`.execute(db);
      const into = url.replace(/[^/]+$/, named[0]?.name ?? '');
      await makeEarlier(into, firstName, from);
      await migrate(
        into,
        migrations.filter(({ name }) => name <= last),
      );
      await migrate(into);
      const { rows: kept } = await sql<{ hash: string }>`select hash from migrations order by name`.execute(db);
      expect(kept.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash));
      made.push({ groups: (await describeRows(db))['groups'], schema: await describeSchema(db) });
      await db.destroy();
    }
    expect(made[0]?.groups).toHaveLength(1);
    expect(made[0]).toEqual(made[1]);
  });
});
