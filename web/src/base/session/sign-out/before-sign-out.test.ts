// In a page of its own: what other pages have asked to be done before a sign-out would be done, too.
import { expect, test, vi } from 'vitest';
import { beforeSignOut, finishBeforeSignOut, giveUpBeforeSignOut } from './before-sign-out.ts';

test('what must be done before a sign-out is waited for, what does not end is not, and what is left is named', async () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  const giveUp = vi.fn<() => Promise<void>>(async () => {});
  let finished = false;
  beforeSignOut({ finish: () => sent, left: async () => [], giveUp });
  const waiting = finishBeforeSignOut(60_000).then(() => (finished = true));
  await Promise.resolve();
  expect(finished).toBe(false);
  send();
  await waiting;
  const never = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  beforeSignOut({ finish: never, left: async () => ['Summary, level 1'], giveUp });
  expect(await finishBeforeSignOut(0)).toEqual(['Summary, level 1']);
  expect(never).toHaveBeenCalledOnce();
  await giveUpBeforeSignOut();
  expect(giveUp).toHaveBeenCalledTimes(2);
});
