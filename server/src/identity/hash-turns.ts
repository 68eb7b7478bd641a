import { networkOf } from '../http/network-of.ts';
import { availableParallelism } from 'node:os';
import { Refusal } from '@lectern/domain/refusal.ts';

const mostAtOnce = Math.max(1, availableParallelism() - 1);
const mostWaiting = 2000;
/** A whole school may sit behind one address; a quarter of the line is more than it has people at one minute. */
const mostWaitingFrom = 500;

/** Those who wait, by the address they come from; the first of these addresses has the next turn. */
const lines = new Map<string, (() => void)[]>();
let running = 0;
let waiting = 0;

/**
 * Runs what hashes a password when its turn has come. A whole school signs in at the same minute: its hashes stand in
 * line, so that one core stays free for everyone else. Addresses take turns, so that none can hold up the others; it
 * refuses with UNAVAILABLE where the line, or the share of this address of it, is full.
 */
export async function inTurn<Result>(from: string, work: () => Promise<Result>): Promise<Result> {
  if (running < mostAtOnce) running += 1;
  else await standInLine(networkOf(from));
  try {
    return await work();
  } finally {
    callNext();
  }
}

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
