import { Refusal } from '@lectern/domain/refusal.ts';
import { networkOf } from './network-of.ts';

/** How a line goes. */
type Line = {
  /** How many wait in it at most. */
  readonly mostWaiting?: number;
  /** Those of one address: a whole school may sit behind it; a quarter of the line is more than it has people at one minute. */
  readonly mostWaitingFrom?: number;
  /** How many times as long as the work took its place stays empty after it, but no longer than a tenth of a second. */
  readonly rests?: number;
};

const longestRest = 100;

/** Runs work for somebody at an address when their turn has come. */
export type InTurn = <Result>(from: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Opens a line for dear work, of which so many run at once. Addresses take turns, so that none can hold up the others; it
 * refuses with UNAVAILABLE where the line, or the share of this address of it, is full.
 */
export function openTurns(
  mostAtOnce: number,
  { mostWaiting = 2000, mostWaitingFrom = 500, rests = 0 }: Line = {},
): InTurn {
  /** Those who wait, by the address they come from; the first of these addresses has the next turn. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function standInLine(from: string): Promise<void> {
    const line = lines.get(from) ?? [];
    if (line.length >= mostWaitingFrom || waiting >= mostWaiting) throw new Refusal('UNAVAILABLE');
    waiting += 1;
    lines.set(from, line);
    return new Promise((go) => line.push(go));
  }

  function callNext(): void {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [from, line] = next;
    const go = line.shift();
    lines.delete(from);
    if (line.length > 0) lines.set(from, line);
    waiting -= 1;
    go?.();
  }

  return async (from, work) => {
    if (running < mostAtOnce) running += 1;
    else await standInLine(networkOf(from));
    const began = performance.now();
    try {
      return await work();
    } finally {
      const rest = Math.min(longestRest, rests * (performance.now() - began));
      if (rest > 0) setTimeout(callNext, rest);
      else callNext();
    }
  };
}
