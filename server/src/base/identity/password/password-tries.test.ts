import { Refusal } from '@lectern/domain/refusal.ts';
import { expect, it } from 'vitest';
import { testServer } from '../../../../test/harness.ts';
import { isPassword } from './password.ts';
import { tryPassword } from './password-tries.ts';

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('a try beyond the limit costs no hash', async () => {
  const { services } = await testServer();
  const count = async () => Promise.reject(new Refusal('RATE_LIMITED'));
  const refuse = () =>
    expect(
      tryPassword({ ...services.limiter, count }, { email: 'a@b.test', ip: '203.0.113.7', browser: null }, 'x', null),
    ).rejects.toThrow('RATE_LIMITED');
  await refuse();
  const hash = await cpuOf(() => isPassword('x', null));
  const refused = await cpuOf(() => Promise.all(Array.from({ length: 40 }, refuse)));
  expect(refused).toBeLessThan(10 * hash);
});
