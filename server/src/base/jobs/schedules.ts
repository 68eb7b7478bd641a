import type { JobName, Schedule } from '@lectern/domain/instance/instance/job.ts';
import type { Env } from '../../env.ts';

/** When each job is done, in UTC. The backup comes first: what is wrong with the rows is then not in it alone. */
const all: Readonly<Record<JobName, Schedule>> = {
  remind_invited: { minute: 7 },
  forget_expired: { minute: 17 },
  nightly_backup: { hour: 2, minute: 11 },
  count_figures: { hour: 2, minute: 47 },
  check_counters: { hour: 3, minute: 23 },
  verify_audit_log: { hour: 3, minute: 41 },
  tell_of_renewals: { hour: 5, minute: 29 },
};

/** The jobs of an installation with their times: without a passphrase no backup is made at night. */
export function schedulesOf({ backup }: Pick<Env, 'backup'>): ReadonlyMap<JobName, Schedule> {
  const jobs = Object.entries(all) as [JobName, Schedule][];
  return new Map(jobs.filter(([job]) => job !== 'nightly_backup' || backup.passphrase !== null));
}

/** Nobody waits for a backup that failed before the next night; all else is tried again as the queue does it. */
const tries: Partial<Record<JobName, number>> = { nightly_backup: 1 };

/** The schedules as the queue reads them. A job waits for its own earlier run. */
export function crontabOf(schedules: ReadonlyMap<JobName, Schedule>): string {
  const lines = [...schedules].map(([job, { minute, hour }]) => {
    const options = [`queue=${job}`, ...(tries[job] ? [`max=${tries[job]}`] : [])];
    return `${minute} ${hour ?? '*'} * * * ${job} ?${options.join('&')}`;
  });
  return lines.join('\n');
}
