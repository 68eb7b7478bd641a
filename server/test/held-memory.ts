import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The bytes in buffers that somebody still holds: what a busy machine has not cleared away yet is cleared away first. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const clear: () => void = runInNewContext('gc');
  // Buffers that one run finds are given back by the time the next one begins.
  clear();
  clear();
  return process.memoryUsage().arrayBuffers;
}

/** The most memory that this process has ever had: what was taken and given back counts, too. A picture of 30,000 by 30,000 pixels would take 2.7 GB. */
export const peakBytes = () => process.resourceUsage().maxRSS * 1024;
