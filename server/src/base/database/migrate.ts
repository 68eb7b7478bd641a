import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { connectOnce } from './open-pool.ts';
import { readMigrations, type Migration } from './read-migrations.ts';
import { readSchemaState } from './schema-state.ts';

/** How long a migration waits for others: `lockSeconds` for each lock, then everything is tried again, `tries` times. */
export type MigrateOptions = { readonly lockSeconds?: number; readonly tries?: number };

/**
 * Brings a database to the schema of this version: all pending migrations in one transaction, so that one that fails
 * leaves the database as it was, and the server does not start. Others at work on the database are not made to wait
 * longer than one of their own lock timeouts.
 */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
  { lockSeconds = 1, tries = 30 }: MigrateOptions = {},
): Promise<void> {
  const client = await connectOnce(url);
  try {
    await client.query(`select pg_advisory_lock(hashtext('lectern migrations'))`);
    const { pending } = await readSchemaState(client, migrations);
    for (let left = tries - 1; pending.length > 0; left--) {
      const held = await applyAll(client, pending, lockSeconds);
      if (held === null) return;
      if (left === 0) throw new StartError(stillHeld(held));
      if (left === tries - 1) console.log(`The migration ${held} waits for others who work on the database.`);
      await setTimeout(lockSeconds * 1000);
    }
  } finally {
    await client.end();
  }
}

/** Applies all or none; the name of the migration that met a lock of somebody else, or null after success. */
async function applyAll(client: pg.Client, pending: readonly Migration[], lockSeconds: number): Promise<string | null> {
  const at = { name: '' };
  try {
    await client.query(`begin; set local lock_timeout = '${lockSeconds}s'`);
    await applyMigrations(client, pending, at);
    await client.query('commit');
    return null;
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    if (heldByOthers.has((cause as { code?: string }).code ?? '')) return at.name;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The migration ${at.name} failed (${reason}); the database is as it was.`, {
      cause,
      lasting: true,
    });
  }
}

/** Applies migrations in the transaction that a connection is in; `at` is told which one it is at. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  at: { name: string } = { name: '' },
): Promise<void> {
  await client.query(`set local client_min_messages = warning;
    create table if not exists migrations (name text primary key, hash text not null, applied_on timestamptz not null default now())`);
  for (const { name, sql, hash } of migrations) {
    at.name = name;
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
  }
}

/** lock_not_available, deadlock_detected */
const heldByOthers = new Set(['55P03', '40P01']);

const stillHeld = (name: string) =>
  `The migration ${name} could not be applied: other connections hold what it changes. The database is as it was. End them and start again.`;
