import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../src/base/database/embedded/embedded.ts';
import { migrate } from '../src/base/database/migrate.ts';
import { readMigrations } from '../src/base/database/read-migrations.ts';

/** The PostgreSQL of the tests: its maintenance database, and the migrated database to clone. */
export type TestDatabases = { readonly databaseUrl: string; readonly template: string };

/**
 * One PostgreSQL for the whole run, without waiting for the disk; the tests about durability start their own. Several
 * runs may use it at the same time; the last one stops it.
 */
export async function openDatabases(): Promise<TestDatabases & { readonly close: () => Promise<void> }> {
  const folder = join(import.meta.dirname, '../../.cache/test-postgres');
  const database = await startEmbeddedDatabase(folder, [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`select pg_advisory_lock(1)`);
  const template = `template_${createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16)}`;
  // One whose line a test has cut is still in use where its run goes on.
  if (!(await areOthers(client))) await dropUnused(client, template);
  await makeTemplate(client, database.url, template);
  await client.query(`select pg_advisory_unlock(1)`);
  const close = async () => {
    const isLast = !(await areOthers(client));
    if (isLast) await dropUnused(client, template);
    await client.end();
    if (isLast) await database.stop();
  };
  return { databaseUrl: database.url, template, close };
}

/** Whether another run uses the databases: each keeps a connection from its beginning to its end. */
async function areOthers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ others: boolean }>(
    `select exists (select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as others`,
  );
  return rows[0]?.others === true;
}

/** Databases that somebody is connected to refuse to be dropped, and stay. */
async function dropUnused(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^(template_|making_|worker_)' and datname <> $1`,
    [template],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`).catch(() => {});
}

async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  await client.query(`drop database if exists making_${template} with (force)`);
  await client.query(`create database making_${template}`);
  await migrate(url.replace(/\/lectern$/, `/making_${template}`));
  await client.query(`alter database making_${template} rename to ${template}`);
}
