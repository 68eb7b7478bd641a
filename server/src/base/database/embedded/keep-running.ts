import type { FastifyBaseLogger } from 'fastify';
import type { EmbeddedDatabase } from './embedded.ts';

const lookEveryMs = 250;
/** After a start that failed: a full disk stays full for a while, and should not be filled with lines that say so. */
const restMs = 2000;
const sayEveryMs = 60_000;

/** Starts the embedded database again whenever its process is gone, until it is told to stop. */
export function keepRunning(database: EmbeddedDatabase, log: FastifyBaseLogger): () => Promise<void> {
  let starting: Promise<void> | null = null;
  let restsUntil = 0;
  let saysNextAt = 0;
  const startAgain = async () => {
    const says = performance.now() >= saysNextAt;
    if (says) log.warn('the embedded database is gone and is started again');
    try {
      await database.startAgain();
      saysNextAt = 0;
      log.info('the embedded database runs again');
    } catch (error) {
      restsUntil = performance.now() + restMs;
      if (!says) return;
      saysNextAt = performance.now() + sayEveryMs;
      log.error({ err: error }, 'the embedded database could not be started again');
    }
  };
  const look = () => {
    if (performance.now() < restsUntil) return;
    if (!starting && !database.isRunning()) starting = startAgain().finally(() => (starting = null));
  };
  const timer = setInterval(look, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await starting;
  };
}
