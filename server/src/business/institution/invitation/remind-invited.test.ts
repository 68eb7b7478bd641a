import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../seed/accounts.ts';
import { addInstitutionMember, buildGroup } from '../../../../seed/school.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { askAs, openInviting, type Inviting } from '../../../../test/inviting.ts';
import { listen, type ListeningServer } from '../../../../test/listen.ts';
import { openMailServer, type MailServer } from '../../../../test/mail-server.ts';
import { openVisitor, tokensOf } from '../../../../test/visitor.ts';
import { deliverMail } from '../../../base/mail/deliver-mail.ts';
import { remindInvited } from './remind-invited.ts';

let smtp: MailServer;
let refuses = '';
/** Two servers of one installation. */
let servers: readonly [ListeningServer, ListeningServer];
let school: Inviting;
beforeAll(async () => {
  smtp = await openMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === refuses ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
  });
  const first = await listen({ SMTP_URL: smtp.url });
  servers = [first, await listen({ SMTP_URL: smtp.url, DATABASE_URL: first.services.env.databaseUrl ?? '' })];
});
afterAll(async () => {
  for (const one of servers.toReversed()) await one.close();
  await smtp.close();
});
beforeEach(async () => {
  refuses = '';
  await sql`delete from mail_outbox`.execute(servers[0].db);
  await sql`delete from invitations`.execute(servers[0].db);
  school = await openInviting(servers[0]);
});

/** So much time goes by for all invitations and mails. */
async function pass(interval: string): Promise<void> {
  const { db } = servers[0];
  await sql`update invitations set mailed_on = mailed_on - ${interval}::interval, expires_on = expires_on - ${interval}::interval`.execute(
    db,
  );
  await sql`update mail_outbox set not_before = not_before - ${interval}::interval, sent_on = sent_on - ${interval}::interval,
    refused_on = refused_on - ${interval}::interval`.execute(db);
}

/** Both servers do what they do at this moment, at once. */
async function tick(): Promise<void> {
  await Promise.all(servers.map(({ services }) => remindInvited(services)));
  await Promise.all(servers.map(({ db, services }) => deliverMail(db, services.env)));
}

/** The days from the invitation on which an address was mailed, with what the subject begins with. */
async function mailed(email: string, days: number, doing: (day: number) => Promise<unknown> = async () => {}) {
  const told: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const before = smtp.received.length;
    await doing(day);
    await tick();
    const own = smtp.received.slice(before).filter(({ to }) => to.includes(email));
    told.push(...own.map(({ message }) => `${day} ${/^Subject: (\w+)/m.exec(message)?.[1]}`));
    await pass('1 day');
  }
  return told;
}
const ask = async (query: string, variables: object, token = school.admin.token) => {
  const { data, code } = await askAs(servers[0].origin, token, query, variables);
  expect(code).toBeNull();
  return Object.values(data ?? {})[0];
};
const withdraw = `mutation withdraw($id: ID!) { deleteInstitutionInvite(id: $id) { success } }`;

describe('an invitation that nobody answers', () => {
  // O-14
  it('is called to mind after 3 and 10 days, each once, by two servers that look every day', async () => {
    const { email } = await school.invite();
    expect(await mailed(email, 40)).toEqual(['0 College', '3 Reminder', '10 Reminder']);
  });

  it('is so again from the mail that sends it again', async () => {
    const { id, email } = await school.invite();
    const resend = `mutation resend($id: ID!) { resendInstitutionInvitation(id: $id) { id } }`;
    const told = await mailed(email, 20, async (day) => day === 5 && ask(resend, { id }));
    expect(told).toEqual(['0 College', '3 Reminder', '5 College', '8 Reminder', '15 Reminder']);
  });

  it('gets the last reminder alone where none went out for a while', async () => {
    const { email } = await school.invite();
    await tick();
    await pass('12 days');
    expect(await mailed(email, 5)).toEqual(['0 Reminder']);
  });

  it('names the group that it leads to with its first and last day, as its invitation does', async () => {
    const { id } = await school.invite();
    const days = { start_date: '2031-09-01', end_date: '2032-02-29' };
    const group = await buildGroup(servers[0].db, { institution_id: school.institution.id, name: 'Mornings', ...days });
    await sql`update invitations set group_id = ${group.id} where id = ${id}`.execute(servers[0].db);
    const resend = `mutation resend($id: ID!) { resendInstitutionInvitation(id: $id) { id } }`;
    await ask(resend, { id });
    const written = () =>
      servers[0].db.selectFrom('mail_outbox').select('body').where('sent_on', 'is', null).executeTakeFirstOrThrow();
    const named = 'You then join the group Mornings, from September 1, 2031 to February 29, 2032.';
    expect((await written()).body).toContain(named);
    await tick();
    await pass('3 days');
    await remindInvited(servers[1].services);
    expect((await written()).body).toContain(named);
  });

  it('has in each a link that counts, in the language of its reader, with the day that it ends', async () => {
    const { email, mailed: first } = await school.invite();
    await tick();
    await sql`update invitations set language = 'es'`.execute(servers[0].db);
    await pass('3 days');
    await remindInvited(servers[1].services);
    const second = await school.tokenMailedTo(email);
    const { rows } = await sql<{ body: string; until: string }>`
      select x.body, to_char(n.expires_on at time zone i.time_zone, 'FMDD "de" FMMonth "de" YYYY') as until
      from mail_outbox x join invitations n on n.id = x.invitation_id join institutions i on i.id = n.institution_id
      where x.sent_on is null`.execute(servers[0].db);
    expect(rows[0]?.body).toMatch(/^Hola:\n\naún no ha respondido: Grace Hopper/);
    expect(rows[0]?.body).toMatch(/abierta hasta el \d+ de \p{L}+ de 20\d\d\./u);
    expect(second).not.toBe(first);
    const look = `query look($token: String!) { invitationByLink(token: $token) { way } }`;
    for (const token of [first, second]) expect(await ask(look, { token })).toEqual({ way: 'PASSWORD' });
  });
});

describe('none is reminded', () => {
  it('who has declined, or whose invitation was withdrawn, is stopped or is over', async () => {
    const account = await buildAccount(servers[0].db, { issuer: `${servers[0].origin}/identity` });
    const declined = await school.invite({ email: account.email });
    const withdrawn = await school.invite();
    const stopped = await school.invite();
    const { access_token } = await tokensOf(openVisitor(servers[0].origin), servers[0].origin, account.email);
    await tick();
    await ask(withdraw, { id: declined.id }, access_token);
    await ask(withdraw, { id: withdrawn.id });
    const set = `mutation set($id: ID!, $reminds: Boolean!) { setInvitationReminders(id: $id, reminds: $reminds) { reminds next_reminder_on } }`;
    expect(await ask(set, { id: stopped.id, reminds: false })).toEqual({ reminds: false, next_reminder_on: null });
    const before = smtp.received.length;
    expect(await mailed(stopped.email, 12)).toEqual([]);
    expect(smtp.received).toHaveLength(before);
    await ask(set, { id: stopped.id, reminds: true });
    expect(await mailed(stopped.email, 3)).toEqual(['0 Reminder']);
  });

  it('who has become a member in another way, or whose address is refused', async () => {
    const account = await buildAccount(servers[0].db, { issuer: `${servers[0].origin}/identity` });
    const member = await school.invite({ email: account.email });
    const refused = await school.invite();
    refuses = refused.email;
    await tick();
    await addInstitutionMember(servers[0].db, school.institution.id, account.id, 'STUDENT');
    expect(await mailed(member.email, 12)).toEqual([]);
    refuses = '';
    expect(await mailed(refused.email, 12)).toEqual([]);
  });

  it('a second time whose address is refused meanwhile', async () => {
    const { email, id } = await school.invite();
    const told = await mailed(email, 12, async (day) => {
      refuses = day === 3 ? email : '';
    });
    expect(told).toEqual(['0 College']);
    const list = `query list($id: ID!) { institutionInvitations(institution_id: $id, show: UNREACHED) { invitations { id mail { state said } } } }`;
    expect(await ask(list, { id: school.institution.id })).toEqual({
      invitations: [{ id, mail: { state: 'REFUSED', said: '550 No such user' } }],
    });
  });
});

it('reminders count among the 500 mails of a day, and find their place on a later one', async () => {
  const { email } = await school.invite();
  await tick();
  await pass('3 days');
  await sql`insert into mail_outbox (recipient, subject, body, institution_id, invitation_id, sent_on)
    select 'x@people.test', '', '', ${school.institution.id}, gen_random_uuid(), now() from generate_series(1, 500)`.execute(
    servers[0].db,
  );
  expect(await mailed(email, 3)).toEqual(['1 Reminder']);
});

const people = howMany({ sample: 12, deep: 400 });
it(
  `${people} invited people get each reminder once from two servers that look at the same moments, for 14 days`,
  async () => {
    for (let count = 0; count < people; count += 1) await school.invite();
    smtp.received.length = 0;
    await mailed('', 14);
    const counts = new Map<string, number>();
    for (const { to } of smtp.received) counts.set(to.join(), (counts.get(to.join()) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: people }, () => 3));
  },
  longTest,
);
