import type { FastifyBaseLogger } from 'fastify';
import type { EmbeddedDatabase } from './embedded.ts';

const lookEveryMs = 250;

/** Starts the embedded database again whenever its process is gone, until it is told to stop. */
export function keepRunning(database: EmbeddedDatabase, log: FastifyBaseLogger): () => Promise<void> {
  let starting: Promise<void> | null = null;
  const startAgain = async () => {
    log.warn('the embedded database is gone and is started again');
    try {
      await database.startAgain();
      log.info('the embedded database runs again');
    } catch (error) {
      log.error({ err: error }, 'the embedded database could not be started again');
    }
  };
  const look = () => {
    if (!starting && !database.isRunning()) starting = startAgain().finally(() => (starting = null));
  };
  const timer = setInterval(look, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await starting;
  };
}
