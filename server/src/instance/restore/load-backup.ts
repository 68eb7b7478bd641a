import type pg from 'pg';
import { connectOnce } from '../../base/database/open-pool.ts';
import { overConnection } from '../../base/database/over-connection.ts';
import { readMigrations } from '../../base/database/read-migrations.ts';
import { hashGradebooks } from '../../classroom/gradebook/hash-gradebooks.ts';
import { StartError } from '../../start-error.ts';
import type { BackupHead, BackupManifest } from '../backup/backup-format.ts';
import { settleCopying } from '../backup/copy-rows.ts';
import { openFileSum } from '../backup/file-sum.ts';
import { refuseFullDatabase } from './empty-place.ts';
import { openSchema, type OpenSchema } from './load-rows.ts';
import { readBackup } from './read-backup.ts';

/** What is loaded, and where to. */
export type LoadOrder = {
  /** The address of an empty database for its owner. */
  readonly url: string;
  readonly file: string;
  readonly passphrase: string;
  /** Puts a file of the media library where it belongs; all of it has to be taken. */
  readonly keepFile: (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => Promise<void>;
  readonly step: (what: string) => void;
};

/**
 * Loads a backup into an empty database, in one transaction, and its files. It compares what is there then with the
 * manifest, row by row; where something differs, the database stays empty. Servers that start meanwhile wait.
 */
export async function loadBackup({ url, file, passphrase, keepFile, step }: LoadOrder): Promise<BackupManifest> {
  const client = await connectOnce(url);
  try {
    await settleCopying(client);
    await client.query(`select pg_advisory_lock(hashtext('lectern migrations'))`);
    await client.query('begin');
    await refuseFullDatabase(client, url);
    let opened: { schema: OpenSchema; head: BackupHead } | null = null;
    const files = openFileSum();
    const manifest = await readBackup(file, passphrase, {
      head: async (head) => void (opened = { head, schema: await openSchema(client, head) }),
      table: async (table, rows) => {
        step(table.name);
        await opened?.schema.load(table, rows);
      },
      file: (name, bytes, content) => {
        step('media');
        return keepFile(name, bytes, files.add(name, content));
      },
    });
    await (opened as { schema: OpenSchema } | null)?.schema.close(manifest);
    refuseOtherFiles(files.sums(), manifest);
    if (opened) await refuseOtherGradebooks(client, opened, manifest);
    await client.query('commit');
    return manifest;
  } finally {
    await client.end();
  }
}

function refuseOtherFiles(
  { files, bytes, sha256 }: Omit<BackupManifest['media'], 'missing'>,
  { media }: BackupManifest,
): void {
  if (files !== media.files || bytes !== media.bytes || sha256 !== media.sha256)
    throw new StartError(
      'The files of the media library were not restored as they are in the backup. Nothing was kept.',
    );
}

/** Gradebooks are read by this version's statement, so that only a backup of its schema can be compared. */
async function refuseOtherGradebooks(
  client: pg.ClientBase,
  { head }: { readonly head: BackupHead },
  { gradebooks }: BackupManifest,
): Promise<void> {
  if (!gradebooks || head.migrations.length < readMigrations().length) return;
  const { count, sha256 } = await hashGradebooks(overConnection(client));
  if (count !== gradebooks.count || sha256 !== gradebooks.sha256)
    throw new StartError('The gradebooks do not say what they said when the backup was made. Nothing was kept.');
}
