// One at a time: it cuts the line of a request.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import { buildApp } from '../../src/app.ts';
import { testServer, type TestServer } from '../harness.ts';
import { listen, type ListeningServer } from '../listen.ts';
import { openVisitor, signInAs, startFlow } from '../visitor.ts';

let server: TestServer;
let listening: ListeningServer;
beforeAll(async () => {
  server = await testServer();
  listening = await listen();
});
afterAll(() => listening.close());

const own = { host: 'localhost:4000' };
const mail = (remoteAddress: string, headers: Record<string, string>) =>
  server.app.inject({ url: '/identity/mail', remoteAddress, headers });

describe('what is for the machine itself', () => {
  it('the mails are read from the machine itself under its own name, and by nobody else', async () => {
    expect((await mail('127.0.0.1', own)).statusCode).toBe(200);
    expect((await mail('::1', own)).statusCode).toBe(200);
    const far = await Promise.all([
      mail('192.168.1.7', own),
      mail('127.0.0.1', { host: 'rebound.example' }),
      mail('127.0.0.1', { ...own, 'x-forwarded-for': '192.0.2.1' }),
      mail('127.0.0.1', { ...own, 'x-forwarded-host': 'tunnel.example' }),
    ]);
    expect(far.map(({ statusCode, body }) => [statusCode, body.includes('Newest first')])).toEqual(
      far.map(() => [404, false]),
    );
  });

  it('demo accounts are neither shown nor accepted from elsewhere', async () => {
    const { origin, db } = listening;
    const { email } = await buildAccount(db, { issuer: `${origin}/identity` });
    await db.updateTable('identity_accounts').set({ is_demo: true }).where('email', '=', email).execute();
    expect((await signInAs(openVisitor(origin), origin, email)).returned.get('code')).not.toBeNull();
    const far = openVisitor(origin, '/identity', '192.0.2.1');
    const form = await far.open(startFlow(origin).address);
    expect((await far.send(form, { email, password: 'lectern-demo' })).status).toBe(422);
  });
});

describe('the figures of the process', () => {
  const metrics = (app: FastifyInstance, remoteAddress: string, headers: Record<string, string>) =>
    app.inject({ url: '/metrics', remoteAddress, headers });

  it('are read from the machine itself, and from elsewhere with the token alone', async () => {
    const env = {
      ...server.services.env,
      publicUrl: 'https://lectern.example',
      metricsToken: 'a token of some length',
    };
    const app = await buildApp({ ...server.services, env }, { log: false });
    const asked = await Promise.all([
      metrics(app, '127.0.0.1', own),
      metrics(app, '192.168.1.7', { host: 'lectern.example', authorization: 'Bearer a token of some length' }),
      metrics(app, '192.168.1.7', own),
      metrics(app, '127.0.0.1', { host: 'lectern.example' }),
      metrics(app, '127.0.0.1', { ...own, 'x-forwarded-for': '192.0.2.1' }),
      metrics(app, '192.168.1.7', { host: 'lectern.example', authorization: 'Bearer another token of length' }),
      metrics(app, '127.0.0.1', { ...own, authorization: 'Bearer ' }),
      metrics(server.app, '192.168.1.7', { ...own, authorization: 'Bearer undefined' }),
    ]);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 404, 404, 404, 404]);
    expect(asked[0]?.body).toContain('http_requests_total');
    await app.close();
  });
});

describe('who calls', () => {
  const addressOf = async (app: FastifyInstance, remoteAddress: string) => {
    const { body } = await app.inject({ url: '/who', remoteAddress, headers: { 'x-forwarded-for': '192.0.2.1' } });
    return body;
  };
  const appWith = async (trustedProxies: string[]) => {
    const env = { ...server.services.env, trustedProxies };
    const app = await buildApp({ ...server.services, env }, { log: false });
    app.get('/who', (request) => request.ip);
    return app;
  };

  it('is believed from the machine itself and from the proxies that are named', async () => {
    const [none, named] = await Promise.all([appWith([]), appWith(['10.0.0.0/8'])]);
    const from = ['127.0.0.1', '10.1.2.3', '192.168.1.7', '172.16.0.1', 'fd00::1'];
    expect(await Promise.all(from.map((address) => addressOf(none, address)))).toEqual(['192.0.2.1', ...from.slice(1)]);
    expect(await Promise.all(from.map((address) => addressOf(named, address)))).toEqual([
      '192.0.2.1',
      '192.0.2.1',
      ...from.slice(2),
    ]);
    await Promise.all([none.close(), named.close()]);
  });

  it('counts by the network of an IPv6 customer, however many addresses it has', async () => {
    const { limiter } = server.services;
    const guess = (host: number) => limiter.count('keyMissByAddress', `2001:db8:77:1::${host.toString(16)}`);
    for (let host = 1; host <= 60; host++) await guess(host);
    await expect(guess(61)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(limiter.count('keyMissByAddress', '2001:db8:77:2::1')).resolves.toBeUndefined();
  });

  it('begins no sign-in past the limit by writing the path differently', async () => {
    const counted: string[] = [];
    const limiter = { ...server.services.limiter, count: async (limit: string) => void counted.push(limit) };
    const app = await buildApp({ ...server.services, limiter }, { log: false });
    for (const path of ['auth?a=1', 'AUTH?a=1', 'Auth?a=1', 'auth/?a=1', '%61uth?a=1', 'auth'])
      await app.inject({ url: `/identity/${path}` });
    await app.inject({ method: 'POST', url: '/identity/auth' });
    expect(counted).toEqual(Array.from({ length: 7 }, () => 'signInBegun'));
    await app.close();
  });
});

describe('a connection', () => {
  it('gets the protective headers for an address that cannot be read, too', async () => {
    const { statusCode, headers } = await server.app.inject({ url: '/%' });
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(`default-src 'self'`),
    });
  });

  async function listenFor(patience: { idle: number; request: number }) {
    const app = await buildApp(server.services, { log: false, patience });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { app, port: (app.server.address() as { port: number }).port };
  }

  it('that says nothing is ended in time', async () => {
    const { app, port } = await listenFor({ idle: 400, request: 300_000 });
    const idle = connect(port, '127.0.0.1').resume();
    const [failed] = await once(idle, 'close');
    expect(failed).toBe(false);
    await app.close();
  });

  it('that lets a request trickle in is ended in time', async () => {
    const { app, port } = await listenFor({ idle: 300_000, request: 400 });
    const trickling = connect(port, '127.0.0.1');
    const said: string[] = [];
    trickling.on('data', (chunk) => said.push(chunk.toString())).on('error', () => {});
    trickling.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
    );
    const timer = setInterval(() => trickling.write('x'), 50);
    // The server may reset what is still being sent.
    await new Promise((closed) => trickling.once('close', closed));
    clearInterval(timer);
    expect(said.join('')).toMatch(/^HTTP\/1\.1 408/);
    await app.close();
  });

  it.each([
    ['/graphql', 'application/json'],
    ['/identity/sign-up', 'application/x-www-form-urlencoded'],
    ['/partner/iframe-code', 'application/json'],
  ])('that cuts a request to %s off is neither a fault of ours nor a database that went away', async (path, type) => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const app = await buildApp(server.services, { log });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const line = connect((app.server.address() as { port: number }).port, '127.0.0.1').resume();
    line.on('error', () => {});
    const came = once(app.server, 'request');
    line.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost:4000\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n{"query":`,
    );
    await came;
    line.destroy();
    await expect.poll(() => lines.join('')).toContain('the request was cut off by its sender');
    await app.close();
    expect(lines.filter((said) => /"the database is away"|"bug"|"level":[45]0/.test(said))).toEqual([]);
  });
});
