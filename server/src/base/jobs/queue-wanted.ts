import type { FastifyBaseLogger } from 'fastify';
import { openPool } from '../database/open-pool.ts';

const everyMs = 3000;

/** Hands jobs over to the queue that somebody has asked for beside their times, until the result is called. */
export function queueWanted(url: string, log: FastifyBaseLogger): () => Promise<void> {
  const pool = openPool(url, { max: 1 });
  const queue = () =>
    pool
      .query(
        `with wanted as (update job_runs set wanted_on = null where wanted_on is not null returning job)
        select graphile_worker.add_job(job, '{}'::json, queue_name := job, max_attempts := 1, job_key := 'asked for ' || job)
        from wanted`,
      )
      .catch((error: unknown) => log.warn({ err: error }, 'jobs that were asked for could not be handed over'));
  let queuing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    queuing = queuing.then(queue);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await queuing;
    await pool.end();
  };
}
