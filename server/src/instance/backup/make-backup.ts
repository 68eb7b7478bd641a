import { connectOnce } from '../../base/database/open-pool.ts';
import { holdFiles } from '../../base/media/store/removed-files.ts';
import { StartError } from '../../start-error.ts';
import { lowerDatabasePriority } from '../command/lower-priority.ts';
import type { BackupManifest } from './backup-format.ts';
import { settleCopying } from './copy-rows.ts';
import { readSnapshot, type Snapshot } from './read-snapshot.ts';
import { shareCores } from './share-cores.ts';
import { writeSealed } from './write-sealed.ts';

/** What to back up, and where to. */
export type BackupOrder = Pick<Snapshot, 'media' | 'gradebooks' | 'progress' | 'migrations'> & {
  /** The address of the database for its owner. */
  readonly url: string;
  readonly file: string;
  readonly passphrase: string;
  /** Called when no other backup of this database can be in the making, on whichever machine. */
  readonly whenAlone?: () => Promise<void>;
};

/**
 * Makes a backup of database and media of one moment, while others work on both; gives what it came to. Files that are
 * deleted meanwhile stay until it has ended.
 */
export async function makeBackup({ url, file, passphrase, whenAlone, ...rest }: BackupOrder): Promise<BackupManifest> {
  const client = await connectOnce(url);
  let giveBackCores = () => {};
  try {
    await settleCopying(client);
    const worker = await lowerDatabasePriority(client);
    giveBackCores = shareCores(worker === null ? [process.pid] : [process.pid, worker]);
    await holdBackup(client);
    await whenAlone?.();
    await holdFiles(client);
    await client.query('begin isolation level repeatable read, read only');
    return await writeSealed(file, passphrase, readSnapshot({ client, ...rest }));
  } finally {
    giveBackCores();
    await client.end();
  }
}

/** Two backups at once would be in each other's way. */
async function holdBackup(client: Awaited<ReturnType<typeof connectOnce>>): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock(hashtext('lectern backup')) as held`,
  );
  if (!rows[0]?.held) throw new StartError('Another backup of this database is being made. Wait until it has ended.');
}
