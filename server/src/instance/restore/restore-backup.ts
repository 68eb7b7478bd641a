import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeWritable, startEmbeddedDatabase } from '../../base/database/embedded/embedded.ts';
import { holdFolder } from '../../base/database/embedded/hold-folder.ts';
import { migrate } from '../../base/database/migrate.ts';
import { connectOnce } from '../../base/database/open-pool.ts';
import type { Env } from '../../env.ts';
import type { Progress } from '../../authoring/import/progress.ts';
import { diskStore } from '../../base/media/store/disk-store.ts';
import type { MediaStore } from '../../base/media/store/media-store.ts';
import { mediaDirOf, openMediaStore } from '../../base/media/store/open-media-store.ts';
import { refuseUnreachable, StartError } from '../../start-error.ts';
import type { BackupManifest } from '../backup/backup-format.ts';
import { checkBackup } from './check-backup.ts';
import { openAside } from './aside.ts';
import { refuseFullDatabase, refuseFullFolder, refuseNoRoom } from './empty-place.ts';
import { loadBackup, type LoadOrder } from './load-backup.ts';
import { roomForRows } from './room-for-rows.ts';

/** What is restored, and who is told how far it is. */
export type RestoreOrder = { readonly file: string; readonly passphrase: string; readonly progress: Progress };

/**
 * Restores a backup into the empty place of the settings, and gives what was restored. Everything is looked at before
 * anything is written: the place, the passphrase, the backup to its end.
 */
export async function restoreBackup(env: Env, { file, passphrase, progress }: RestoreOrder): Promise<BackupManifest> {
  await refuseFullPlace(env);
  const { head, manifest } = await checkBackup(file, passphrase);
  await refuseNoRoom(env.dataDir, roomFor(env, manifest));
  makeWritable(env.dataDir);
  const giveBack = holdFolder(env.dataDir, 'server');
  if (!giveBack) throw new StartError(`A Lectern server is running on the data folder ${env.dataDir}.`);
  const aside = await openAside(env.dataDir, 'restoring');
  progress.start(head.tables.length + manifest.media.files);
  try {
    const incoming = join(aside.folder, 'incoming');
    await mkdir(incoming);
    const store = env.mediaStore ? await openMediaStore(env) : diskStore(mediaDirOf(aside.folder));
    const keepFile: LoadOrder['keepFile'] = (name, _bytes, content) => keep(store, incoming, name, content);
    const order = { file, passphrase, keepFile, step: progress.step };
    if (env.databaseUrl) await loadInto(env.databaseUrl, order);
    else await loadIntoNew(aside.folder, order);
    await putInPlace(aside.folder, env.dataDir);
    return manifest;
  } finally {
    progress.stop();
    await aside.remove();
    giveBack();
  }
}

async function refuseFullPlace(env: Env): Promise<void> {
  await refuseFullFolder(env);
  if (!env.databaseUrl) return;
  await refuseUnreachable(env.databaseUrl);
  const client = await connectOnce(env.databaseUrl);
  try {
    await refuseFullDatabase(client, env.databaseUrl);
  } finally {
    await client.end();
  }
}

const roomFor = ({ databaseUrl, mediaStore }: Env, manifest: BackupManifest): number =>
  (databaseUrl ? 0 : roomForRows(manifest)) + (mediaStore ? 0 : manifest.media.bytes);

/** Writes a file beside the store, and puts it there when it is whole. */
async function keep(
  store: MediaStore,
  folder: string,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const path = join(folder, 'file');
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  await pipeline(Readable.from(content), counted, createWriteStream(path));
  await store.take(name, { path, bytes, sha256: hash.digest('hex') });
  await rm(path, { force: true });
}

async function loadInto(url: string, order: Omit<LoadOrder, 'url'>): Promise<void> {
  await loadBackup({ url, ...order });
  await migrate(url);
}

async function loadIntoNew(folder: string, order: Omit<LoadOrder, 'url'>): Promise<void> {
  const database = await startEmbeddedDatabase(folder);
  try {
    await loadInto(database.url, order);
  } finally {
    await database.stop();
  }
}

/** Files first: what has a database is a data folder for the next start. */
async function putInPlace(aside: string, dataDir: string): Promise<void> {
  const made = new Set(await readdir(aside));
  if (made.has('media')) {
    await mkdir(mediaDirOf(dataDir), { recursive: true });
    for (const name of await readdir(mediaDirOf(aside)))
      await rename(join(mediaDirOf(aside), name), join(mediaDirOf(dataDir), name));
  }
  for (const name of ['postgres-access.json', 'postgres'])
    if (made.has(name)) await rename(join(aside, name), join(dataDir, name));
}
