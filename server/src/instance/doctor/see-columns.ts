import { connectOnce } from '../../base/database/open-pool.ts';
import { readMigrations } from '../../base/database/read-migrations.ts';
import { readKnownColumns } from '../../base/database/known-columns.ts';
import { findSchemaState } from '../../base/database/schema-state.ts';
import { failed, fine, unknown, warning, type Seen } from './check.ts';

/** Whether the tables have the columns that this version makes: another one is in the way of upgrades and restores. */
export async function seeColumns(url: string | null): Promise<Seen> {
  if (!url) return unknown('Checked while the database runs.');
  const { pending } = await findSchemaState(url, readMigrations());
  if (pending.length > 0) return unknown('Checked once the database has this version.');
  const known = readKnownColumns();
  const there = await readColumns(url);
  const missing = [...known].filter((column) => !there.has(column));
  if (missing.length > 0)
    return failed(
      `The database lacks ${named(missing)}.`,
      'Restore the newest backup; docs/running.md, "Backup and restore", says how.',
    );
  const tables = new Set([...known].map((column) => column.split('.')[0]));
  const foreign = [...there].filter((column) => !known.has(column) && tables.has(column.split('.')[0]));
  if (foreign.length === 0) return fine('The tables have exactly the columns of this version.');
  return warning(
    `The database has columns that Lectern does not know: ${named(foreign)}. A backup of it may not be restored, and an upgrade may fail.`,
    'Copy their content elsewhere, then drop them.',
  );
}

const most = 5;

const named = (columns: readonly string[]): string => {
  const first = columns.slice(0, most).join(', ');
  return columns.length > most ? `${first} and ${columns.length - most} more` : first;
};

async function readColumns(url: string): Promise<ReadonlySet<string>> {
  const client = await connectOnce(url);
  try {
    const { rows } = await client.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
  }
}
