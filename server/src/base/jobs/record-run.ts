import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import { comesOf } from '@lectern/domain/base/jobs/work-faults.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Env } from '../../env.ts';
import { readWorkFaults } from './find-work-faults.ts';
import { tellOfFaults } from './tell-of-faults.ts';

/** What a job has found wrong, as a number; nothing where it does not look for anything. */
export type Found = number | void;

const longestFailure = 500;

/**
 * Does a job and keeps when it began and what became of it; a failure is thrown on. Who runs the installation is told by
 * mail of what is wrong with it, once until that is over; what was wrong before hides nothing else.
 */
export async function recordRun(
  db: Database,
  env: Pick<Env, 'publicUrl' | 'backup'>,
  job: JobName,
  work: () => Promise<Found>,
): Promise<void> {
  const faultsNow = async (from: Database) => (await readWorkFaults(from, env)).filter((one) => comesOf(job, one));
  const before = await faultsNow(db);
  await sql`insert into job_runs (job, started_on) values (${job}, now())
    on conflict (job) do update set started_on = now(), ended_on = null`.execute(db);
  const end = (found: number | null, failure: string | null) =>
    db.transaction().execute(async (transaction) => {
      await sql`update job_runs set ended_on = now(), failure = ${failure},
        succeeded_on = case when ${failure}::text is null then now() else succeeded_on end,
        found = case when ${failure}::text is null then ${found}::int else found end where job = ${job}`.execute(
        transaction,
      );
      const faults = await faultsNow(transaction);
      const isNew = faults.some(({ kind }) => before.every((one) => one.kind !== kind));
      if (isNew) await tellOfFaults(transaction, env.publicUrl, job, faults);
    });
  try {
    await end((await work()) ?? null, null);
  } catch (error) {
    await end(null, (error instanceof Error ? error.message : String(error)).slice(0, longestFailure));
    throw error;
  }
}
