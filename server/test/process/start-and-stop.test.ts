import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { networkInterfaces, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { connect } from '../../src/base/database/connect.ts';
import { startEmbeddedDatabase } from '../../src/base/database/embedded/embedded.ts';
import { migrate } from '../../src/base/database/migrate.ts';
import { heapMegabytes } from '../../../scripts/server-command.mjs';
import { freePort } from '../free-port.ts';
import { cloneDatabase } from '../harness.ts';
import {
  embeddedUrl,
  isReady,
  post,
  runUntilItEnds,
  signer,
  startServer,
  type RunningServer,
} from './running-server.ts';
import { startedFolder } from './started-folder.ts';

let folder: string;
let port: number;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-process-'));
  port = await freePort();
  server = await startServer(port, { DATA_DIR: await startedFolder(join(folder, 'data')) });
});

afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** One sentence for a person: no stack, no code. */
function expectSentence(
  { code, printed }: { code: number | null; printed: string },
  sentence: RegExp,
  expected: 1 | 78 = 1,
): void {
  expect(printed).toMatch(sentence);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(expected);
}

describe('the heap of the server', () => {
  it.each([
    [512, 256],
    [1024, 256],
    [2048, 512],
    [6000, 1500],
    [8192, 2048],
    [262_144, 2048],
  ])('on a machine of %i MB may take %i MB', (memory, heap) => {
    expect(heapMegabytes(memory)).toBe(heap);
  });

  it('has that limit in the process that npm start begins', ({ skip }) => {
    const { stdout, error } = spawnSync('ps', ['-o', 'args=', '-p', String(server.pid)], { encoding: 'utf8' });
    skip(error !== undefined, 'This machine has no ps to ask.');
    const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
    expect(stdout).toContain(` --max-old-space-size=${heapMegabytes(memory / 1024 / 1024)} `);
  });
});

it('listens to the machine itself alone while its public address is one of the machine', async ({ skip }) => {
  const far = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  skip(!far, 'This machine has no address on a network.');
  const knock = (at: number) => fetch(`http://${far?.address}:${at}/health`).then(({ status }) => status, String);
  expect(await knock(port)).toMatch(/fetch failed/);
  const open = await freePort();
  const other = await startServer(open, {
    DATA_DIR: join(folder, 'far'),
    DATABASE_URL: await cloneDatabase(),
    PUBLIC_URL: `http://${far?.address}:${open}`,
    OIDC_ISSUER: 'embedded',
  });
  expect(await knock(open)).toBe(200);
  await other.end('SIGTERM');
}, 90_000);

describe('a server that cannot start says why in one sentence', { timeout: 90_000 }, () => {
  it('where its port is taken', async () => {
    expectSentence(
      await runUntilItEnds({ PORT: String(port), DATA_DIR: join(folder, 'other') }),
      /^Port \d+ cannot be used: another program is listening there/,
    );
  });

  it('where another server runs on its data folder, which goes on undisturbed', async () => {
    const env = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') };
    expectSentence(await runUntilItEnds(env), /^Another Lectern server is already running on the data folder/);
    expect(await isReady(server.origin)).toBe(true);
  });

  it('where another first start on the same folder came a moment before', async () => {
    const env = { DATA_DIR: join(folder, 'twice'), OIDC_ISSUER: 'embedded' };
    const ports = [await freePort(), await freePort()];
    const starts = await Promise.allSettled(ports.map((one) => startServer(one, env)));
    const [won] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const [lost] = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(lost).toMatch(/the server ended: Another Lectern server is already running on the data folder/);
    expect(await won?.end('SIGTERM')).toBe(0);
  });

  it('where the disk is full', async ({ skip }) => {
    const full = join(folder, 'full');
    mkdirSync(full);
    const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', full]).status === 0;
    skip(!mounted, 'Only root may mount the small disk that this fills.');
    try {
      const env = { PORT: String(await freePort()), DATA_DIR: join(full, 'data'), OIDC_ISSUER: 'embedded' };
      expectSentence(await runUntilItEnds(env), /^The disk is full/);
    } finally {
      spawnSync('/bin/umount', [full]);
    }
  });

  it('and one that runs says that it is not ready while its disk is full', async ({ skip }) => {
    const small = join(folder, 'small');
    mkdirSync(small);
    const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', small]).status === 0;
    skip(!mounted, 'Only root may mount the small disk that this fills.');
    const at = await freePort();
    const other = await startServer(at, { DATA_DIR: await startedFolder(join(small, 'data')) });
    const ready = async () => {
      const reply = await fetch(`${other.origin}/ready`);
      return [reply.status, await reply.json()];
    };
    try {
      spawnSync('/bin/dd', ['if=/dev/zero', `of=${join(small, 'filling')}`, 'bs=64k']);
      expect(await ready()).toEqual([503, { status: 'not ready', reason: 'the database takes no writes' }]);
      expect((await fetch(`${other.origin}/health`)).status).toBe(200);
      rmSync(join(small, 'filling'));
      await expect.poll(ready).toEqual([200, { status: 'ready' }]);
    } finally {
      await other.end('SIGTERM');
      spawnSync('/bin/umount', [small]);
    }
  });

  it('where the data folder cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const env = { PORT: String(await freePort()), DATA_DIR: join(folder, 'file/data') };
    expectSentence(
      await runUntilItEnds(env),
      /^The data folder .* cannot be written; choose another one with DATA_DIR\.$/m,
    );
  });

  it('where the database is there and not the one of the settings, with the code that is not tried again', async () => {
    const url = new URL(await cloneDatabase());
    const PORT = String(await freePort());
    url.pathname = '/nowhere';
    expectSentence(
      await runUntilItEnds({ PORT, DATABASE_URL: url.href }),
      /^The database .*\/nowhere cannot be reached \(database "nowhere" does not exist\)/,
      78,
    );
  });

  it.each([
    [{ PORT: '-1' }, /^The variable PORT cannot be used: must be a whole number between 0 and 65535\.$/m],
    [{ DATABASE_URL: 'mysql://x' }, /^The variable DATABASE_URL cannot be used/],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'https://school.example' }, /^In production, set OIDC_ISSUER/],
    [{ NODE_ENV: 'production', OIDC_ISSUER: 'embedded' }, /^In production, set PUBLIC_URL/],
  ])('where it is told %j, with the code that is not tried again', async (env, sentence) => {
    expectSentence(await runUntilItEnds(env), sentence, 78);
  });

  it('where demo accounts would be served with something configured', async () => {
    const other = await startedFolder(join(folder, 'demo'));
    const env = {
      PORT: String(await freePort()),
      DATA_DIR: other,
      NODE_ENV: 'production',
      OIDC_ISSUER: 'embedded',
      PUBLIC_URL: 'https://school.example',
    };
    expectSentence(await runUntilItEnds(env), /demo accounts with a known password/, 78);
  });
});

describe('a server that is asked to end', { timeout: 90_000 }, () => {
  it('answers what it has begun, stops its database and ends well', async () => {
    const data = await startedFolder(join(folder, 'drain'));
    const ownPort = await freePort();
    const other = await startServer(ownPort, { DATA_DIR: data });
    const db = connect({ url: embeddedUrl(data) });
    const user = await buildUser(db, { issuer: `http://localhost:${ownPort}/identity` });
    const headers = { authorization: await (await signer(db, ownPort))(user) };
    const blocker = new pg.Client({ connectionString: embeddedUrl(data) });
    await blocker.connect();
    await blocker.query('begin; lock table users in access exclusive mode');
    const calls = Array.from({ length: 8 }, () => post(other.origin, { query: '{ viewer { id } }' }, headers));
    const waiting = async () =>
      (await blocker.query(`select count(*)::int as n from pg_locks where not granted`)).rows[0].n as number;
    while ((await waiting()) < calls.length) await new Promise((next) => setImmediate(next));
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await health(ownPort, kept)).connection).toBe('keep-alive');
    const ending = other.end('SIGTERM');
    while (await isReady(other.origin)) await new Promise((next) => setImmediate(next));
    // The next request on a connection that was said to be kept is answered, and told that it is the last one.
    expect(await health(ownPort, kept)).toEqual({ status: 200, connection: 'close' });
    await blocker.query('commit');
    await blocker.end();
    const replies = await Promise.all(calls.map(async (call) => (await call).json()));
    expect(replies).toEqual(calls.map(() => ({ data: { viewer: { id: user.id } } })));
    await db.destroy();
    expect(await ending).toBe(0);
    const asked = other.printed().match(/"path":"\/graphql","status":200,.*/g);
    expect(asked).toHaveLength(calls.length);
    for (const line of asked ?? [])
      expect(line).toMatch(new RegExp(`"person":"${user.id}","address":"(127\\.0\\.0\\.0|::)"`));
    // PostgreSQL takes its pid file away when it has ended in order.
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false);
  });
});

function health(at: number, agent: Agent): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((answered, failed) => {
    const asked = get({ host: 'localhost', port: at, path: '/health', agent }, (response) => {
      const { statusCode: status, headers } = response.resume();
      response.on('end', () => answered({ status, connection: headers.connection }));
    });
    asked.on('error', failed);
  });
}

describe('the embedded database', { timeout: 90_000 }, () => {
  it('starts over a folder whose first start was interrupted', async () => {
    const data = join(folder, 'interrupted');
    mkdirSync(join(data, 'postgres.new'), { recursive: true });
    writeFileSync(join(data, 'postgres.new/PG_VERSION'), '18');
    const database = await startEmbeddedDatabase(data, ['fsync=off']);
    await migrate(database.url);
    expect(existsSync(join(data, 'postgres/PG_VERSION'))).toBe(true);
    await database.stop();
  });
});
