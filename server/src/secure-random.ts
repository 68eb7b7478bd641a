import { randomInt } from 'node:crypto';

const steps = 2 ** 47;

/** Randomness nobody can foresee, for shuffles and draws: whoever could repeat them would know the answers. */
export function secureRandom(): number {
  return randomInt(steps) / steps;
}
