import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connectOnce } from '../../base/database/open-pool.ts';
import type { Env } from '../../env.ts';
import { openMediaStore } from '../../base/media/store/open-media-store.ts';
import { StartError } from '../../start-error.ts';
import type { BackupManifest } from '../backup/backup-format.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { sayFailure } from '../command/say-failure.ts';
import { clearCutOff } from './clear-cut-off.ts';
import { restoreAside, type Restored } from './restore-aside.ts';

/** What became of the backup of a night. */
export type NightlyRun = Restored & { readonly file: string | null; readonly manifest: BackupManifest | null };

const silent = { start: () => {}, step: () => {}, stop: () => {} };
// To the thousandth: one that was killed may have left its backup in the same second. Older ones are named to the second.
const ours = /^lectern-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(-\d{3})?\.backup$/;

/**
 * Makes a backup into the folder of the settings, restores it aside and compares both, keeps what came of it, and takes
 * away all but the newest ones and the newest that was verified. One that failed takes none of them away. What a killed one
 * has left goes first.
 */
export async function makeNightly(env: Env, url: string): Promise<NightlyRun> {
  const started = new Date();
  const run = await tryAll(env, url, `lectern-${started.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')}.backup`);
  await keep(env, url, started, run);
  if (run.outcome !== 'FAILED') await removeOld(env.backup, url);
  return run;
}

async function tryAll(env: Env, url: string, file: string): Promise<NightlyRun> {
  const { passphrase, folder } = env.backup;
  if (passphrase === null) throw new StartError('No backup is made at night without BACKUP_PASSPHRASE.');
  const path = join(folder, file);
  let manifest: BackupManifest;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const media = await openMediaStore(env);
    const whenAlone = () => clearCutOff(folder, ours);
    manifest = await makeBackup({ url, media, file: path, passphrase, gradebooks: true, progress: silent, whenAlone });
  } catch (error) {
    return { outcome: 'FAILED', failure: sayFailure(error), file: null, manifest: null };
  }
  return { ...(await restoreAside(env, path, passphrase, manifest)), file, manifest };
}

async function keep(
  { backup }: Env,
  url: string,
  started: Date,
  { outcome, failure, file, manifest }: NightlyRun,
): Promise<void> {
  const rows = manifest && Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const bytes = file && (await stat(join(backup.folder, file))).size;
  const client = await connectOnce(url);
  try {
    await client.query(
      `insert into backup_runs (started_on, outcome, failure, file, bytes, rows, files, missing_files, gradebooks)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        started,
        outcome,
        failure,
        file,
        bytes,
        rows,
        manifest?.media.files,
        manifest?.media.missing.length,
        manifest?.gradebooks?.count,
      ],
    );
    await client.query(`delete from backup_runs where ended_on < now() - interval '1 year'`);
  } finally {
    await client.end();
  }
}

/** Only what has the name of such a backup is taken away; their names are in the order of their times. */
async function removeOld({ folder, keep: most }: Env['backup'], url: string): Promise<void> {
  const made = (await readdir(folder)).filter((name) => ours.test(name)).toSorted();
  const old = made.slice(0, -most);
  if (old.length === 0) return;
  const spared = await newestVerified(made, url);
  for (const name of old) if (name !== spared) await rm(join(folder, name));
}

/** Which of these backups was restored aside last and found whole: nights that were not must not take it away. */
async function newestVerified(files: readonly string[], url: string): Promise<string | undefined> {
  const client = await connectOnce(url);
  try {
    const { rows } = await client.query<{ file: string }>(
      `select file from backup_runs where outcome = 'VERIFIED' and file = any($1) order by ended_on desc limit 1`,
      [files],
    );
    return rows[0]?.file;
  } finally {
    await client.end();
  }
}
