// One at a time: it moves the clock.
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { EmbeddedDatabase } from './embedded.ts';
import { keepRunning } from './keep-running.ts';

afterEach(() => void vi.useRealTimers());

it('starts the embedded database again as soon as it can be, and does not fill the log until then', async () => {
  vi.useFakeTimers();
  let runs = true;
  let isFull = true;
  let tries = 0;
  const startAgain = async () => {
    tries += 1;
    if (isFull) throw new Error('No space left on device');
    runs = true;
  };
  const said: string[] = [];
  const say = (...words: unknown[]) => void said.push(String(words.at(-1)));
  const database = { isRunning: () => runs, startAgain } as unknown as EmbeddedDatabase;
  const stop = keepRunning(database, { info: say, warn: say, error: say } as unknown as FastifyBaseLogger);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tries, said]).toEqual([0, []]);
  runs = false;
  await vi.advanceTimersByTimeAsync(250);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(tries).toBeGreaterThan(250);
  expect(said.length).toBeLessThanOrEqual(22);
  isFull = false;
  await vi.advanceTimersByTimeAsync(2500);
  expect(runs).toBe(true);
  expect(said.at(-1)).toBe('the embedded database runs again');
  runs = false;
  await vi.advanceTimersByTimeAsync(250);
  expect(runs).toBe(true);
  await stop();
});
