import { isHashOf, readMigrations } from '../../base/database/read-migrations.ts';
import { StartError } from '../../start-error.ts';
import {
  backupFormat,
  backupHead,
  backupManifest,
  headName,
  manifestName,
  mediaPrefix,
  type BackupHead,
  type BackupManifest,
} from '../backup/backup-format.ts';
import { ArchiveEntries } from './archive-entries.ts';
import { damaged, readSealed } from './read-sealed.ts';

/** What whoever reads a backup does with what is in it, as it comes. All rows and all bytes have to be taken. */
export type BackupReader = {
  readonly head: (head: BackupHead) => Promise<void>;
  /** The rows of a table; also of one that has none. */
  readonly table: (table: BackupHead['tables'][number], rows: AsyncIterable<Buffer>) => Promise<void>;
  readonly file: (name: string, bytes: number, content: AsyncIterable<Buffer>) => Promise<void>;
};

/** The names that files of the media library have; no other may lead anywhere. */
const mediaName = /^[a-z][a-z-]*\/[\da-f]{2}\/[\da-f]{64}(?:\.\d+)?\.[a-z\d]+$/;

/**
 * Reads a backup from its beginning to its end and gives its manifest. It refuses one that is not whole and in order, and
 * never has more of it in memory than a piece.
 */
export async function readBackup(file: string, passphrase: string, reader: BackupReader): Promise<BackupManifest> {
  const entries = new ArchiveEntries(file, readSealed(file, passphrase));
  try {
    const head = backupHead.safeParse(await entries.json(headName)).data;
    if (!head) throw damaged(file, `${headName} says nothing that this version knows`);
    refuseOtherVersion(file, head);
    await reader.head(head);
    for (const table of head.tables) await reader.table(table, entries.pieces(table.name));
    for (;;) {
      const next = await entries.next();
      if (!next?.name.startsWith(mediaPrefix)) break;
      const name = next.name.slice(mediaPrefix.length);
      if (!mediaName.test(name)) throw damaged(file, `a file has the name ${JSON.stringify(name)}`);
      await entries.take(next.name);
      await reader.file(name, next.bytes, next.stream);
    }
    const manifest = backupManifest.safeParse(await entries.json(manifestName)).data;
    if (!manifest || (await entries.next())) throw damaged(file, `${manifestName} is not its end`);
    return manifest;
  } finally {
    await entries.end();
  }
}

/** An older version's backup fits the schema of that time, which the migrations of this one still make. */
function refuseOtherVersion(file: string, { format, migrations }: BackupHead): void {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]));
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (format > backupFormat || unknown)
    throw new StartError(
      `${file} was made by a newer version of Lectern${unknown ? ` (it has the migration ${unknown.name})` : ''}. Restore it with that version. Nothing was restored.`,
    );
  const edited = migrations.find(({ name, hash }) => {
    const migration = known.get(name);
    return !migration || !isHashOf(migration, hash);
  });
  if (edited)
    throw new StartError(
      `${file} was made by another version of Lectern, whose migration ${edited.name} is not the one of this version. Nothing was restored.`,
    );
}
