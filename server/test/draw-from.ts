import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seededRandom } from '@lectern/domain/random.ts';

/**
 * Lets shuffles and draws of this process be those of a seed. Ids, keys and secrets stay as random as in production:
 * nothing may depend on their order. Where several people are served at once, each draw begins `anew`: who came before
 * whom then decides nothing.
 */
export function drawFrom(seed: number, { anew = false } = {}): void {
  let random = seededRandom(seed);
  let isBegun = false;
  const draw = (least: number, most?: number): number => {
    if (anew && !isBegun) {
      random = seededRandom(seed);
      isBegun = true;
      queueMicrotask(() => (isBegun = false));
    }
    const [from, to] = most === undefined ? [0, least] : [least, most];
    return from + Math.floor(random() * (to - from));
  };
  crypto.randomInt = draw as typeof crypto.randomInt;
  syncBuiltinESMExports();
}
