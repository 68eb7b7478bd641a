import { isOfBackup, type WorkFault } from '@lectern/domain/base/jobs/work-faults.ts';
import { access, constants } from 'node:fs/promises';
import { sql } from 'kysely';
import { connect } from '../../base/database/connect.ts';
import type { Env } from '../../env.ts';
import { readWorkFaults } from '../../base/jobs/find-work-faults.ts';
import { faults as texts } from '../../base/mail/texts/en.ts';
import { nearest } from '../command/nearest-folder.ts';
import { failed, fine, inTime, unknown, warning, type Seen } from './check.ts';

const patience = 4000;

/** What is wrong with the work of the server; null while its database does not run, or has nothing of it yet. */
export async function findFaults(env: Env, url: string | null): Promise<readonly WorkFault[] | null> {
  if (!url) return null;
  const db = connect({ url, connections: 1 });
  try {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass('job_runs') is not null and to_regclass('backup_runs') is not null as there`.execute(db);
    return rows[0]?.there ? await readWorkFaults(db, env) : null;
  } finally {
    await db.destroy();
  }
}

/** The work that the server does by itself. */
export function seeJobs(faults: readonly WorkFault[] | null): Seen {
  if (!faults) return unseen;
  const found = faults.filter((fault) => !isOfBackup(fault));
  if (found.length === 0) return fine('Every job ran on time and found nothing wrong.');
  const cure = 'Read the server log, then run the job again on the instance page.';
  return (found.every(({ kind }) => kind === 'JOB_LATE') ? warning : failed)(said(found), cure);
}

/** The folder of the backups, and what became of the last one. */
export async function seeBackups({ backup }: Env, faults: readonly WorkFault[] | null): Promise<Seen> {
  const { passphrase, folder } = backup;
  const why = passphrase === null ? null : await inTime(patience, whyClosed(folder), 'it does not answer');
  if (why)
    return failed(
      `No backup can be written to ${folder} (BACKUP_DIR): ${why}.`,
      'Mount its disk again, give the server rights to it, or set BACKUP_DIR to another folder.',
    );
  if (!faults) return unseen;
  const found = faults.filter(isOfBackup);
  const [first] = found;
  if (!first) return fine(`The last backup is whole, or none was due yet. Backups are in ${folder}.`);
  if (first.kind === 'NO_BACKUPS')
    return warning(
      texts.fault(first),
      'Set BACKUP_PASSPHRASE. Then Lectern makes a backup each night and restores it aside to test it.',
    );
  const isLost = found.some(({ kind }) => kind === 'BACKUP_FAILED' || kind === 'JOB_FAILED' || kind === 'BACKUP_GONE');
  return (isLost ? failed : warning)(said(found), cureOf[first.kind] ?? again);
}

const again = 'Make one now: docs/running.md, "Backup and restore", says how.';

const cureOf: Partial<Record<WorkFault['kind'], string>> = {
  FILES_MISSING: 'npm run backup names the files that are missing; bring them back from an older backup.',
  BACKUP_GONE: 'Bring it back, set BACKUP_DIR to where it lies, or make one now with npm run backup.',
};

const unseen = unknown('Checked while the database runs and has this version.');

const said = (faults: readonly WorkFault[]): string => faults.map(texts.fault).join(' ');

/** Why a folder takes no backup; null where it does, or where the first one makes it. */
async function whyClosed(folder: string): Promise<string | null> {
  try {
    await access(await nearest(folder), constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return `it cannot be written (${(error as NodeJS.ErrnoException).code})`;
  }
}
