import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { applyMigrations } from '../../base/database/migrate.ts';
import { readMigrations } from '../../base/database/read-migrations.ts';
import { StartError } from '../../start-error.ts';
import type { BackupHead, BackupManifest } from '../backup/backup-format.ts';
import { copyTarget, listTables, type CopiedTable } from '../backup/copy-rows.ts';
import { drain } from './drain.ts';
import { findDifference } from './find-difference.ts';
import { summed, type ReadSums } from './sum-rows.ts';

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** A schema into which rows are loaded in any order. Triggers do not fire: what they would write is among the rows. */
export type OpenSchema = {
  readonly load: (table: BackupHead['tables'][number], rows: AsyncIterable<Buffer>) => Promise<void>;
  /** Puts everything back into force, and checks it. */
  readonly close: (manifest: BackupManifest) => Promise<void>;
};

/**
 * Makes the schema that a backup fits, in the transaction that a connection of the owner is in, and opens it for its rows.
 * It needs no right that the owner of tables does not have.
 */
export async function openSchema(client: pg.ClientBase, { migrations, tables }: BackupHead): Promise<OpenSchema> {
  const wanted = new Set(migrations.map(({ name }) => name));
  await applyMigrations(
    client,
    readMigrations().filter(({ name }) => wanted.has(name)),
  );
  refuseOtherTables(await listTables(client), tables);
  const keys = await takeForeignKeys(client);
  const quoted = (name: string) => `public.${client.escapeIdentifier(name)}`;
  const each = async (act: (table: string) => string) => {
    for (const { name } of tables) await client.query(act(quoted(name)));
  };
  await each((table) => `alter table ${table} disable trigger user`);
  // Migrations write rows too; those of the backup are what became of them.
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  const loaded: Record<string, ReadSums> = {};
  return {
    load: async (table, rows) => {
      const read = summed(rows);
      const into = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
      await pipeline(Readable.from(read.rows), into);
      loaded[table.name] = read.sums();
    },
    close: async (manifest) => {
      await client.query('set constraints all immediate');
      for (const { table, name, definition } of keys)
        await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
      await each((table) => `alter table ${table} enable trigger user`);
      for (const [name, { value, is_called }] of Object.entries(manifest.sequences))
        await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, is_called]);
      refuseOther(findDifference(loaded, manifest.tables, 'sha256'));
      refuseOther(findDifference(await readAgain(client, tables), loaded, 'fingerprint'));
      await each((table) => `analyze ${table}`);
    },
  };
}

function refuseOtherTables(made: readonly CopiedTable[], wanted: BackupHead['tables']): void {
  const said = ({ name, columns }: CopiedTable) => `${name} (${columns.toSorted().join(', ')})`;
  const [known, asked] = [made, wanted].map((some) => new Set(some.map(said)));
  const [other] = [...(asked?.difference(known ?? new Set()) ?? []), ...(known?.difference(asked ?? new Set()) ?? [])];
  if (other) throw new StartError(`The backup does not fit the schema it names: ${other}. Nothing was restored.`);
}

/** Takes the foreign keys away, which would be looked at for each row before the row it refers to is there. */
async function takeForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  return rows;
}

/** Reads everything that was loaded again: what counts is what the database says now, in whatever order. */
async function readAgain(client: pg.ClientBase, tables: BackupHead['tables']): Promise<Record<string, ReadSums>> {
  const sums: Record<string, ReadSums> = {};
  for (const table of tables) {
    const read = summed(client.query(copyTo(`copy ${copyTarget(table)} to stdout`)));
    await drain(read.rows);
    sums[table.name] = read.sums();
  }
  return sums;
}

function refuseOther(table: string | undefined): void {
  if (table)
    throw new StartError(
      `The rows of the table ${table} were not restored as they are in the backup. Nothing was kept.`,
    );
}
