import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../../seed/accounts.ts';
import { listen, type ListeningServer } from '../../../../../test/listen.ts';
import { openVisitor, signInAs, startFlow } from '../../../../../test/visitor.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());

beforeEach(() => server.services.limiter.forget('signInByAddress', '127.0.0.1'));

const newEmail = () => `${randomUUID()}@tries.test`;
const person = () => buildAccount(server.db, { issuer: `${origin}/identity` });

const visitor = () => openVisitor(origin);

describe('the sign-in form', () => {
  it('closes for a while after ten wrong passwords, for known and unknown addresses alike', async () => {
    const { email } = await person();
    const nobody = newEmail();
    for (const address of [email, nobody]) {
      const statuses = [];
      for (let tries = 0; tries < 11; tries++) {
        statuses.push((await signInAs(visitor(), origin, address, 'wrong')).page.status);
      }
      expect(statuses).toEqual([...Array(10).fill(422), 429]);
    }
    const { page } = await signInAs(visitor(), origin, email);
    expect(page.status).toBe(429);
    expect(page.text).toContain('Too many tries. Wait 15 minutes and try again, or choose a new password.');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('counts tries that come at the same moment', async () => {
    const { email } = await person();
    const pages = await Promise.all(Array.from({ length: 25 }, () => signInAs(visitor(), origin, email, 'wrong')));
    expect(pages.filter(({ page }) => page.status === 422)).toHaveLength(10);
  });

  it('closes for an address on the network from which too many wrong passwords came', async () => {
    const { email } = await person();
    for (let tries = 0; tries < 239; tries++) await server.services.limiter.count('signInByAddress', '127.0.0.1');
    const pages = [];
    for (const password of ['wrong', 'lectern-demo'])
      pages.push((await signInAs(visitor(), origin, email, password)).page);
    expect(pages.map(({ status }) => status)).toEqual([422, 429]);
  });

  it('hashes no password beyond what an address on the network may try, however many come at once', async () => {
    for (let tries = 0; tries < 200; tries++) await server.services.limiter.count('signInByAddress', '127.0.0.1');
    const tries = Array.from({ length: 60 }, () => signInAs(visitor(), origin, newEmail(), 'wrong'));
    const statuses = (await Promise.all(tries)).map(({ page }) => page.status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('lets a whole school in at the same moment, where its right passwords count for nothing', async () => {
    const { email } = await person();
    for (let tries = 0; tries < 239; tries++) await server.services.limiter.count('signInByAddress', '127.0.0.1');
    for (let learners = 0; learners < 5; learners++) {
      expect((await signInAs(visitor(), origin, email)).returned.get('code')).toBeTruthy();
    }
  });

  it('stays open for the owner while somebody elsewhere tries passwords', async () => {
    const { email } = await person();
    const elsewhere = () => openVisitor(origin, '/identity', '198.51.100.7');
    for (let tries = 0; tries < 10; tries++) await signInAs(elsewhere(), origin, email, 'wrong');
    expect((await signInAs(elsewhere(), origin, email)).page.status).toBe(429);
    expect((await signInAs(visitor(), origin, email)).returned.get('code')).toBeTruthy();
  });

  it('stays open for a browser that signed in before while many places try passwords, and closes for others', async () => {
    const { email } = await person();
    const known = visitor();
    await signInAs(known, origin, email);
    for (let tries = 0; tries < 100; tries++) await server.services.limiter.count('signInByAccount', email);
    expect((await signInAs(visitor(), origin, email)).page.status).toBe(429);
    const flow = startFlow(origin, { prompt: 'login' });
    const page = await known.send(await known.open(flow.address), { email, password: 'lectern-demo' });
    expect(page.location).toContain('/auth-callback?code=');
    const stranger = visitor();
    stranger.cookies.set('lectern_known /identity', `${'x'.repeat(16)}.${'y'.repeat(43)}`);
    expect((await signInAs(stranger, origin, email)).page.status).toBe(429);
  });

  it('closes for a known browser, too, after ten wrong passwords in it', async () => {
    const { email } = await person();
    const known = visitor();
    await signInAs(known, origin, email);
    const tried = async (password: string) => {
      const form = await known.open(startFlow(origin, { prompt: 'login' }).address);
      return (await known.send(form, { email, password })).status;
    };
    for (let tries = 0; tries < 10; tries++) expect(await tried('wrong')).toBe(422);
    expect(await tried('lectern-demo')).toBe(429);
  });

  it('forgets wrong passwords after a right one', async () => {
    const { email } = await person();
    for (let rounds = 0; rounds < 3; rounds++) {
      for (let tries = 0; tries < 6; tries++) await signInAs(visitor(), origin, email, 'wrong');
      expect((await signInAs(visitor(), origin, email)).returned.get('code')).toBeTruthy();
    }
  });
});
