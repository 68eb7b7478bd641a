import { once } from 'node:events';
import { sql } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../database/connect.ts';
import { howMany, longTest } from '../../test/deep.ts';
import { cloneDatabase } from '../../test/harness.ts';
import { deliverMail } from './deliver-mail.ts';
import { queueMail } from './queue-mail.ts';

let db: Database;
let smtp: SMTPServer | null = null;
let smtpUrl = '';
let received: { to: string[]; message: string }[] = [];

beforeAll(async () => {
  db = connect({ url: await cloneDatabase() });
  return () => db.destroy();
});
beforeEach(async () => {
  received = [];
  await db.deleteFrom('mail_outbox').execute();
});
afterEach(async () => {
  const open = smtp;
  smtp = null;
  if (open) await new Promise<void>((closed) => open.close(closed));
});

/** A mail server that keeps what it is given, or answers as told. */
async function openMailServer(options: SMTPServerOptions = {}): Promise<void> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let message = '';
      stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message });
        done();
      });
    },
    ...options,
  });
  smtp.on('error', () => {});
  smtp.listen(0, 'localhost');
  await once(smtp.server, 'listening');
  smtpUrl = `smtp://localhost:${(smtp.server.address() as { port: number }).port}`;
}

const deliver = () => deliverMail(db, { smtpUrl, mailFrom: 'no-reply@lectern.example' });
const outbox = () => db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();
const mail = { recipient: 'amara@school.test', subject: 'Hello', body: 'Open https://lectern.example/x?token=1\n' };

/** Moves the mails into the past, as if so much time had gone by. */
const wait = (interval: string) =>
  sql`update mail_outbox set created_on = created_on - ${interval}::interval`.execute(db);

describe('a mail', () => {
  it('is sent once and what it said is forgotten', async () => {
    await openMailServer();
    await queueMail(db, mail);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['amara@school.test']);
    expect(received[0]?.message).toMatch(/^From: "?Lectern"? <no-reply@lectern\.example>\r$/m);
    expect(received[0]?.message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(received[0]?.message).toContain('https://lectern.example/x?token=1');
    expect(await outbox()).toMatchObject([{ body: '', tries: 1, last_error: null, sent_on: expect.any(String) }]);
  });

  it('stays where it is without a mail server', async () => {
    await queueMail(db, mail);
    expect(await deliverMail(db, { smtpUrl: undefined, mailFrom: 'a@b.test' })).toBe(0);
    expect(await outbox()).toMatchObject([{ tries: 0, sent_on: null }]);
  });

  it('is not sent where what it tells of did not happen', async () => {
    await openMailServer();
    const failing = db.transaction().execute(async (transaction) => {
      await queueMail(transaction, mail);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await deliver()).toBe(0);
  });

  it('is tried five times in a day and then given up', async () => {
    await openMailServer({ onRcptTo: (_address, _session, done) => done(new Error('mailbox unavailable')) });
    await queueMail(db, mail);
    const tries = async () => (await outbox())[0]?.tries;
    for (const [pause, expected] of [
      ['0', 1],
      ['4 minutes', 1],
      ['1 minute', 2],
      ['25 minutes', 3],
      ['210 minutes', 4],
      ['20 hours', 5],
      ['10 days', 5],
    ] as const) {
      await wait(pause);
      expect(await deliver()).toBe(0);
      expect(await tries()).toBe(expected);
    }
    expect((await outbox())[0]?.last_error).toContain('mailbox unavailable');
  });

  it('is sent at the next try when the server answers again', async () => {
    await openMailServer();
    const working = smtpUrl;
    await queueMail(db, mail);
    smtpUrl = 'smtp://localhost:1';
    expect(await deliver()).toBe(0);
    smtpUrl = working;
    await wait('5 minutes');
    expect(await deliver()).toBe(1);
  });

  it('is sent once by several processes at the same time', async () => {
    await openMailServer();
    for (let count = 0; count < 30; count++) await queueMail(db, { ...mail, recipient: `person${count}@school.test` });
    const sent = await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(new Set(received.map(({ to }) => to[0])).size).toBe(30);
    expect(received).toHaveLength(30);
  });

  it('goes on to the others when one cannot be sent', async () => {
    await openMailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('bad') ? new Error('no such mailbox') : null),
    });
    for (const recipient of ['bad@school.test', 'good@school.test']) await queueMail(db, { ...mail, recipient });
    expect(await deliver()).toBe(1);
    expect((await outbox()).map(({ sent_on }) => sent_on !== null)).toEqual([false, true]);
  });
});

describe('what people write', () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\0', '\v', '\f', '%0d%0a', '\\r\\n'];
  const evil = [
    'Bcc: all@evil.test',
    'To: x@evil.test',
    'Content-Type: text/html',
    'Reply-To: x@evil.test',
    '<script>alert(1)</script>',
    '<a href="https://evil.test">Sign in</a>',
    '=?utf-8?q?=0aBcc:?=',
    '.',
    'Subject: other',
  ];
  const all = breaks.flatMap((one) =>
    breaks.flatMap((other) => evil.map((text) => `Invitation of Amara${one}${text}${other}${text}`)),
  );
  const mails = howMany({ sample: 60, deep: 1000 });
  const subjects = all.filter((_, at) => at % Math.floor(all.length / mails) === 0);

  it(
    `brings no header into a mail, in ${subjects.length} subjects (T35)`,
    async () => {
      await openMailServer();
      for (const subject of subjects) await queueMail(db, { ...mail, subject });
      expect(await deliver()).toBe(subjects.length);
      for (const { to, message } of received) {
        const head = message.split('\r\n\r\n')[0] ?? '';
        const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]?.toLowerCase());
        expect(to).toEqual(['amara@school.test']);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => name === 'bcc' || name === 'reply-to')).toEqual([]);
        expect(head).toMatch(/^To: amara@school\.test\r$/m);
        expect(head).toMatch(/^Content-Type: text\/plain/m);
      }
      expect(received).toHaveLength(subjects.length);
    },
    longTest,
  );

  it.each([
    ['', /too_small/],
    ['nobody', /email/],
    ['a@b.test\r\nBcc: c@d.test', /email/],
    ['a@b.test, c@d.test', /email/],
    ['<a@b.test>', /email/],
  ])('cannot be the recipient %j', async (recipient, why) => {
    await expect(queueMail(db, { ...mail, recipient })).rejects.toThrow(why);
  });
});
