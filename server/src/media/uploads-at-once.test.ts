import { expect, it } from 'vitest';
import { openUploadsAtOnce } from './uploads-at-once.ts';

it('uploads of one person are so many at once, by what is announced, and nobody else waits', async () => {
  const sendNext = openUploadsAtOnce();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<string>();
  const sendFrom = (who: string, megabytes: number) =>
    sendNext(who, megabytes * 1024 * 1024, () => arrived).catch((error: { code?: string }) => error.code);
  const tried = Array.from({ length: 100 }, () => sendFrom('ana', 400));
  const small = Array.from({ length: 5 }, () => sendFrom('ben', 1));
  arrive('done');
  expect((await Promise.all(tried)).filter((one) => one === 'done')).toHaveLength(2);
  expect(await Promise.all(small)).toEqual(Array(5).fill('done'));
  expect(await sendFrom('ana', 400)).toBe('done');
});
