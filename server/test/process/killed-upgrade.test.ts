import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findAuditBreaks } from '../../src/base/audit-log/find-audit-breaks.ts';
import { connect, type Database } from '../../src/base/database/connect.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../src/base/database/embedded/embedded.ts';
import { migrate } from '../../src/base/database/migrate.ts';
import { hashGradebooks } from '../../src/classroom/gradebook/hash-gradebooks.ts';
import type { CopiedTable } from '../../src/instance/backup/copy-rows.ts';
import { demoSchool, describeSchema, type BackedUpSchool } from '../backing-up.ts';
import { howMany, longTest } from '../deep.ts';
import { makeEarlier, multiplyLearners } from '../earlier-school.ts';
import { freePort } from '../free-port.ts';
import { startProgram } from './run-program.ts';
import { databasePid, startServer } from './running-server.ts';

/** The first migration that a server of that version did not know. */
const next = '0045-institution-activities.sql';

/** Tables that the migrations from then on change, from the first to the last of them. */
const reached = [
  'activities',
  'institutions',
  'licenses',
  'groups',
  'seat_entries',
  'institution_members',
  'refused_joins',
  'audit_log',
  'invitations',
  'identity_links',
];
const kills = howMany({ sample: 4, deep: reached.length });
const places = reached.filter((_, at) => at % Math.ceil(reached.length / kills) === 0);

let folder: string;
let school: BackedUpSchool;
let database: EmbeddedDatabase;
let tables: CopiedTable[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-killed-upgrade-'));
  school = await demoSchool(folder);
  // Else nobody may serve it.
  await school.db.updateTable('identity_accounts').set({ is_demo: false }).execute();
  await multiplyLearners(school.url, howMany({ sample: 0, deep: 100_000 }));
  database = await startEmbeddedDatabase(folder);
  tables = await makeEarlier(database.url, next, school.url);
}, longTest);
afterAll(async () => {
  await school.db.destroy();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function withDatabase<Result>(url: string, act: (db: Database) => Promise<Result>): Promise<Result> {
  const db = connect({ url, connections: 1, statement: 0 });
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

/** A hash over the rows of each table, in these columns or in all. */
async function hashesOf(db: Database, some?: readonly CopiedTable[]): Promise<Record<string, string>> {
  const all = (await db.introspection.getTables()).filter(({ name }) => name !== 'migrations');
  const hashes: Record<string, string> = {};
  for (const table of some ?? all.map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name) }))) {
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(r::text, E'\n' order by r::text)), '') as hash
      from (select ${columns} from ${sql.table(table.name)}) r`.execute(db);
    hashes[table.name] = rows[0]?.hash ?? '';
  }
  return hashes;
}

/** What counts of a school that is upgraded. */
const stateOf = async (db: Database) => ({ rows: await hashesOf(db), schema: await describeSchema(db) });

/** One more database beside that of the school. */
async function createDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return database.url.replace(/\/lectern$/, `/${name}`);
}

/** Waits until nobody else is connected to the database of the school. */
const untilAlone = (client: pg.Client) =>
  vi.waitUntil(
    async () =>
      (await client.query(`select from pg_stat_activity where datname = 'lectern' and pid <> pg_backend_pid()`))
        .rowCount === 0,
    { timeout: 60_000 },
  );

/** Starts the new version, and kills it while it waits for a table that others hold; the power may fail with it. */
async function killAt(table: string, withPower: boolean): Promise<void> {
  const holder = new pg.Client({ connectionString: database.url });
  holder.on('error', () => {});
  await holder.connect();
  await holder.query(`begin; lock table ${table} in row exclusive mode`);
  const isWaitedFor = async () =>
    (await holder.query('select from pg_locks where not granted and relation = $1::regclass', [table])).rowCount;
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'server'), PORT: String(await freePort()) };
  const server = startProgram('main.ts', env);
  await expect.poll(isWaitedFor, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  server.kill();
  if (withPower) {
    process.kill(databasePid(folder), 'SIGKILL');
    database = await startEmbeddedDatabase(folder);
  } else {
    // What the killed one was at goes on, to its end.
    await holder.query('rollback');
    await untilAlone(holder);
  }
  await holder.end().catch(() => {});
  expect((await server.ended).code).toBeNull();
}

describe('an upgrade of a school of before sales', { timeout: longTest }, () => {
  it(`that is killed ${places.length} times in the middle leaves all as it was, and ends as one that was not`, async () => {
    const before = await withDatabase(database.url, stateOf);
    expect(before.rows['answer_records']).toMatch(/^\d{3,} /);
    for (const [at, place] of places.entries()) {
      await killAt(place, at % 2 === 1);
      expect({ place, ...(await withDatabase(database.url, stateOf)) }).toEqual({ place, ...before });
    }
    await migrate(database.url);
    const undisturbed = await createDatabase('undisturbed');
    await makeEarlier(undisturbed, next, school.url);
    await migrate(undisturbed);
    const after = await withDatabase(database.url, stateOf);
    expect(after).toEqual(await withDatabase(undisturbed, stateOf));
    expect(after.schema.filter(isNoSequence)).toEqual((await describeSchema(school.db)).filter(isNoSequence));
  });

  // O-26
  it('keeps every value that it does not mean to change, gradebooks and the audit log', async () => {
    await withDatabase(database.url, async (db) => {
      const gone = new Set(['activities.activity', 'invitations.token_hash']);
      const kept = tables.map(({ name, columns }) => ({
        name,
        columns: columns.filter((column) => !gone.has(`${name}.${column}`)),
      }));
      const { invitations: _, ...hashes } = await hashesOf(db, kept);
      expect(hashes).toEqual(
        await hashesOf(
          school.db,
          kept.filter(({ name }) => name !== 'invitations'),
        ),
      );
      expect(await db.selectFrom('activities').select(['id', 'about']).orderBy('id').execute()).toEqual(
        await school.db.selectFrom('activities').select(['id', 'activity as about']).orderBy('id').execute(),
      );
      expect(await hashGradebooks(db)).toEqual(await hashGradebooks(school.db));
      expect(await findAuditBreaks(db)).toEqual([]);
    });
  });

  it('is served', async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'server') };
    const server = await startServer(await freePort(), env);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

const isNoSequence = (text: string) => !text.startsWith('sequence ');
