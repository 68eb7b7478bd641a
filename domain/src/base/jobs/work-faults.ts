import { nextRun, type JobName, type Schedule } from './job.ts';

/** What is kept of the last run of a piece of work. */
export type JobRun = {
  readonly job: JobName;
  readonly started_on: string | null;
  readonly ended_on: string | null;
  readonly succeeded_on: string | null;
  readonly found: number | null;
  readonly failure: string | null;
  readonly wanted_on: string | null;
};

/** What is kept of the last backup of a night. */
export type BackupRun = {
  readonly outcome: 'VERIFIED' | 'MADE' | 'FAILED';
  readonly ended_on: string;
  readonly file: string | null;
  readonly failure: string | null;
  readonly missing_files: number | null;
};

/** How a piece of work stands. LATE: it was due twice since it last began. */
export type JobState = 'WANTED' | 'NEVER' | 'RUNNING' | 'LATE' | 'FAILED' | 'FOUND' | 'DONE';

/** All that is known of the work that a server does by itself. */
export type Work = {
  readonly schedules: ReadonlyMap<JobName, Schedule>;
  readonly runs: readonly JobRun[];
  readonly lastBackup: BackupRun | null;
  /** Since when there is something to work on, in milliseconds. */
  readonly since: number;
  readonly now: number;
};

/** What is wrong with the work of the server, or with its backups: one thing, whoever is told of it. */
export type WorkFault =
  | { readonly kind: 'JOB_FAILED'; readonly job: JobName; readonly said: string }
  | { readonly kind: 'JOB_FOUND'; readonly job: JobName; readonly found: number }
  | { readonly kind: 'JOB_LATE'; readonly job: JobName; readonly began: string | null }
  | { readonly kind: 'NO_BACKUPS' }
  | { readonly kind: 'BACKUP_FAILED'; readonly said: string }
  | { readonly kind: 'BACKUP_NOT_VERIFIED'; readonly said: string }
  | { readonly kind: 'BACKUP_GONE'; readonly file: string }
  | { readonly kind: 'FILES_MISSING'; readonly files: number };

/** How a piece of work stands at a moment. */
export function stateOfJob(run: JobRun | undefined, schedule: Schedule, { since, now }: Work): JobState {
  if (run?.wanted_on != null) return 'WANTED';
  const began = run?.started_on == null ? since : Date.parse(run.started_on);
  if (nextRun(schedule, nextRun(schedule, began)) < now) return 'LATE';
  if (run?.started_on == null) return 'NEVER';
  if (run.ended_on == null) return 'RUNNING';
  if (run.failure != null) return 'FAILED';
  return run.found ? 'FOUND' : 'DONE';
}

/** All that is wrong, by work in its order and the backups last. What a backup says of itself its work does not say again. */
export function findWorkFaults(work: Work): readonly WorkFault[] {
  const backups = faultsOfBackups(work);
  const jobs = [...work.schedules].flatMap(([job, schedule]): WorkFault[] => {
    const run = work.runs.find((one) => one.job === job);
    if (stateOfJob(run, schedule, work) === 'LATE') return [{ kind: 'JOB_LATE', job, began: run?.started_on ?? null }];
    if (run?.failure != null) return [{ kind: 'JOB_FAILED', job, said: run.failure }];
    return run?.found ? [{ kind: 'JOB_FOUND', job, found: run.found }] : [];
  });
  const isSaid = backups.some(({ kind }) => kind === 'BACKUP_FAILED');
  return [...jobs.filter((fault) => !(isSaid && isOfBackup(fault) && fault.kind === 'JOB_FAILED')), ...backups];
}

function faultsOfBackups({ schedules, lastBackup }: Work): readonly WorkFault[] {
  if (!schedules.has('nightly_backup')) return [{ kind: 'NO_BACKUPS' }];
  if (!lastBackup) return [];
  const { outcome, failure, missing_files } = lastBackup;
  const said = failure ?? '';
  const missing: readonly WorkFault[] = missing_files ? [{ kind: 'FILES_MISSING', files: missing_files }] : [];
  if (outcome === 'FAILED') return [{ kind: 'BACKUP_FAILED', said }];
  return outcome === 'MADE' ? [{ kind: 'BACKUP_NOT_VERIFIED', said }, ...missing] : missing;
}

/** Whether a fault is one of the backups, the work that makes them included. */
export const isOfBackup = (fault: WorkFault): boolean => !('job' in fault) || fault.job === 'nightly_backup';

/** Whether a fault is to be told to whoever runs the installation after this piece of work: it came of it. */
export const comesOf = (job: JobName, fault: WorkFault): boolean =>
  fault.kind !== 'JOB_LATE' &&
  fault.kind !== 'NO_BACKUPS' &&
  ('job' in fault ? fault.job === job : job === 'nightly_backup');
