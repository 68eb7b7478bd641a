import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../seed/school.ts';
import { programActor } from '../../src/base/audit-log/actor.ts';
import { findAuditBreaks } from '../../src/base/audit-log/find-audit-breaks.ts';
import { writeAudit } from '../../src/base/audit-log/write-audit.ts';
import { connect, type Database } from '../../src/base/database/connect.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../src/base/database/embedded/embedded.ts';
import { migrate } from '../../src/base/database/migrate.ts';
import { readMigrations } from '../../src/base/database/read-migrations.ts';
import { cloneDatabase } from '../harness.ts';
import { freePort } from '../free-port.ts';
import { isReady, runUntilItEnds, startServer } from './running-server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-upgrade-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a running server', { timeout: 90_000 }, () => {
  it('says so and stops serving once a newer version has changed its database', async () => {
    const DATABASE_URL = await cloneDatabase();
    const server = await startServer(await freePort(), { DATA_DIR: folder, DATABASE_URL });
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(`insert into migrations (name, hash) values ('9999-later.sql', 'x')`);
    await client.end();
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain(
      'The database was brought up to date by a newer version (9999-later.sql); this one stops serving.\n',
    );
    expect(await isReady(server.origin)).toBe(false);
  });
});

describe('the embedded database', { timeout: 90_000 }, () => {
  let data: string;
  beforeAll(async () => {
    data = join(folder, 'data');
    await (await startServer(await freePort(), { DATA_DIR: data })).end('SIGTERM');
  });

  const filesOf = (place: string) => readdirSync(place, { recursive: true, encoding: 'utf8' });

  /** What the database of a data folder answers while no server runs on it. */
  async function ask(place: string, statement: string): Promise<Record<string, unknown>[]> {
    const database = await startEmbeddedDatabase(place);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    await database.stop();
    return rows;
  }

  it('and all else in the data folder is for the account of the server only', () => {
    const open = ['', ...filesOf(data)].filter((name) => {
      const { mode } = statSync(join(data, name));
      return (mode & 0o077) !== 0;
    });
    expect(open).toEqual([]);
    expect(filesOf(data).length).toBeGreaterThan(500);
  });

  it('is copied before it is changed, and says where; the copy can be put back, by root too', async () => {
    const notTwice = readMigrations().findLast((migration) => !migration.sql.includes('create or replace'))?.name ?? '';
    await ask(data, `delete from migrations where name >= '${notTwice}'; create table of_yesterday (id int)`);
    const printed = (await runUntilItEnds({ PORT: String(await freePort()), DATA_DIR: data })).printed;
    // The migration is there already, so that it fails: the copy was made before.
    expect(printed).toContain(`The migration ${notTwice} failed`);
    const copy = /A copy of it as it was is kept in (.*)/.exec(printed)?.[1] ?? 'none';
    const back = join(folder, 'back');
    cpSync(copy, back, { recursive: true });
    for (const name of filesOf(back)) {
      const path = join(back, name);
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
      if (process.getuid?.() === 0) chownSync(path, 0, 0);
    }
    expect(await ask(back, `select to_regclass('of_yesterday') is not null as there`)).toEqual([{ there: true }]);
  });

  it('that another major version has made is refused unharmed, with the way up', async () => {
    const place = join(folder, 'older');
    cpSync(data, place, { recursive: true });
    writeFileSync(join(place, 'postgres/PG_VERSION'), '17\n');
    const before = filesOf(place).map((name) => [name, statSync(join(place, name)).mtimeMs]);
    const { code, printed } = await runUntilItEnds({ PORT: String(await freePort()), DATA_DIR: place });
    expect(printed).toMatch(
      /was made by PostgreSQL 17, and this version of Lectern comes with PostgreSQL 18\. Nothing was changed\. .*docs\/running\.md/,
    );
    expect(code).toBe(78);
    const after = new Map(filesOf(place).map((name) => [name, statSync(join(place, name)).mtimeMs]));
    expect(before.filter(([name, time]) => !/\.lock/.test(String(name)) && after.get(String(name)) !== time)).toEqual(
      [],
    );
  });

  it('writes nothing of what a caller sent into its log', async () => {
    const database = await startEmbeddedDatabase(data);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await expect(client.query('select $1::uuid', ['not-a-uuid'.repeat(1000)])).rejects.toThrow(/invalid input syntax/);
    await client.end();
    await database.stop();
    expect(readFileSync(database.logFile, 'utf8')).not.toContain('not-a-uuid');
  });
});

describe('the role that the application works as', { timeout: 90_000 }, () => {
  let database: EmbeddedDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await startEmbeddedDatabase(join(folder, 'role'), ['fsync=off']);
    await migrate(database.url);
    db = connect({ url: await database.openToApplication() });
  });
  afterAll(async () => {
    await db.destroy();
    await database.stop();
  });

  it('is no superuser', async () => {
    const { rows } =
      await sql`select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user`.execute(
        db,
      );
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false }]);
  });

  it('adds to the audit log and cannot change it', async () => {
    await writeAudit(db, programActor, {
      chain: 'PRODUCT',
      chainId: randomUUID(),
      action: 'CURRICULUM_IMPORTED',
      object: { type: 'product', id: 'x' },
    });
    expect(await findAuditBreaks(db)).toEqual([]);
    for (const table of ['audit_log', 'audit_chains', 'audit_personal']) {
      for (const statement of [
        `update ${table} set chain = chain`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
        `insert into ${table} select * from ${table}`,
        `alter table ${table} disable trigger all`,
        `drop table ${table} cascade`,
      ])
        await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  it('writes entries of the ledger of seats by what it does and cannot change them', async () => {
    const group = await buildGroup(db, { group_size: 7 });
    await addGroupMember(db, group.id, (await buildUser(db)).id);
    const { rows } = await sql`select kind, seats from seat_entries order by number`.execute(db);
    expect(rows).toEqual([
      { kind: 'BOUGHT', seats: 300 },
      { kind: 'RESERVED', seats: 7 },
      { kind: 'TAKEN', seats: 1 },
    ]);
    for (const statement of [
      'update seat_entries set seats = seats',
      'delete from seat_entries',
      'truncate seat_entries cascade',
      'insert into seat_entries select * from seat_entries',
      'alter table seat_entries disable trigger all',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('can work with every other table', async () => {
    const tables = await db.introspection.getTables();
    const kept = ['audit_log', 'audit_chains', 'audit_personal', 'seat_entries', 'migrations'];
    for (const { name } of tables.filter((table) => !table.isView && !kept.includes(table.name)))
      await expect(sql`delete from ${sql.table(name)} where false`.execute(db)).resolves.toBeDefined();
    expect(tables.length).toBeGreaterThan(40);
  });
});

it('a database where one role does everything is served with a warning', async () => {
  const DATABASE_URL = await cloneDatabase();
  const server = await startServer(await freePort(), { DATA_DIR: folder, DATABASE_URL });
  await server.end('SIGTERM');
  expect(server.printed()).toMatch(/The role \w+ of DATABASE_URL can change the audit log\./);
}, 60_000);
