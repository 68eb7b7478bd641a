import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { Env } from '../env.ts';
import { deliverMail } from './deliver-mail.ts';

const everyMs = 3000;

/**
 * Sends what waits in the outbox every few seconds, since people wait for a mail that they have asked for; looking for
 * one that is due is one step in an index. It returns what ends it, after the mail that is being sent.
 */
export function deliverRegularly(db: Database, env: Env, log: FastifyBaseLogger): () => Promise<void> {
  let delivering: Promise<unknown> | null = null;
  let ending = false;
  const deliver = () =>
    (delivering ??= deliverMail(db, env, () => ending)
      .catch((error: unknown) => log.error({ err: error }, 'delivering mail failed'))
      .finally(() => (delivering = null)));
  const timer = setInterval(() => void deliver(), everyMs);
  return async () => {
    clearInterval(timer);
    ending = true;
    await delivering;
  };
}
