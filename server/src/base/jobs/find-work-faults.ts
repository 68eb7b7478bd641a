import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findWorkFaults,
  type BackupRun,
  type JobRun,
  type Work,
  type WorkFault,
} from '@lectern/domain/base/jobs/work-faults.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Env } from '../../env.ts';
import { schedulesOf } from './schedules.ts';

/** What is wrong with the work of the server and its backups: the doctor, the page of the instance and the mails say this. */
export async function readWorkFaults(db: Database, env: Pick<Env, 'backup'>): Promise<readonly WorkFault[]> {
  const { rows } = await sql<{ runs: readonly JobRun[]; lastBackup: BackupRun | null; since: string }>`
    select (select coalesce(json_agg(r), '[]'::json) from job_runs r) as runs,
      (select row_to_json(b) from backup_runs b order by ended_on desc limit 1) as "lastBackup",
      (select min(applied_on) from migrations) as since`.execute(db);
  const [row] = rows;
  if (!row) return [];
  const { runs, lastBackup, since } = row;
  const faults = findWorkFaults(workOf(env, runs, lastBackup, since));
  return lastBackup?.file && (await isGone(env, lastBackup.file))
    ? [...faults, { kind: 'BACKUP_GONE', file: join(env.backup.folder, lastBackup.file) }]
    : faults;
}

/** The work of an installation as the rules have it. */
export const workOf = (
  env: Pick<Env, 'backup'>,
  runs: readonly JobRun[],
  lastBackup: BackupRun | null,
  since: string,
): Work => ({ schedules: schedulesOf(env), runs, lastBackup, since: Date.parse(since), now: Date.now() });

/** A backup that was made has been taken away, or its folder is another one now. */
const isGone = ({ backup }: Pick<Env, 'backup'>, file: string): Promise<boolean> =>
  access(join(backup.folder, file)).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT' || error.code === 'ENOTDIR',
  );
