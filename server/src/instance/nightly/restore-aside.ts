import { makeWritable, startEmbeddedDatabase, type EmbeddedDatabase } from '../../base/database/embedded/embedded.ts';
import type { Env } from '../../env.ts';
import type { BackupManifest } from '../backup/backup-format.ts';
import { openAside, type Aside } from '../restore/aside.ts';
import { drain } from '../restore/drain.ts';
import { refuseNoRoom } from '../restore/empty-place.ts';
import { loadBackup } from '../restore/load-backup.ts';
import { roomForRows } from '../restore/room-for-rows.ts';
import { sayFailure } from '../command/say-failure.ts';

/** VERIFIED: restored and the same. MADE: a backup that could not be restored here, and why. FAILED: one that does not hold what it should. */
export type Restored =
  | { readonly outcome: 'VERIFIED'; readonly failure: null }
  | { readonly outcome: 'MADE' | 'FAILED'; readonly failure: string };

/** It holds nothing that somebody waits for, and is thrown away. */
const settings = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB', 'max_connections=10'];

/**
 * Restores a backup into a database of its own beside the data, whatever database the school works on, compares it row by
 * row, file by file and gradebook by gradebook, and takes it away again.
 */
export async function restoreAside(
  { dataDir }: Env,
  file: string,
  passphrase: string,
  manifest: BackupManifest,
): Promise<Restored> {
  let aside: Aside | null = null;
  let database: EmbeddedDatabase | null = null;
  try {
    makeWritable(dataDir);
    aside = await openAside(dataDir, 'verifying');
    await refuseNoRoom(dataDir, roomForRows(manifest));
    database = await startEmbeddedDatabase(aside.folder, settings);
  } catch (error) {
    await aside?.remove();
    return { outcome: 'MADE', failure: sayFailure(error) };
  }
  try {
    const keepFile = (_name: string, _bytes: number, content: AsyncIterable<Uint8Array>) => drain(content);
    await loadBackup({ url: database.url, file, passphrase, keepFile, step: () => {} });
    return { outcome: 'VERIFIED', failure: null };
  } catch (error) {
    return { outcome: 'FAILED', failure: sayFailure(error) };
  } finally {
    await database.stop();
    await aside.remove();
  }
}
