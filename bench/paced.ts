import { setTimeout } from 'node:timers/promises';

/** The value below which so many of 100 lie. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? 0;

/**
 * Calls so often a second for some seconds, whether earlier calls have been answered or not; the milliseconds that each
 * took, counted from when it was due, so that a server that stands still is not asked less.
 */
export async function paced(
  perSecond: number,
  seconds: number,
  call: (turn: number) => Promise<void>,
): Promise<number[]> {
  const began = performance.now();
  const took: Promise<number>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const due = began + (turn * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    took.push(call(turn).then(() => performance.now() - due));
  }
  return Promise.all(took);
}

/** Told once something is done. */
export function endOf(done: Promise<unknown>): AbortSignal {
  const over = new AbortController();
  void done.finally(() => over.abort());
  return over.signal;
}

/** The same until something is done. */
export async function pacedUntil(
  done: Promise<unknown>,
  perSecond: number,
  call: (turn: number) => Promise<void>,
): Promise<number[]> {
  const over = endOf(done);
  const began = performance.now();
  const took: Promise<number>[] = [];
  for (let turn = 0; !over.aborted; turn++) {
    const due = began + (turn * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    took.push(call(turn).then(() => performance.now() - due));
  }
  return Promise.all(took);
}

/** The middle, p95 and p99 of milliseconds, as they are printed. */
export const said = (took: readonly number[]): string =>
  `p50 ${percentile(took, 50).toFixed(0)}, p95 ${percentile(took, 95).toFixed(0)}, p99 ${percentile(took, 99).toFixed(0)} ms`;
