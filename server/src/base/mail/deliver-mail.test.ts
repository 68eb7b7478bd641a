import { sql } from 'kysely';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { howMany, longTest } from '../../../test/deep.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { headersOf, openMailServer, type MailServer } from '../../../test/mail-server.ts';
import { ownCertificate } from '../../../test/own-certificate.ts';
import { connect, type Database } from '../database/connect.ts';
import { deliverMail } from './deliver-mail.ts';
import { queueMail, queueMails } from './queue-mail.ts';

let db: Database;
let smtp: MailServer | null = null;
let smtpUrl = '';
const received = () => smtp?.received ?? [];

beforeAll(async () => {
  db = connect({ url: await cloneDatabase() });
  return () => db.destroy();
});
beforeEach(async () => {
  await db.deleteFrom('mail_outbox').execute();
});
afterEach(async () => {
  await smtp?.close();
  smtp = null;
});

async function openServer(options?: SMTPServerOptions): Promise<void> {
  smtp = await openMailServer(options);
  smtpUrl = smtp.url;
}

const deliver = (smtpCertificate?: string) =>
  deliverMail(db, { smtpUrl, smtpCertificate, mailFrom: 'no-reply@lectern.example' });
const outbox = () => db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();
const mail = {
  recipient: 'amara@school.test',
  language: 'en',
  subject: 'Hello',
  body: 'Open https://lectern.example/x?token=1\n',
};

/** Moves the mails into the past, as if so much time had gone by. */
const wait = (interval: string) =>
  sql`update mail_outbox set not_before = not_before - ${interval}::interval`.execute(db);

/** An answer of a mail server that is not about to be changed, or about to. */
const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

describe('a mail', () => {
  it('is sent once and what it said is forgotten', async () => {
    await openServer();
    await queueMail(db, mail);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(received()).toHaveLength(1);
    expect(received()[0]?.to).toEqual(['amara@school.test']);
    expect(received()[0]?.message).toMatch(/^From: "?Lectern"? <no-reply@lectern\.example>\r$/m);
    expect(received()[0]?.message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(received()[0]?.message).toContain('https://lectern.example/x?token=1');
    expect(received()[0]?.message).not.toMatch(/^Reply-To:/m);
    expect(await outbox()).toMatchObject([{ body: '', tries: 1, last_error: null, sent_on: expect.any(String) }]);
  });

  it("goes out as text and in Lectern's look, and says who answers", async () => {
    await openServer();
    await queueMail(db, { ...mail, language: 'ar', reply_to: 'grace@school.test' });
    expect(await deliver()).toBe(1);
    const message = received()[0]?.message ?? '';
    expect(message).toMatch(/^Reply-To: <?grace@school\.test>?\r$/m);
    expect(message).toMatch(/^Content-Type: text\/plain/m);
    expect(message).toMatch(/^Content-Type: text\/html/m);
    expect(message).toContain('dir=3D"rtl"');
  });

  it('stays where it is without a mail server', async () => {
    await queueMail(db, mail);
    expect(await deliverMail(db, { smtpUrl: undefined, smtpCertificate: undefined, mailFrom: 'a@b.test' })).toBe(0);
    expect(await outbox()).toMatchObject([{ tries: 0, sent_on: null }]);
  });

  it('is not sent where what it tells of did not happen', async () => {
    await openServer();
    const failing = db.transaction().execute(async (transaction) => {
      await queueMail(transaction, mail);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await deliver()).toBe(0);
  });

  it('is tried five times in a day and then given up', async () => {
    await openServer({ onRcptTo: (_address, _session, done) => done(answer(451, 'mailbox busy')) });
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
    expect((await outbox())[0]?.last_error).toContain('mailbox busy');
  });

  it('is tried once where its address is refused for good, and says what the server said', async () => {
    await openServer({ onRcptTo: (_address, _session, done) => done(answer(550, 'No such user here')) });
    await queueMail(db, mail);
    for (const pause of ['0', '5 minutes', '10 days']) {
      await wait(pause);
      expect(await deliver()).toBe(0);
    }
    expect(await outbox()).toMatchObject([
      { tries: 1, last_error: '550 No such user here', body: '', refused_on: expect.any(String), sent_on: null },
    ]);
  });

  it('is tried again where the server refuses the sender, or the text, which is no matter of the address', async () => {
    await openServer({ onMailFrom: (_address, _session, done) => done(answer(550, 'not from you')) });
    await queueMail(db, mail);
    await deliver();
    expect(await outbox()).toMatchObject([
      { tries: 1, refused_on: null, last_error: expect.stringMatching(/not from you/) },
    ]);
  });

  it('is not sent before its day', async () => {
    await openServer();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await queueMails(db, [{ ...mail, not_before: tomorrow }, mail]);
    expect([await deliver(), await deliver()]).toEqual([1, 0]);
    await wait('1 day');
    expect(await deliver()).toBe(1);
  });

  it('is the last one that is sent where the server ends meanwhile', async () => {
    await openServer();
    await queueMails(db, [mail, mail, mail]);
    expect(await deliverMail(db, { smtpUrl, smtpCertificate: undefined, mailFrom: 'a@b.test' }, () => true)).toBe(1);
  });

  it('is sent at the next try when the server answers again', async () => {
    await openServer();
    const working = smtpUrl;
    await queueMail(db, mail);
    smtpUrl = 'smtp://localhost:1';
    expect(await deliver()).toBe(0);
    smtpUrl = working;
    await wait('5 minutes');
    expect(await deliver()).toBe(1);
  });

  it('is sent once by several processes at the same time', async () => {
    await openServer();
    for (let count = 0; count < 30; count++) await queueMail(db, { ...mail, recipient: `person${count}@school.test` });
    const sent = await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(new Set(received().map(({ to }) => to[0])).size).toBe(30);
    expect(received()).toHaveLength(30);
  });

  it('goes on to the others when one cannot be sent', async () => {
    await openServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('bad') ? new Error('no such mailbox') : null),
    });
    for (const recipient of ['bad@school.test', 'good@school.test']) await queueMail(db, { ...mail, recipient });
    expect(await deliver()).toBe(1);
    expect((await outbox()).map(({ sent_on }) => sent_on !== null)).toEqual([false, true]);
  });
});

describe('a mail server that asks for encryption and a login', () => {
  /** STARTTLS with a certificate of its own, and after it a login: before it none is taken. */
  const strict = (logins: string[]): SMTPServerOptions => ({
    ...ownCertificate,
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, session, done) => {
      logins.push(`${username} ${password} ${session.secure}`);
      done(null, { user: username });
    },
  });
  const withLogin = () => smtpUrl.replace('//', '//lectern:s%2Fecret@');

  it('gets both where its certificate is named', async () => {
    const logins: string[] = [];
    await openServer(strict(logins));
    smtpUrl = withLogin();
    await queueMail(db, mail);
    expect(await deliver(ownCertificate.cert)).toBe(1);
    expect(logins).toEqual(['lectern s/ecret true']);
  });

  it('gets neither where nobody vouches for its certificate', async () => {
    const logins: string[] = [];
    await openServer(strict(logins));
    smtpUrl = withLogin();
    await queueMail(db, mail);
    expect(await deliver()).toBe(0);
    expect(logins).toEqual([]);
    expect(await outbox()).toMatchObject([{ tries: 1, last_error: expect.stringMatching(/self-signed/) }]);
  });

  it('gets the login from the first byte on where the address says smtps', async () => {
    const logins: string[] = [];
    await openServer({ ...strict(logins), secure: true });
    smtpUrl = withLogin().replace('smtp:', 'smtps:');
    await queueMail(db, mail);
    expect(await deliver(ownCertificate.cert)).toBe(1);
    expect(logins).toEqual(['lectern s/ecret true']);
  });

  it('never hears the password where it offers no encryption', async () => {
    const logins: string[] = [];
    await openServer({ ...strict(logins), disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    smtpUrl = withLogin();
    await queueMail(db, mail);
    expect(await deliver()).toBe(0);
    expect(logins).toEqual([]);
    expect((await outbox())[0]?.last_error).toMatch(/STARTTLS/i);
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
      await openServer();
      for (const subject of subjects) await queueMail(db, { ...mail, subject });
      expect(await deliver()).toBe(subjects.length);
      for (const one of received()) {
        const { head, names } = headersOf(one);
        expect(one.to).toEqual(['amara@school.test']);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => name === 'bcc' || name === 'reply-to')).toEqual([]);
        expect(head).toMatch(/^To: amara@school\.test\r$/m);
        expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
      }
      expect(received()).toHaveLength(subjects.length);
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
