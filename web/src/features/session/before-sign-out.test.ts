import { expect, test, vi } from 'vitest';
import { beforeSignOut, finishBeforeSignOut } from './before-sign-out.ts';

test('what must be done before a sign-out is waited for, and what does not end is not', async () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  let finished = false;
  beforeSignOut(() => sent);
  const waiting = finishBeforeSignOut(60_000).then(() => (finished = true));
  await Promise.resolve();
  expect(finished).toBe(false);
  send();
  await waiting;
  const never = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  beforeSignOut(never);
  await finishBeforeSignOut(0);
  expect(never).toHaveBeenCalledOnce();
});
