import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, type Runner, type RunnerOptions } from 'graphile-worker';
import { openPool } from '../database/open-pool.ts';

const restAfterFailure = 1000;
/** One that takes long does not keep the others waiting. */
const atOnce = 2;

/** Runs the worker until it is stopped. It ends by itself when the database goes away at a bad moment, and is begun again. */
export function keepWorker(
  url: string,
  options: Pick<RunnerOptions, 'crontab' | 'taskList'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const pool = openPool(url, { max: 3 });
  const logger = new Logger(() => (level, message) => void (level === 'error' && log.error(message)));
  const stopping = new AbortController();
  let runner: Runner | null = null;
  const work = async () => {
    runner = await run({ ...options, pgPool: pool, concurrency: atOnce, noHandleSignals: true, logger });
    if (stopping.signal.aborted) await runner.stop();
    await runner.promise;
  };
  const worked = (async () => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => log.warn({ err: error }, 'the worker ended and is begun again'));
      runner = null;
      await setTimeout(restAfterFailure, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await runner?.stop().catch(() => {});
    await worked;
    await pool.end();
  };
}
