import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import type { WorkFault } from '@lectern/domain/base/jobs/work-faults.ts';

/** What the work of the server is called, as the page of the instance calls it. */
const jobs: Readonly<Record<JobName, string>> = {
  remind_invited: 'Send invitation reminders',
  forget_expired: 'Clean up expired data',
  nightly_backup: 'Make a backup and test it',
  count_figures: 'Count license use',
  check_counters: 'Recheck totals',
  verify_audit_log: 'Verify the audit log',
  tell_of_renewals: 'Send renewal emails',
};

function fault(one: WorkFault): string {
  switch (one.kind) {
    case 'JOB_FAILED':
      return `“${jobs[one.job]}” has failed: ${one.said}`;
    case 'JOB_FOUND':
      return `“${jobs[one.job]}” has found faults (${one.found}); the log of the server names them.`;
    case 'JOB_LATE':
      return one.began === null
        ? `“${jobs[one.job]}” has never begun, although it was due.`
        : `“${jobs[one.job]}” was due and has not begun since ${one.began.slice(0, 16).replace('T', ' ')} UTC.`;
    case 'NO_BACKUPS':
      return 'No backup is made at night.';
    case 'BACKUP_FAILED':
      return `The last backup could not be made: ${one.said}`;
    case 'BACKUP_NOT_VERIFIED':
      return `The last backup was made and not verified: ${one.said}`;
    case 'BACKUP_GONE':
      return `The last backup is gone: ${one.file} is not there.`;
    case 'FILES_MISSING':
      return `Files of the media library were missing when the last backup was made (${one.files}).`;
  }
}

/** What is wrong with the work of the server, for the doctor and for the mail to whoever runs the installation, in English. */
export const en = {
  jobs,
  fault,
  subject: (job: JobName) => `Lectern: something is wrong with “${jobs[job]}”`,
  next: 'Lectern tries it again by itself. You get the next email only when something else goes wrong, or when it works and then fails again. See its state and run it now:',
};
