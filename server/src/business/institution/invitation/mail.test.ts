import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../seed/accounts.ts';
import { buildUser } from '../../../../seed/people.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { askAs, openInviting, type Inviting } from '../../../../test/inviting.ts';
import { listen, type ListeningServer } from '../../../../test/listen.ts';
import { headersOf, openMailServer, pageIn, type MailServer } from '../../../../test/mail-server.ts';
import { openVisitor, tokensOf } from '../../../../test/visitor.ts';
import { deliverMail } from '../../../base/mail/deliver-mail.ts';

let smtp: MailServer;
/** What the mail server answers to an address; null where it takes it. */
let answers: (address: string) => { readonly code: number; readonly text: string } | null;
let server: ListeningServer;
let school: Inviting;
beforeAll(async () => {
  smtp = await openMailServer({
    onRcptTo: ({ address }, _session, done) => {
      const answer = answers(address);
      done(answer && Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
  });
  server = await listen({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(async () => {
  answers = () => null;
  smtp.received.length = 0;
  await server.db.deleteFrom('mail_outbox').execute();
  school = await openInviting(server);
});

const shown = 'id email expires_on mail { state goes_out_on tries said } next_reminder_on link';
const documents = {
  inviteAll: `mutation inviteAll($institutionId: ID!, $data: [InviteeInput!]!, $language: String) {
    inviteInstitutionMembers(institutionId: $institutionId, data: $data, language: $language) {
      row state invitation { ${shown} } } }`,
  list: `query list($id: ID!) { institutionInvitations(institution_id: $id, pageSize: 60) { invitations { ${shown} } } }`,
  resend: `mutation resend($id: ID!) { resendInstitutionInvitation(id: $id) { ${shown} } }`,
  withdraw: `mutation withdraw($id: ID!) { deleteInstitutionInvite(id: $id) { success } }`,
  restore: `mutation restore($id: ID!, $ids: [ID!]!) {
    restoreInstitutionInvites(institution_id: $id, ids: $ids) { invitation { ${shown} } } }`,
  own: `query own($email: String!) { userInvitations(email: $email) { id mail { state } next_reminder_on link reminds } }`,
};
const ask = async (name: keyof typeof documents, variables: object, token = school.admin.token) => {
  const { data, code } = await askAs(server.origin, token, documents[name], variables);
  expect(code).toBeNull();
  return Object.values(data ?? {})[0];
};
const person = (values: Record<string, unknown> = {}) => ({
  first_name: 'Noor',
  last_name: 'Haddad',
  email: `${crypto.randomUUID()}@people.test`,
  role: 'STUDENT',
  ...values,
});
const inviteAll = (people: readonly object[], language?: string): Promise<any[]> =>
  ask('inviteAll', {
    institutionId: school.institution.id,
    data: people.map((one, id) => ({ ...one, id })),
    ...(language ? { language } : {}),
  });
const listed = async () => (await ask('list', { id: school.institution.id })).invitations;
const listedOne = async (email: string) =>
  (await listed()).find((one: { readonly email: string }) => one.email === email);
const deliver = () => deliverMail(server.db, server.services.env);
const daysTo = (moment: string) => (Date.parse(moment) - Date.now()) / 86_400_000;
/** So much time goes by for what waits in the outbox, and for what the institution has been mailed. */
const wait = (interval: string) =>
  sql`update mail_outbox set not_before = not_before - ${interval}::interval`.execute(server.db);

describe('the 500 mails of a day', () => {
  // O-13
  it('are counted, and the rest waits for tomorrow and says so', async () => {
    const rows = [];
    for (let act = 0; act < 6; act += 1)
      rows.push(...(await inviteAll(Array.from({ length: act < 5 ? 100 : 3 }, () => person()))));
    const { rows: days } = await sql<{ tomorrow: string; after: string }>`
      select ((now() at time zone time_zone)::date + 1)::text as tomorrow from institutions
      where id = ${school.institution.id}`.execute(server.db);
    const mails = rows.map(({ invitation }) => invitation.mail);
    expect(mails.filter(({ state }) => state === 'SENDING')).toHaveLength(500);
    const waiting = { state: 'WAITING', goes_out_on: days[0]?.tomorrow, tries: 0, said: null };
    expect(mails.slice(500)).toEqual([waiting, waiting, waiting]);
    // The days of what waits begin when it goes out.
    const { expires_on } = rows[500].invitation;
    expect(daysTo(expires_on)).toBeGreaterThan(30);
    expect(daysTo(expires_on)).toBeLessThan(31.1);
    // What is withdrawn before it was sent leaves its place to others, and finds another one when it comes back.
    const withdrawn = rows[0].invitation;
    await ask('withdraw', { id: withdrawn.id });
    expect((await ask('resend', { id: rows[501].invitation.id })).mail.state).toBe('SENDING');
    const [back] = await ask('restore', { id: school.institution.id, ids: [withdrawn.id] });
    expect(back.invitation.mail).toEqual(waiting);
    school = await openInviting(server);
    const [elsewhere] = await inviteAll([person()]);
    expect(elsewhere.invitation.mail.state).toBe('SENDING');
  });

  it('are not exceeded by several who invite at once', async () => {
    const filled = sql`insert into mail_outbox (recipient, subject, body, institution_id, invitation_id)
      select 'x@people.test', '', '', ${school.institution.id}, gen_random_uuid() from generate_series(1, 490)`;
    await filled.execute(server.db);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => inviteAll(Array.from({ length: 4 }, () => person()))),
    );
    const states = replies.flat().map(({ invitation }) => invitation.mail.state);
    expect(states.filter((state) => state === 'SENDING')).toHaveLength(10);
    expect(states.filter((state) => state === 'WAITING')).toHaveLength(10);
  });

  it('go out when their day has come', async () => {
    const waiting = person();
    await sql`insert into mail_outbox (recipient, subject, body, institution_id, invitation_id, sent_on)
      select 'x@people.test', '', '', ${school.institution.id}, gen_random_uuid(), now() from generate_series(1, 500)`.execute(
      server.db,
    );
    await inviteAll([waiting]);
    expect(await deliver()).toBe(0);
    await wait('1 day');
    expect(await deliver()).toBe(1);
    expect((await listedOne(waiting.email)).mail.state).toBe('SENT');
  });

  it('bring no address more than three in a day, whoever invites it', async () => {
    const email = `${crypto.randomUUID()}@people.test`;
    const [{ invitation }] = await inviteAll([person({ email })]);
    const other = await openInviting(server);
    await other.invite({ email });
    const states = [];
    for (let time = 0; time < 3; time += 1) {
      // What was sent counts; what was not is replaced.
      await deliver();
      states.push((await ask('resend', { id: invitation.id })).mail.state);
    }
    expect(states).toEqual(['SENDING', 'WAITING', 'WAITING']);
    await deliver();
    expect(smtp.received).toHaveLength(3);
  });
});

describe('the 30 days', () => {
  // O-12
  it('count from when the mail was taken, and again from the next one', async () => {
    const invited = person();
    const [{ invitation }] = await inviteAll([invited]);
    expect(invitation).toMatchObject({ mail: { state: 'SENDING', tries: 0 }, next_reminder_on: null });
    await sql`update invitations set expires_on = now() + interval '1 day' where id = ${invitation.id}`.execute(
      server.db,
    );
    await deliver();
    const sent = await listedOne(invited.email);
    expect(sent.mail).toEqual({ state: 'SENT', goes_out_on: null, tries: 1, said: null });
    expect(daysTo(sent.expires_on)).toBeCloseTo(30, 1);
    expect(daysTo(sent.next_reminder_on)).toBeCloseTo(3, 1);
    await sql`update invitations set expires_on = now() - interval '1 day', mailed_on = now() - interval '31 days'
      where id = ${invitation.id}`.execute(server.db);
    expect(await listedOne(invited.email)).toMatchObject({ link: null, next_reminder_on: null });
    const again = await ask('resend', { id: invitation.id });
    expect(daysTo(again.expires_on)).toBeCloseTo(30, 1);
    expect(again.link).not.toBe(invitation.link);
  });
});

describe('an address', () => {
  it('that the mail server refuses is marked at once with what it said, until it is sent to again', async () => {
    answers = (address) => (address.startsWith('gone') ? { code: 550, text: 'No such <b>user</b>\r\nhere' } : null);
    const gone = person({ email: `gone-${crypto.randomUUID()}@people.test` });
    await inviteAll([gone, person()]);
    expect(await deliver()).toBe(1);
    const refused = await listedOne(gone.email);
    expect(refused.mail).toMatchObject({ state: 'REFUSED', tries: 1 });
    expect(refused.mail.said).toMatch(/^550 No such <b>user<\/b> here$/);
    answers = () => null;
    await ask('resend', { id: refused.id });
    expect(await deliver()).toBe(1);
    expect((await listedOne(gone.email)).mail.state).toBe('SENT');
  });

  it('that cannot be reached for a while says how often it was tried, and when it is given up', async () => {
    answers = () => ({ code: 451, text: 'Try again' });
    const slow = person();
    await inviteAll([slow]);
    for (const [pause, mail] of [
      ['0', { state: 'SENDING', tries: 1 }],
      ['5 minutes', { state: 'SENDING', tries: 2 }],
      ['30 minutes', { state: 'SENDING', tries: 3 }],
      ['4 hours', { state: 'SENDING', tries: 4 }],
      ['24 hours', { state: 'FAILED', tries: 5 }],
    ] as const) {
      await wait(pause);
      await deliver();
      expect((await listedOne(slow.email)).mail).toMatchObject(mail);
    }
  });

  it('gets nothing once its invitation is withdrawn or answered', async () => {
    const account = await buildAccount(server.db, { issuer: `${server.origin}/identity` });
    const [withdrawn, declined] = await inviteAll([person(), person({ email: account.email })]);
    await ask('withdraw', { id: withdrawn.invitation.id });
    const { access_token } = await tokensOf(openVisitor(server.origin), server.origin, account.email);
    await ask('withdraw', { id: declined.invitation.id }, access_token);
    expect(await deliver()).toBe(0);
  });
});

describe('whom an invitation is for', () => {
  // O-12
  it('reads it in the language that they read Lectern in, and else in that of who invites', async () => {
    const known = await buildUser(server.db);
    await sql`update users set language = 'ar' where id = ${known.id}`.execute(server.db);
    const unconfirmed = await buildUser(server.db);
    await sql`update users set language = 'ar', email_verified = false where id = ${unconfirmed.id}`.execute(server.db);
    const people = [known.email, unconfirmed.email, person().email].map((email) => person({ email }));
    await inviteAll(people, 'es');
    const { rows } = await sql<{
      recipient: string;
      subject: string;
    }>`select recipient, subject from mail_outbox`.execute(server.db);
    const languages = people.map(({ email }) => rows.find(({ recipient }) => recipient === email)?.subject.slice(0, 6));
    expect(languages[0]).toMatch(/^تدعوك/);
    expect(languages.slice(1)).toEqual(['Colleg', 'Colleg']);
    expect(rows.filter(({ subject }) => subject.endsWith('le invita a Lectern'))).toHaveLength(2);
  });

  it('sees neither what became of its mail nor a link', async () => {
    const account = await buildAccount(server.db, { issuer: `${server.origin}/identity` });
    await inviteAll([person({ email: account.email })]);
    const { access_token } = await tokensOf(openVisitor(server.origin), server.origin, account.email);
    expect(await ask('own', { email: account.email }, access_token)).toEqual([
      { id: expect.any(String), mail: null, next_reminder_on: null, link: null, reminds: null },
    ]);
  });
});

describe('names that would be headers or markup', () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\f', '\v', '%0d%0a', '\\r\\n', ' '];
  const evil = [
    'Bcc: all@evil.test',
    'Content-Type: text/html',
    '<script>alert(1)</script>',
    '<a href="https://evil.test">Sign in</a>',
    '=?utf-8?q?=0aBcc:?=',
    'Subject: other',
  ];
  const mails = howMany({ sample: 60, deep: 1000 });
  const names = Array.from({ length: mails }, (_none, at) => {
    // In steps that meet every break before and behind a text, in a few of them too.
    const step = at * 37;
    const [one, other, text] = [breaks[step % 10], breaks[Math.floor(step / 10) % 10], evil[at % 6]];
    return `Noor${one}${text}${other}${at}`;
  });

  it(
    `bring no header into a mail and run nowhere, in ${mails} invitations (T23, T35)`,
    async () => {
      const institution = 'College <b>Bcc: all</b>';
      await sql`update institutions set name = ${institution} where id = ${school.institution.id}`.execute(server.db);
      // A break is refused at the field; everything else is a name, which is kept as it was typed.
      const isName = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
      const replies = [];
      for (const first_name of names) {
        const data = { ...person({ first_name }), institution_id: school.institution.id };
        const { data: made, code } = await askAs(
          server.origin,
          school.admin.token,
          `mutation invite($data: InvitationInput!) { inviteInstitutionMember(data: $data) { first_name } }`,
          { data },
        );
        replies.push(made?.['inviteInstitutionMember']?.first_name ?? code);
        await server.services.limiter.forget('user', school.admin.id);
      }
      expect(replies).toEqual(names.map((name) => (isName(name) ? name : 'INVALID')));
      const taken = names.filter(isName).length;
      expect(taken).toBeGreaterThan(mails / 20);
      const replyTo = new RegExp(`^Reply-To: ${school.admin.email}\\r?$`, 'm');
      await wait('3 days');
      expect(await deliver()).toBe(taken);
      for (const one of smtp.received) {
        const { head, names: headers } = headersOf(one);
        expect(new Set(headers).size).toBe(headers.length);
        expect(headers).not.toContain('bcc');
        // Answers go to whoever invites, and to nobody whom a name names.
        expect(head).toMatch(replyTo);
        expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
        expect(pageIn(one)).toContain('Lectern');
        expect(pageIn(one)).not.toMatch(/<script|<a href="https:\/\/evil|<b>/);
        expect(head).toMatch(/^Subject: College <b>Bcc: all<\/b> invites you to Lectern\r?$/m);
      }
      expect(smtp.received).toHaveLength(taken);
    },
    longTest,
  );
});
