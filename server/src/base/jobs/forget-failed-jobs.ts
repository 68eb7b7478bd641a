import { makeWorkerUtils } from 'graphile-worker';
import { openPool } from '../database/open-pool.ts';

/** Takes what is not tried again out of the queue, as its owner; why it failed is kept in `job_runs`. */
export async function forgetFailedJobs(url: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  try {
    const queue = await makeWorkerUtils({ pgPool: pool });
    await queue.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] });
    await queue.release();
  } finally {
    await pool.end();
  }
}
