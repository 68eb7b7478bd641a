import { Refusal } from '@lectern/domain/refusal.ts';
import { networkOf } from './network-of.ts';

const mostWaiting = 2000;
/** A whole school may sit behind one address; a quarter of the line is more than it has people at one minute. */
const mostWaitingFrom = 500;

/** Runs work for somebody at an address when their turn has come. */
export type InTurn = <Result>(from: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Opens a line for dear work, of which so many run at once. Addresses take turns, so that none can hold up the others; it
 * refuses with UNAVAILABLE where the line, or the share of this address of it, is full.
 */
export function openTurns(mostAtOnce: number): InTurn {
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
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
