import { setTimeout as rest } from 'node:timers/promises';
import { openPool } from './open-pool.ts';

/** Why the database cannot be worked with now. */
export type NotReady = 'the database does not answer' | 'the database takes no writes';

/** Whether the database can be worked with now. */
export type Readiness = {
  /** Null where it can; resolves within a second, whatever the database does. */
  readonly whyNotReady: () => Promise<NotReady | null>;
  readonly close: () => Promise<void>;
};

const patience = 750;
/** So long nobody asks again, however often whoever reaches the port wants to know. */
const restMs = 100;

/**
 * The rows take more memory than that, so that PostgreSQL writes a megabyte of them to its disk and takes it away again:
 * a full disk refuses it, and no row of ours is touched. A standby, or a database that was closed, says `on`.
 */
const tryToWrite = (pool: ReturnType<typeof openPool>) =>
  pool.query(`set work_mem = '64kB';
    select count(*), current_setting('transaction_read_only') as closed from generate_series(1, 50000)`);

/**
 * Asks on a connection of its own, so that neither a full pool nor a hanging statement keeps the question waiting, and
 * asks once for all who want to know at the same time.
 */
export function openReadiness(url: string): Readiness {
  const pool = openPool(url, { max: 1, patience, statement: patience });
  const ask = async () => {
    const late = Promise.withResolvers<NotReady>();
    const timer = setTimeout(() => late.resolve('the database does not answer'), patience);
    return Promise.race([tryToWrite(pool).then(seen, whyRefused), late.promise]).finally(() => clearTimeout(timer));
  };
  let asking: Promise<NotReady | null> | null = null;
  let rested = Promise.resolve();
  return {
    whyNotReady: () =>
      (asking ??= rested.then(ask).finally(() => {
        asking = null;
        rested = rest(restMs, undefined, { ref: false });
      })),
    close: () => pool.end(),
  };
}

/** Each of several statements has a result of its own; the last one says whether writes are taken. */
function seen(results: unknown): NotReady | null {
  const last = (results as readonly { readonly rows: readonly { readonly closed?: string }[] }[]).at(-1);
  return last?.rows[0]?.closed === 'on' ? 'the database takes no writes' : null;
}

/** A disk that is full, or a limit of what is put there: whoever says so is there. */
const whyRefused = (error: unknown): NotReady =>
  /^53[14]/.test((error as { code?: string }).code ?? '')
    ? 'the database takes no writes'
    : 'the database does not answer';
