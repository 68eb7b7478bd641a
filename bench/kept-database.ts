import { createHash } from 'node:crypto';
import pg from 'pg';
import { connect, type Database } from '../server/src/base/database/connect.ts';
import { migrate } from '../server/src/base/database/migrate.ts';
import { readMigrations } from '../server/src/base/database/read-migrations.ts';
import { say } from './report.ts';

/** A database of the bench that is filled once, and kept for the next run until there are other migrations. */
export async function keptDatabase(
  adminUrl: string,
  {
    name: kind,
    what,
    fill,
  }: { readonly name: string; readonly what: string; readonly fill: (db: Database) => Promise<void> },
): Promise<{ readonly url: string; readonly db: Database }> {
  const version = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 12);
  const name = `bench_${kind}_${version}`;
  const urlOf = (database: string) => adminUrl.replace(/\/lectern$/, `/${database}`);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) {
    say(`  making ${what}; it is kept for the next run`);
    await admin.query(`drop database if exists making_${name} with (force)`);
    await admin.query(`create database making_${name}`);
    await migrate(urlOf(`making_${name}`));
    const db = open(urlOf(`making_${name}`));
    await fill(db);
    await db.destroy();
    await admin.query(`alter database making_${name} rename to ${name}`);
  }
  await admin.end();
  return { url: urlOf(name), db: open(urlOf(name)) };
}

/** Filling one takes single statements that run for minutes. */
const open = (url: string) => connect({ url, statement: 0 });
