import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { connectOnce } from './open-pool.ts';
import { isHashOf, type Migration } from './read-migrations.ts';

/** How a database stands to the migrations of this version. */
export type SchemaState = {
  /** True where nothing was ever applied. */
  readonly isNew: boolean;
  /** What is still to be applied, in its order. */
  readonly pending: readonly Migration[];
};

type Applied = ReadonlyMap<string, string>;

/** Reads how a database stands to these migrations; it refuses a database that they cannot bring up to date. */
export async function readSchemaState(client: pg.ClientBase, migrations: readonly Migration[]): Promise<SchemaState> {
  const applied = await readApplied(client);
  // The code of that version may be there at the next start.
  const newer = whyNewer(applied, migrations);
  if (newer) throw new StartError(newer);
  const edited = whyNotInOrder(applied, migrations);
  if (edited) throw new StartError(edited, { lasting: true });
  return { isNew: applied.size === 0, pending: migrations.filter(({ name }) => !applied.has(name)) };
}

/** The same over a connection of its own. */
export async function findSchemaState(url: string, migrations: readonly Migration[]): Promise<SchemaState> {
  const client = await connectOnce(url);
  try {
    return await readSchemaState(client, migrations);
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.ClientBase): Promise<Applied> {
  const { rows: known } = await client.query<{ there: boolean }>(
    `select to_regclass('migrations') is not null as there`,
  );
  if (!known[0]?.there) return new Map();
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Why a database cannot be worked with by a version that knows these migrations, or null. */
function whyNewer(applied: Applied, migrations: readonly Migration[]): string | null {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  return unknown ? `The database has the migration ${unknown} of a newer version; start that version.` : null;
}

function whyNotInOrder(applied: Applied, migrations: readonly Migration[]): string | null {
  const last = [...applied.keys()].toSorted().at(-1) ?? '';
  for (const migration of migrations) {
    const { name } = migration;
    const hash = applied.get(name);
    if (hash === undefined && name < last)
      return `The migration ${name} comes before ${last}, which the database has already; give it a later number.`;
    if (hash !== undefined && !isHashOf(migration, hash))
      return `The migration ${name} was edited after it had been applied.`;
  }
  return null;
}
