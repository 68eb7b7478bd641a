// One at a time: it moves the clock.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doRegularly } from './do-regularly.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when it is told, and what became of it. */
function startWork() {
  const begun: PromiseWithResolvers<void>[] = [];
  const errors: unknown[] = [];
  const work = () => {
    const one = Promise.withResolvers<void>();
    begun.push(one);
    return one.promise;
  };
  const stop = doRegularly(1000, work, (error) => void errors.push(error));
  return { begun, errors, stop };
}

it('work that takes longer than the time between two beginnings is done once at a time', async () => {
  const { begun, stop } = startWork();
  await vi.advanceTimersByTimeAsync(3500);
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toHaveLength(2);
  begun[1]?.resolve();
  await stop();
});

it('work that failed is told of and begun again', async () => {
  const { begun, errors, stop } = startWork();
  await vi.advanceTimersByTimeAsync(1000);
  begun[0]?.reject('the line was cut');
  await vi.advanceTimersByTimeAsync(1000);
  expect([begun.length, errors]).toEqual([2, ['the line was cut']]);
  begun[1]?.resolve();
  await stop();
});

it('whoever ends it waits for what is being done, and nothing is begun after it', async () => {
  const { begun, stop } = startWork();
  await vi.advanceTimersByTimeAsync(1000);
  let over = false;
  const ended = stop().then(() => (over = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect([begun.length, over]).toEqual([1, false]);
  begun[0]?.resolve();
  await ended;
  expect(begun).toHaveLength(1);
});
