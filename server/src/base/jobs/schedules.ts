import { jobs, type JobName, type Schedule } from '@lectern/domain/base/jobs/job.ts';
import type { Env } from '../../env.ts';

/** The jobs of an installation with their times: without a passphrase no backup is made at night. */
export function schedulesOf({ backup }: Pick<Env, 'backup'>): ReadonlyMap<JobName, Schedule> {
  const names = Object.keys(jobs) as JobName[];
  const done = names.filter((job) => job !== 'nightly_backup' || backup.passphrase !== null);
  return new Map(done.map((job) => [job, jobs[job].at]));
}

/** The schedules as the queue reads them. A job waits for its own earlier run. */
export function crontabOf(schedules: ReadonlyMap<JobName, Schedule>): string {
  const lines = [...schedules].map(([job, { minute, hour }]) => {
    const { tries } = jobs[job];
    const options = [`queue=${job}`, ...(tries === undefined ? [] : [`max=${tries}`])];
    return `${minute} ${hour ?? '*'} * * * ${job} ?${options.join('&')}`;
  });
  return lines.join('\n');
}
