import { makeWorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../../test/harness.ts';
import { openPool } from '../database/open-pool.ts';
import { forgetFailedJobs } from './forget-failed-jobs.ts';

let url: string;
let pool: pg.Pool;
beforeAll(async () => {
  url = await cloneDatabase();
  pool = openPool(url, { max: 1 });
});
afterAll(() => pool.end());

it('a job that failed for good leaves the queue; one that is tried again, or waits, stays', async () => {
  const queue = await makeWorkerUtils({ pgPool: pool });
  await queue.migrate();
  const add = async (job: string, maxAttempts: number) => (await queue.addJob(job, {}, { maxAttempts })).id;
  const backup = await add('nightly_backup', 1);
  const again = await add('check_counters', 25);
  await add('count_figures', 1);
  for (const id of [backup, again])
    await pool.query(
      `update graphile_worker._private_jobs set attempts = attempts + 1, last_error = 'The disk is full.' where id = $1`,
      [id],
    );
  await forgetFailedJobs(url);
  const { rows } = await pool.query('select task_identifier from graphile_worker.jobs order by id');
  expect(rows.map((job: { task_identifier: string }) => job.task_identifier)).toEqual([
    'check_counters',
    'count_figures',
  ]);
  await queue.release();
});
