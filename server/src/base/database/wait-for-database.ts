import { setTimeout } from 'node:timers/promises';
import { refuseUnreachable, Unreachable } from '../../start-error.ts';

/** How long a start waits for a database, and how often it asks. */
export type Patience = { readonly seconds: number; readonly everyMs: number };

const usual: Patience = { seconds: 60, everyMs: 500 };

/**
 * Waits until a database answers: after a power cut, or where all containers begin at once, it may come later than we do.
 * It says once that it waits. A database that is there and lets nobody in is not waited for.
 */
export async function waitForDatabase(url: string, { seconds, everyMs }: Patience = usual): Promise<void> {
  const until = performance.now() + seconds * 1000;
  for (let asked = 0; ; asked++) {
    try {
      await refuseUnreachable(url);
      if (asked > 0) console.log('The database answers.');
      return;
    } catch (error) {
      if (!(error instanceof Unreachable) || error.lasting || performance.now() >= until) throw error;
      if (asked === 0) console.log(`${error.message} Lectern waits up to ${seconds} seconds for it.`);
    }
    await setTimeout(everyMs);
  }
}
