import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';

const defaultFolder = join(import.meta.dirname, 'migrations');

/** One step of the schema; its hash notices an edit after it was applied. */
type Migration = { readonly name: string; readonly sql: string; readonly hash: string };

/** Every migration of a folder in its order. */
export function readMigrations(folder = defaultFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings a database to the schema of this version. Each migration runs in its own transaction: one that fails leaves
 * the database as it was before it, and the server does not start.
 */
export async function migrate(url: string, migrations: readonly Migration[] = readMigrations()): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('lectern migrations'))`);
    await client.query(`set client_min_messages = warning;
      create table if not exists migrations (name text primary key, hash text not null, applied_on timestamptz not null default now())`);
    const applied = await appliedMigrations(client);
    refuseForeign(applied, migrations);
    for (const migration of migrations) if (!applied.has(migration.name)) await apply(client, migration);
  } finally {
    await client.end();
  }
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function refuseForeign(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  for (const [name, hash] of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known) throw new StartError(`The database has the migration ${name} of a newer version; start that version.`);
    if (known.hash !== hash) throw new StartError(`The migration ${name} was edited after it had been applied.`);
  }
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The migration ${name} failed (${reason}); nothing of it was kept.`, { cause });
  }
}
