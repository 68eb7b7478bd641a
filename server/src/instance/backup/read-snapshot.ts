import type pg from 'pg';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { readMigrations, type Migration } from '../../base/database/read-migrations.ts';
import { readSchemaState } from '../../base/database/schema-state.ts';
import type { Progress } from '../../authoring/import/progress.ts';
import { filesOf } from '../../base/media/store-media.ts';
import type { MediaStore } from '../../base/media/store/media-store.ts';
import { StartError } from '../../start-error.ts';
import { openFileSum } from './file-sum.ts';
import {
  backupFormat,
  headName,
  manifestName,
  mediaPrefix,
  pieceName,
  type BackupHead,
  type BackupManifest,
} from './backup-format.ts';
import { listTables, openCopying, type CopiedRows, type CopiedTable } from './copy-rows.ts';
import type { Entry } from './write-sealed.ts';

const compress = promisify(zstdCompress);

/** Rows become hardly smaller by more work. */
const packed = (piece: Buffer): Promise<Buffer> =>
  compress(piece, { params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize: 128 * 1024 });

/** What a backup is made of, and who is told how far it is. */
export type Snapshot = {
  /** A connection of the owner, in a transaction that sees one moment. */
  readonly client: pg.Client;
  readonly media: MediaStore;
  /** Whether all gradebooks are read too, so that a restore can be compared by them. */
  readonly gradebooks: boolean;
  readonly progress: Progress;
  /** The schema that the database has to have: that of this version, unless told. */
  readonly migrations?: readonly Migration[];
};

/** Reads everything in a database at one moment, and the files that it names, as the entries of a backup; returns what it came to. */
export async function* readSnapshot({
  client,
  media,
  gradebooks,
  progress,
  migrations,
}: Snapshot): AsyncGenerator<Entry, BackupManifest> {
  const tables = await listTables(client);
  yield json(headName, await readHead(client, tables, migrations));
  progress.start(tables.length + (await countFiles(client)));
  const copyRows = openCopying(client);
  const copied: [table: string, rows: CopiedRows][] = [];
  for (const table of tables) {
    progress.step(table.name);
    const rows = copyRows(table);
    copied.push([table.name, rows]);
    let number = 0;
    for await (const piece of rows.pieces) yield { name: pieceName(table.name, ++number), content: packed(piece) };
  }
  const files = yield* readFiles(client, media, progress);
  const manifest = {
    tables: Object.fromEntries(copied.map(([name, { sums }]) => [name, sums()])),
    sequences: await readSequences(client),
    media: files,
    gradebooks: gradebooks ? await readGradebooks(client) : null,
  };
  yield json(manifestName, manifest);
  progress.stop();
  return manifest;
}

const json = (name: string, content: object): Entry => ({
  name,
  content: Promise.resolve(Buffer.from(`${JSON.stringify(content, null, 2)}\n`)),
});

async function readHead(
  client: pg.Client,
  tables: readonly CopiedTable[],
  known: readonly Migration[] = readMigrations(),
): Promise<BackupHead> {
  const { isNew, pending } = await readSchemaState(client, known);
  if (isNew) throw new StartError('The database is empty; there is nothing to back up.');
  if (pending.length > 0)
    throw new StartError(
      'The database is of an older version. Start this version once with npm start, or back up with the older one.',
    );
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  );
  return {
    format: backupFormat,
    product: 'Lectern',
    made_on: new Date().toISOString(),
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
  };
}

/** What reads them is half of a backup's code, and comes into memory only where it is asked for. */
async function readGradebooks(client: pg.Client): Promise<BackupManifest['gradebooks']> {
  const { overConnection } = await import('../../base/database/over-connection.ts');
  const { hashGradebooks } = await import('../../classroom/gradebook/hash-gradebooks.ts');
  return hashGradebooks(overConnection(client));
}

/** Sequences are of no moment, so they are read last: none gives a number that a row has. */
async function readSequences(client: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  const sequences: BackupManifest['sequences'] = {};
  for (const { name } of rows) {
    const { rows: read } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from public.${client.escapeIdentifier(name)}`,
    );
    if (read[0]) sequences[name] = read[0];
  }
  return sequences;
}

async function countFiles(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ files: number }>(
    'select coalesce(sum(1 + cardinality(narrower_widths)), 0)::int as files from media',
  );
  return rows[0]?.files ?? 0;
}

type MediaRow = { id: string; folder: string; file_name: string; narrower_widths: number[] };

async function* readFiles(
  client: pg.Client,
  store: MediaStore,
  progress: Progress,
): AsyncGenerator<Entry, BackupManifest['media']> {
  const sum = openFileSum();
  const missing: string[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000', rows: MediaRow[] = []; ; after = rows.at(-1)?.id ?? '') {
    ({ rows } = await client.query<MediaRow>(
      `select id, folder, file_name, narrower_widths from media where id > $1 order by id limit 500`,
      [after],
    ));
    if (rows.length === 0) return { ...sum.sums(), missing };
    for (const name of rows.flatMap(filesOf)) {
      progress.step('media');
      const [bytes, stream] = [await store.sizeOf(name), await store.read(name)];
      if (bytes === null || stream === null) missing.push(name);
      else yield { name: `${mediaPrefix}${name}`, content: { bytes, stream: sum.add(name, stream) } };
    }
  }
}
