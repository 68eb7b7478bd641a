import type { JobName } from '@lectern/domain/instance/job.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { tellOfFailure } from './tell-of-failure.ts';

/** What a job has found wrong, as a number; nothing where it does not look for anything. */
export type Found = number | void;

const longestFailure = 500;

/**
 * Does a job and keeps when it began and what became of it; a failure is thrown on. Who runs the installation is told of
 * it by mail, once until it has succeeded again.
 */
export async function recordRun(
  db: Database,
  publicUrl: string,
  job: JobName,
  work: () => Promise<Found>,
): Promise<void> {
  await sql`insert into job_runs (job, started_on) values (${job}, now())
    on conflict (job) do update set started_on = now(), ended_on = null`.execute(db);
  try {
    const found = (await work()) ?? null;
    await sql`update job_runs set ended_on = now(), succeeded_on = now(), found = ${found}, failure = null
      where job = ${job}`.execute(db);
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, longestFailure);
    await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ before: string | null }>`
        with past as (select failure from job_runs where job = ${job} for update)
        update job_runs set ended_on = now(), failure = ${failure} from past where job = ${job}
        returning past.failure as before`.execute(transaction);
      if (rows[0]?.before === null) await tellOfFailure(transaction, publicUrl, job, failure);
    });
    throw error;
  }
}
