import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../src/database/embedded.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the maintenance database of the test PostgreSQL. */
    databaseUrl: string;
    /** The migrated database that each worker clones. */
    template: string;
  }
}

/** One PostgreSQL for the whole run, without waiting for the disk; the tests about durability start their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(import.meta.dirname, '../../.cache/test-postgres');
  const database = await startEmbeddedDatabase(folder, ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  const template = `template_${createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^(template_|worker_)'`,
  );
  for (const { datname } of rows)
    if (datname !== template) await client.query(`drop database if exists ${datname} with (force)`);
  if (!rows.some(({ datname }) => datname === template)) {
    await client.query(`create database making_${template}`);
    await migrate(database.url.replace(/\/lectern$/, `/making_${template}`));
    await client.query(`alter database making_${template} rename to ${template}`);
  }
  await client.end();
  project.provide('databaseUrl', database.url);
  project.provide('template', template);
  return () => database.stop();
}
