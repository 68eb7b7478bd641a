import { expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { limits } from '../http/rate-limit.ts';
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

it('all together send 4,000 MB and 40 files at once; what ended makes room', async () => {
  for (const { senders, megabytes } of [
    { senders: 4, megabytes: 500 },
    { senders: 20, megabytes: 1 },
  ]) {
    const send = openUploadsAtOnce();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<string>();
    const sendFrom = (who: string) => send(who, megabytes * 1024 * 1024, () => arrived);
    const both = () => Array.from({ length: senders }, (_, n) => sendFrom(`person ${n}`));
    const sent = [...both(), ...both()];
    await expect(sendFrom('one more')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    arrive('done');
    expect(await Promise.all(sent)).toEqual(Array(2 * senders).fill('done'));
    expect(await sendFrom('one more')).toBe('done');
  }
});

it('the megabytes that one person announces in a day have an end, and it says when more may come (T51)', async () => {
  const { limiter } = (await testServer()).services;
  const send = (who: string, megabytes: number) =>
    limiter.count('uploadedMegabytes', who, megabytes).then(
      () => 'sent',
      (refusal: { code: string; details: { retryAfter: number } }) => [
        refusal.code,
        refusal.details.retryAfter > 86_000,
      ],
    );
  for (let sent = 0; sent < 40; sent++) expect(await send('cleo', limits.uploadedMegabytes.points / 40)).toBe('sent');
  expect(await send('cleo', 1)).toEqual(['RATE_LIMITED', true]);
  expect(await send('dina', 400)).toBe('sent');
});
