import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../src/base/database/connect.ts';
import { howMany, longTest } from '../deep.ts';
import { freePort } from '../free-port.ts';
import { cloneDatabase } from '../harness.ts';
import { openInviting, type Inviting } from '../inviting.ts';
import { openMailServer, type MailServer } from '../mail-server.ts';
import { isReady, startServer, type RunningServer } from './running-server.ts';
import { streamOfWork, type StreamOfWork } from './stream-of-work.ts';

let folder: string;
let mailPort: number;
let db: Database;
let server: RunningServer;
let inviting: Inviting;
let stream: StreamOfWork;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-mail-'));
  mailPort = await freePort();
  const port = await freePort();
  const DATABASE_URL = await cloneDatabase();
  const mail = { SMTP_URL: `smtp://localhost:${mailPort}`, MAIL_FROM: 'no-reply@lectern.example' };
  server = await startServer(port, { DATABASE_URL, DATA_DIR: folder, OIDC_ISSUER: 'embedded', ...mail });
  db = connect({ url: DATABASE_URL, connections: 4 });
  inviting = await openInviting({ origin: server.origin, db });
  stream = await streamOfWork(db, port);
}, 120_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Seconds that an invitation takes at most, whatever the mail server does. */
const patience = 2;

/** Invites people; the addresses that wait for a mail. */
async function invite(people: number): Promise<string[]> {
  const addresses: string[] = [];
  for (let one = 0; one < people; one++) {
    const began = performance.now();
    addresses.push((await inviting.invite()).email);
    expect((performance.now() - began) / 1000).toBeLessThan(patience);
  }
  return addresses.toSorted();
}

/** Twenty people save, check answers and join, and somebody signs in. */
async function allElseWorks(): Promise<void> {
  await stream.start();
  await stream.served();
  await stream.stopAndCompare();
  expect((await openInviting({ origin: server.origin, db })).admin.token).not.toBe('');
  expect(await isReady(server.origin)).toBe(true);
}

const failures = async () => {
  const waiting = db.selectFrom('mail_outbox').select('last_error').where('sent_on', 'is', null);
  return (await waiting.where('last_error', 'is not', null).execute()).map(({ last_error }) => last_error);
};

/** As if the minutes until the next try had gone by. */
const untilNextTry = () =>
  sql`update mail_outbox set not_before = not_before - interval '5 minutes' where sent_on is null`.execute(db);

/** Everybody has got a mail, and after all that wait have gone out and one more came, nobody has got another. */
async function expectOnce(mail: MailServer, addresses: readonly string[]): Promise<void> {
  const recipients = () => mail.received.flatMap(({ to }) => to).toSorted();
  await expect.poll(recipients, { timeout: 60_000 }).toEqual(addresses);
  await untilNextTry();
  const all = [...addresses, ...(await invite(1))].toSorted();
  await expect.poll(recipients, { timeout: 30_000 }).toEqual(all);
  await expect
    .poll(async () => (await sql`select from mail_outbox where sent_on is null`.execute(db)).rows)
    .toEqual([]);
  expect(recipients()).toEqual(all);
}

/** Takes connections and never says a word. */
async function openSilence(): Promise<{ readonly server: Server; readonly end: () => Promise<unknown> }> {
  const sockets = new Set<Socket>();
  const silence = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await once(silence.listen(mailPort, 'localhost'), 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((closed) => silence.close(closed));
  };
  return { server: silence, end };
}

describe('while the mail server', { timeout: longTest }, () => {
  it('refuses, all else works, and its mails go out once when it is back', async () => {
    const addresses = await invite(3);
    await expect.poll(failures, { timeout: 30_000 }).toEqual(Array(3).fill(expect.stringMatching(/ECONNREFUSED/)));
    await allElseWorks();
    const mail = await openMailServer({}, { port: mailPort });
    await untilNextTry();
    await expectOnce(mail, addresses);
    await mail.close();
  });

  it('takes connections and says nothing, the same', async () => {
    const silence = await openSilence();
    const connected = once(silence.server, 'connection');
    const addresses = await invite(3);
    await connected;
    await allElseWorks();
    await expect.poll(failures, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/Greeting never received/));
    await silence.end();
    const mail = await openMailServer({}, { port: mailPort });
    await untilNextTry();
    await expectOnce(mail, addresses);
    await mail.close();
  });

  const seconds = howMany({ sample: 3, deep: 32 });
  it(`takes ${seconds} s to say that it has a mail, the same`, async () => {
    const taken = Promise.withResolvers<void>();
    let mails = 0;
    const hesitate = (goOn: () => void) => {
      taken.resolve();
      if (++mails === 1) setTimeout(goOn, seconds * 1000);
      else goOn();
    };
    const mail = await openMailServer({}, { port: mailPort, hesitate });
    const addresses = await invite(2);
    await taken.promise;
    await allElseWorks();
    await untilNextTry();
    await expectOnce(mail, addresses);
    await mail.close();
  });
});
