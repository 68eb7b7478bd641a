import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { seedDemoSchool } from '../seed/demo-school.ts';
import { connect, type Database } from '../src/base/database/connect.ts';
import { readEnv, type Env } from '../src/env.ts';
import { makeBackup, type BackupOrder } from '../src/instance/backup/make-backup.ts';
import { openMediaStore } from '../src/base/media/store/open-media-store.ts';
import { cloneDatabase } from './harness.ts';

export const passphrase = 'correct horse battery';

export const silent = { start: () => {}, step: () => {}, stop: () => {} };

/** A folder of the test that is gone with `close`. */
export function testFolder(): { readonly folder: string; readonly close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'));
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The demo school on a database and a data folder of its own. */
export type BackedUpSchool = {
  readonly url: string;
  readonly db: Database;
  readonly env: Env;
  readonly backUp: (file: string, order?: Partial<BackupOrder>) => ReturnType<typeof makeBackup>;
};

/** Makes the demo school in a folder. */
export async function demoSchool(folder: string): Promise<BackedUpSchool> {
  const url = await cloneDatabase();
  const db = connect({ url, connections: 4, statement: 0 });
  const dataDir = join(folder, `data-${randomUUID()}`);
  await seedDemoSchool(db, readEnv({ DATA_DIR: dataDir }));
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: url });
  const media = await openMediaStore(env);
  const backUp: BackedUpSchool['backUp'] = (file, order = {}) =>
    makeBackup({ url, media, file, passphrase, gradebooks: true, progress: silent, ...order });
  return { url, db, env, backUp };
}

/** An empty database whose owner has no other right anywhere, as one that a house gives to a program. */
export async function emptyDatabase(): Promise<string> {
  const name = `worker_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('databaseUrl'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`select pg_advisory_lock(1)`);
  const { rowCount } = await client.query(`select from pg_roles where rolname = 'lectern_plain'`);
  if (!rowCount) await client.query(`create role lectern_plain login password 'plain'`);
  await client.query(`create database ${name} owner lectern_plain`);
  await client.end();
  url.username = 'lectern_plain';
  url.password = 'plain';
  url.pathname = `/${name}`;
  return url.href;
}

/** Everything that a schema consists of, as texts: what a restore has to make again. */
export async function describeSchema(db: Database): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as text
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled, pg_get_triggerdef(oid))
    from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'column', table_name, column_name, data_type, column_default, is_nullable, generation_expression, identity_generation)
    from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', 'sequence', sequencename, last_value) from pg_sequences where schemaname = 'public'
    order by 1`.execute(db);
  return rows.map(({ text }) => text);
}

/** Every row of every table as text, by table; the moments at which migrations were applied are left out. */
export async function describeRows(db: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t order by 1`.execute(
      db,
    );
    all[name] = rows.map(({ text }) => text);
  }
  return all;
}
