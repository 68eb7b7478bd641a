import type pg from 'pg';
import { applyMigrations } from '../../src/base/database/migrate.ts';
import type { Migration } from '../../src/base/database/read-migrations.ts';
import { readSchema, type Schema } from './read-schema.ts';

/** The schema that migrations come to, and for each table and function the migrations that made or changed it. */
export type WatchedSchema = Schema & {
  readonly changedBy: (kind: 'tables' | 'functions', name: string) => readonly string[];
};

/** Applies migrations one by one to an empty database, and compares what it is after each with what it was before. */
export async function applyAndWatch(client: pg.ClientBase, migrations: readonly Migration[]): Promise<WatchedSchema> {
  const changes = { tables: new Map<string, string[]>(), functions: new Map<string, string[]>() };
  let before = await readSchema(client);
  for (const migration of migrations) {
    await client.query('begin');
    await applyMigrations(client, [migration]);
    await client.query('commit');
    const after = await readSchema(client);
    for (const kind of ['tables', 'functions'] as const) note(changes[kind], before[kind], after[kind], migration.name);
    before = after;
  }
  return { ...before, changedBy: (kind, name) => changes[kind].get(name) ?? [] };
}

type Described = readonly { readonly name: string }[];

/** Names of functions may stand for several: a change of one is a change of all that share the name. */
function note(changes: Map<string, string[]>, before: Described, after: Described, migration: string): void {
  const said = (all: Described, name: string) => JSON.stringify(all.filter((one) => one.name === name));
  for (const name of new Set(after.map((one) => one.name))) {
    if (said(before, name) === said(after, name)) continue;
    const isNew = !before.some((one) => one.name === name);
    changes.set(name, isNew ? [migration] : [...(changes.get(name) ?? []), migration]);
  }
}
