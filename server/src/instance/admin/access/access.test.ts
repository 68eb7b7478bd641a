import { globalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../seed/accounts.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildInvitation,
  day,
} from '../../../../seed/school.ts';
import { testServer } from '../../../../test/harness.ts';
import { listen, type ListeningServer } from '../../../../test/listen.ts';
import { buildApp } from '../../../app.ts';
import { readUser } from '../find-user.act.ts';
import { openVisitor, signInAs, tokensOf, viewerOf } from '../../../../test/visitor.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());

beforeEach(() => server.services.limiter.forget('signInByAddress', '127.0.0.1'));

const person = (values: Parameters<typeof buildAccount>[1] = {}) =>
  buildAccount(server.db, { issuer: `${origin}/identity`, ...values });
const visitor = () => openVisitor(origin);

type Reply = { readonly data: Record<string, any>; readonly code: string | null; readonly field: string | null };

/** Calls as somebody who has signed in for it. */
async function call({ email }: BuiltUser, query: string, variables: object, at = origin): Promise<Reply> {
  const { access_token } = await tokensOf(visitor(), origin, email);
  const response = await fetch(`${at}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = (await response.json()) as { data: Reply['data']; errors?: any[] };
  return { data, code: errors[0]?.extensions.code ?? null, field: errors[0]?.extensions.field ?? null };
}

const accessQuery = `query access($id: ID!) { user(where: { id: $id }) { email_verified access {
  issuer has_account last_signed_in_on wrong_tries { everywhere tries locked until }
  refused_mails { subject tries reason } refused_joins { group institution reason }
  invitations { institution role is_over } } } }`;

const accessOf = async (by: BuiltUser, id: string) => (await call(by, accessQuery, { id })).data['user']?.access;

describe('why somebody cannot get in', () => {
  const nothing = {
    issuer: null,
    has_account: true,
    last_signed_in_on: null,
    wrong_tries: [],
    refused_mails: [],
    refused_joins: [],
    invitations: [],
  };

  it('is nothing for somebody who can, but when they did', async () => {
    const [support, user] = [await person({ role: 'TECH_SUPPORT' }), await person()];
    expect(await accessOf(support, user.id)).toEqual(nothing);
    await signInAs(visitor(), origin, user.email);
    const { last_signed_in_on } = await accessOf(support, user.id);
    expect(Date.now() - Date.parse(last_signed_in_on)).toBeLessThan(60_000);
  });

  it('may be that they have no account, until they sign up with the address that somebody entered for them', async () => {
    const support = await person({ role: 'TECH_SUPPORT' });
    const { id, email } = await buildUser(server.db);
    await sql`update users set issuer = null, subject = null, email_verified = false where id = ${id}`.execute(
      server.db,
    );
    expect(await accessOf(support, id)).toEqual({ ...nothing, has_account: false });
    await sql`insert into identity_accounts (email, first_name, last_name, password_hash) values (${email}, 'A', 'B', 'none')`.execute(
      server.db,
    );
    expect(await accessOf(support, id)).toEqual(nothing);
  });

  it('may be wrong passwords: the place is locked out, other places go on', async () => {
    const [support, user] = [await person({ role: 'TECH_SUPPORT' }), await person()];
    for (let n = 0; n < 3; n++) await signInAs(visitor(), origin, user.email, 'wrong');
    const few = (await accessOf(support, user.id)).wrong_tries;
    expect(few).toMatchObject([
      { everywhere: true, tries: 3, locked: false },
      { everywhere: false, tries: 3, locked: false },
    ]);
    for (let n = 0; n < 8; n++) await signInAs(visitor(), origin, user.email, 'wrong');
    const { wrong_tries } = await accessOf(support, user.id);
    expect(wrong_tries[1]).toMatchObject({ everywhere: false, locked: true });
    expect(wrong_tries[0].locked).toBe(false);
    const minutes = (Date.parse(wrong_tries[1].until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThanOrEqual(15);
    // Somebody whose address only begins alike has nothing to do with it.
    const alike = await person({ email: `${user.email}.test` });
    expect(await accessOf(support, alike.id)).toEqual(nothing);
  });

  it('may be refused mails, refused joins and invitations, each as long as it matters', async () => {
    const [support, user] = [await person({ role: 'CUSTOMER_SUCCESS' }), await person()];
    const { email } = user;
    await sql`insert into mail_outbox (recipient, subject, body, tries, last_error, created_on, sent_on) values
      (${email}, 'Welcome', 'x', 5, ${'550 no such\r\nmailbox'}, now() - interval '1 day', null),
      (${email}, 'Old', 'x', 5, '550', now() - interval '31 days', null), (${email}, 'Sent', '', 1, null, now(), now()),
      (${email}, 'Waiting', 'x', 0, null, now(), null)`.execute(server.db);
    const refused = async (name: string, daysAgo: number, isMember = false) => {
      const { id } = await buildGroup(server.db, { name });
      await sql`insert into refused_joins (group_id, user_id, reason, refused_on)
        values (${id}, ${user.id}, 'FULL', now() - make_interval(days => ${daysAgo}))`.execute(server.db);
      if (isMember) await addGroupMember(server.db, id, user.id);
    };
    await refused('Evening', 1);
    await refused('Long ago', 8);
    await refused('Got in', 1, true);
    const { id: institution_id } = await buildInstitution(server.db, { name: 'Rio' });
    await buildInvitation(server.db, email, { role: 'INSTRUCTOR' });
    await buildInvitation(server.db, email, { institution_id, expires_on: day(-1) });
    const { refused_mails, refused_joins, invitations } = await accessOf(support, user.id);
    expect(refused_mails).toEqual([{ subject: 'Welcome', tries: 5, reason: '550 no such mailbox' }]);
    expect(refused_joins).toEqual([{ group: 'Evening', institution: 'Northfield Technical College', reason: 'FULL' }]);
    expect(invitations).toEqual([
      { institution: 'Rio', role: 'STUDENT', is_over: true },
      { institution: 'Northfield Technical College', role: 'INSTRUCTOR', is_over: false },
    ]);
  });

  it('is for those who help people in, and stays hidden from everybody else', async () => {
    const user = await person();
    for (const role of globalRoles) {
      const { data } = await call(await person({ role }), accessQuery, { id: user.id });
      const helps = ['TECH_SUPPORT', 'CUSTOMER_SUCCESS', 'DEVELOPER', 'SYSTEM_ADMIN'].includes(role);
      expect([role, Boolean(data?.['user']?.access)]).toEqual([role, helps]);
    }
    expect((await call(user, accessQuery, { id: user.id })).data['user'].access).toBeNull();
  });

  it('names the provider whose matter passwords are, where it is not the built-in one', async () => {
    const support = await person({ role: 'TECH_SUPPORT' });
    const user = await person();
    const env = { ...server.services.env, issuer: 'https://id.school.example' };
    const { person: read } = await readUser(server.db, support.id, user.id, env);
    expect(read?.access).toMatchObject({ issuer: 'https://id.school.example', has_account: null });
  });
});

const handOut = (by: BuiltUser, userId: string, at = origin) =>
  call(
    by,
    `mutation hand($userId: ID!) { handOutResetLink(userId: $userId, language: "es") { link expires_on } }`,
    { userId },
    at,
  );
const linkFor = async (user: BuiltUser, role: GlobalRole = 'TECH_SUPPORT'): Promise<string> =>
  (await handOut(await person({ role }), user.id)).data['handOutResetLink'].link;
const choose = async (link: string, new_password: string) => {
  const one = visitor();
  const page = await one.open(link);
  return page.status === 200 ? one.send(page, { new_password }) : page;
};

describe('a link for a new password that support hands out', () => {
  // O-29
  it('sets a password once, ends the sessions of before, is told by mail and stands in the log', async () => {
    const [support, user] = [await person({ role: 'TECH_SUPPORT' }), await person()];
    const before = await tokensOf(visitor(), origin, user.email);
    const { data } = await handOut(support, user.id);
    const { link, expires_on } = data['handOutResetLink'];
    expect(Math.abs(Date.parse(expires_on) - Date.now() - 3_600_000)).toBeLessThan(60_000);
    const mails = await server.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', user.email).execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Se ha entregado un enlace para una contraseña nueva']);
    expect(mails[0]?.body).toContain('Amara Okonkwo');
    expect(mails[0]?.body).not.toContain('token=');
    expect((await choose(link, 'river stone lantern')).text).toContain('Your password is set');
    expect((await choose(link, 'other stone lantern')).status).toBe(410);
    expect((await viewerOf(origin, before.access_token)).status).toBe(401);
    expect((await signInAs(visitor(), origin, user.email, 'river stone lantern')).returned.get('code')).toBeTruthy();
    const { rows } = await sql`select action, actor_id, details from audit_log where chain_id = ${user.id}`.execute(
      server.db,
    );
    expect(rows).toEqual([{ action: 'RESET_LINK_MADE', actor_id: support.id, details: { role: 'USER' } }]);
  });

  it('opens nothing after an hour, and once the person has chosen a password otherwise', async () => {
    const user = await person();
    const [late, other] = [await linkFor(user), await linkFor(user)];
    await sql`update identity_links set expires_on = expires_on - interval '1 hour' where ctid = (
      select ctid from identity_links where account_id = ${user.subject} order by expires_on limit 1)`.execute(
      server.db,
    );
    expect((await choose(late, 'river stone lantern')).status).toBe(410);
    const third = await linkFor(user);
    expect((await choose(other, 'river stone lantern')).status).toBe(200);
    expect((await choose(third, 'other stone lantern')).status).toBe(410);
  });

  it('is handed out by who may change the role of the person, and by nobody to themselves', async () => {
    const [learner, developer, admin] = [
      await person(),
      await person({ role: 'DEVELOPER' }),
      await person({ role: 'SYSTEM_ADMIN' }),
    ];
    const may: Partial<Record<GlobalRole, readonly BuiltUser[]>> = {
      TECH_SUPPORT: [learner],
      CUSTOMER_SUCCESS: [learner],
      DEVELOPER: [learner, developer],
      SYSTEM_ADMIN: [learner, developer, admin],
    };
    for (const role of globalRoles) {
      const by = await person({ role });
      for (const to of [learner, developer, admin, by]) {
        const { code } = await handOut(by, to.id);
        expect([role, to.id, code]).toEqual([role, to.id, may[role]?.includes(to) ? null : 'FORBIDDEN']);
      }
    }
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from identity_links where account_id = ${admin.subject}`.execute(server.db);
    expect(rows[0]?.n).toBe(1);
  });

  /** An account that is no more in Lectern than anybody's, and administers a school by what is done to it. */
  const mightier: readonly [string, GlobalRole, (user: BuiltUser) => Promise<unknown>][] = [
    [
      'administers an institution',
      'CUSTOMER_SUCCESS',
      async ({ id }) => addInstitutionMember(server.db, (await buildInstitution(server.db)).id, id, 'CENTER_ADMIN'),
    ],
    [
      'is invited to administer one',
      'TECH_SUPPORT',
      ({ email }) => buildInvitation(server.db, email, { role: 'CENTER_ADMIN' }),
    ],
    [
      'is awaited as a system administrator',
      'DEVELOPER',
      ({ email }) =>
        sql`insert into awaited_administrators (email, expires_on) values (${email}, now() + interval '1 day')`.execute(
          server.db,
        ),
    ],
  ];
  it.each(mightier)(
    'opens no account that %s, though its role in Lectern is that of everybody',
    async (_what, role, raise) => {
      const [by, user] = [await person({ role }), await person()];
      const read = `query grantable($id: ID!) { user(where: { id: $id }) { grantable_roles } }`;
      const grantable = async () => (await call(by, read, { id: user.id })).data['user'].grantable_roles;
      const link = (await handOut(by, user.id)).data['handOutResetLink'].link;
      expect(await grantable()).toContain('STUDENT');
      await raise(user);
      expect(await grantable()).toEqual([]);
      expect(await handOut(by, user.id)).toMatchObject({ code: 'FORBIDDEN', field: 'userId' });
      const edit = `mutation edit($id: ID!) { updateUser(where: { id: $id }, data: { role: STUDENT }) { id } }`;
      expect(await call(by, edit, { id: user.id })).toMatchObject({ code: 'FORBIDDEN', field: 'where.id' });
      expect((await choose(link, 'river stone lantern')).status).toBe(410);
      const administrator = await person({ role: 'SYSTEM_ADMIN' });
      expect((await handOut(administrator, user.id)).code).toBe(null);
    },
  );

  it('confirms no address, since it came by no mail', async () => {
    const user = await person();
    const confirmed = async () =>
      (
        await sql<{ email_verified: boolean }>`select email_verified from identity_accounts
          where id = ${user.subject}::uuid`.execute(server.db)
      ).rows[0]?.email_verified;
    await sql`update identity_accounts set email_verified = false where id = ${user.subject}::uuid`.execute(server.db);
    expect((await choose(await linkFor(user), 'river stone lantern')).status).toBe(200);
    expect(await confirmed()).toBe(false);
  });

  it('is there for nobody who has no account, or is no user', async () => {
    const support = await person({ role: 'TECH_SUPPORT' });
    const { id } = await buildUser(server.db);
    for (const userId of [id, crypto.randomUUID()])
      expect(await handOut(support, userId)).toMatchObject({ code: 'NOT_FOUND', field: 'userId' });
  });

  it('is handed out by nobody where another provider keeps the passwords', async () => {
    const { services, tokenOf, db } = await testServer();
    const app = await buildApp(
      { ...services, env: { ...services.env, issuer: 'https://id.school.example' } },
      { log: false },
    );
    const query = `mutation { handOutResetLink(userId: "${(await buildAccount(db)).id}") { link } }`;
    const token = await tokenOf(await buildUser(db, { role: 'SYSTEM_ADMIN' }));
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload: JSON.stringify({ query }) });
    await app.close();
    expect(reply.json().errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', field: 'userId' });
  });

  it('is handed out 30 times an hour by one person', async () => {
    const [support, user] = [await person({ role: 'TECH_SUPPORT' }), await person()];
    await server.services.limiter.count('resetLink', support.id, 30);
    expect((await handOut(support, user.id)).code).toBe('RATE_LIMITED');
  });
});
