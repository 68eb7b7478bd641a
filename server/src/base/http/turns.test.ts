// One at a time: it moves the clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTurns } from './turns.ts';

const took = 10;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Work of ten milliseconds; it notes when it began. */
const worker = (began: number[]) => async () => {
  began.push(performance.now());
  await new Promise((go) => setTimeout(go, took));
};

describe('a line that rests', () => {
  it('gives a fifth of the time to its work where it rests four times as long', async () => {
    const inTurn = openTurns(1, { rests: 4 });
    const began: number[] = [];
    const done = Promise.all(Array.from({ length: 20 }, () => inTurn('203.0.113.1', worker(began))));
    await vi.runAllTimersAsync();
    await done;
    expect(began.map((at) => at - (began[0] ?? 0))).toEqual(began.map((_, turn) => turn * 5 * took));
  });

  it('lets nobody wait longer than a tenth of a second for work that took long', async () => {
    const inTurn = openTurns(1, { rests: 4 });
    const start = performance.now();
    const first = inTurn('203.0.113.1', () => new Promise((go) => setTimeout(go, 5000)));
    const began: number[] = [];
    const second = inTurn('203.0.113.2', worker(began));
    await vi.runAllTimersAsync();
    await Promise.all([first, second]);
    expect((began[0] ?? 0) - start).toBe(5100);
  });

  it('refuses whom it has no room for', async () => {
    const inTurn = openTurns(1, { rests: 4, mostWaiting: 4, mostWaitingFrom: 2 });
    const replies = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].flatMap((from) =>
      Array.from({ length: 3 }, () => inTurn(from, worker([]))),
    );
    const settled = Promise.allSettled(replies);
    await vi.runAllTimersAsync();
    const refused = (await settled).map(({ status }) => status === 'rejected');
    expect(refused).toEqual([false, false, false, false, false, true, true, true, true]);
  });
});
