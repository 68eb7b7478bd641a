import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { performInitialChecks } from '../../../base/account/initial-checks.ts';
import { findLink } from '../../../base/identity/links.ts';
import { hashPassword, isPassword } from '../../../base/identity/password/password.ts';
import { readArguments } from './arguments.ts';
import { runAdminCommand } from './run-admin-command.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const run = (...words: string[]) => runAdminCommand(server.db, server.services.env, readArguments(words));
const elsewhere = 'https://id.school.example';
const runBesideIssuer = (...words: string[]) =>
  runAdminCommand(server.db, { ...server.services.env, issuer: elsewhere }, readArguments(words));

const newAddress = () => `${randomUUID()}@admin.test`;

async function roleOf(email: string): Promise<string | undefined> {
  const row = await server.db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirst();
  return row?.role;
}

/** The first call of somebody who has just signed in. */
async function firstCall(email: string, email_verified = true): Promise<string> {
  const subject = randomUUID();
  const claims = { issuer: server.services.env.publicUrl, subject, email, email_verified, given_name: 'Ada' };
  const issued_at = Math.floor(Date.now() / 1000) + 60;
  const { userId } = await performInitialChecks(server.db, { ...claims, issued_at }, null, {
    ip: '::1',
    requestId: 'first',
  });
  return userId ?? '';
}

const entriesAbout = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_type', 'details'])
    .where('object_id', '=', id)
    .where('action', '<>', 'USER_RECORDED')
    .execute();

async function buildAccount(): Promise<{ id: string; email: string }> {
  const email = newAddress();
  const { id } = await server.db
    .insertInto('identity_accounts')
    .values({
      email,
      email_verified: true,
      first_name: 'Ada',
      last_name: 'L',
      password_hash: await hashPassword('of before'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email };
}

const tokenIn = (printed: string) => /token=(\S+)/.exec(printed)?.[1];
const madeAdministrator = {
  action: 'ROLE_CHANGED',
  actor_type: 'PROGRAM',
  details: { from: 'USER', to: 'SYSTEM_ADMIN' },
};

describe('npm run admin', () => {
  it('makes a known person a system administrator, once, with an entry in the audit log', async () => {
    const { id, email } = await buildUser(server.db);
    expect(await run(email.toUpperCase())).toBe(`${email} is a system administrator from the next call on.`);
    expect(await roleOf(email)).toBe('SYSTEM_ADMIN');
    expect(await run(email)).toBe(`${email} is a system administrator already.`);
    expect(await entriesAbout(id)).toEqual([madeAdministrator]);
    expect(await run('list')).toContain(`${email}  Amara Okonkwo`);
  });

  it('makes whoever first signs in with a verified address a system administrator', async () => {
    const email = newAddress();
    const printed = await runBesideIssuer(email);
    expect(printed).toMatch(/^\S+ has not signed in yet\. Whoever .* by \d{4}-\d\d-\d\d \d\d:\d\d UTC becomes/);
    expect(printed).toContain(`The identity provider ${elsewhere} has to know the address.`);
    expect(await run('list')).toContain(`${email}  awaited until`);
    const id = await firstCall(email);
    expect(await roleOf(email)).toBe('SYSTEM_ADMIN');
    expect(await entriesAbout(id)).toEqual([madeAdministrator]);
    expect(await run('list')).not.toContain('awaited');
  });

  it('makes nobody one whose address is not verified, another, or who comes too late', async () => {
    const [unverified, late] = [newAddress(), newAddress()];
    for (const email of [unverified, late]) await runBesideIssuer(email);
    await sql`update awaited_administrators set expires_on = now() where email = ${late}`.execute(server.db);
    await firstCall(unverified, false);
    await firstCall(late);
    await firstCall(`other.${late}`);
    expect(await Promise.all([unverified, late, `other.${late}`].map(roleOf))).toEqual(['USER', 'USER', 'USER']);
  });

  it('awaits an address no longer once it is withdrawn', async () => {
    const email = newAddress();
    await runBesideIssuer(email);
    expect(await run('withdraw', email)).toBe(`${email} is awaited no longer.`);
    await firstCall(email);
    expect(await roleOf(email)).toBe('USER');
    await expect(run('withdraw', email)).rejects.toThrow(/is not awaited\. npm run admin -- list/);
  });

  it('prints a link that makes the account, beside the built-in provider', async () => {
    const email = newAddress();
    const link = await findLink(server.db, tokenIn(await run(email)), ['SIGN_UP']);
    expect(link).toMatchObject({ purpose: 'SIGN_UP', email });
    const { email: known } = await buildAccount();
    const printed = await run(known);
    expect(printed).toContain('reset-link sets another password');
    expect(tokenIn(printed)).toBeUndefined();
  });

  it('prints a link that sets a password, and keeps only its hash', async () => {
    const { id, email } = await buildAccount();
    const printed = await run('reset-link', email);
    expect(await findLink(server.db, tokenIn(printed), ['PASSWORD'])).toMatchObject({ account_id: id });
    const kept = await server.db.selectFrom('identity_links').selectAll().where('account_id', '=', id).execute();
    expect(JSON.stringify(kept)).not.toContain(tokenIn(printed));
    expect(await entriesAbout(id)).toEqual([{ action: 'RESET_LINK_MADE', actor_type: 'PROGRAM', details: {} }]);
  });

  it('ends all sessions of an account and makes its password and its links worthless', async () => {
    const { id, email } = await buildAccount();
    const link = tokenIn(await run('reset-link', email));
    for (const kind of ['Session', 'Grant'])
      await sql`insert into identity_records (kind, id, payload, expires_on)
        values (${kind}, ${randomUUID()}, ${JSON.stringify({ accountId: id })}::jsonb, now() + interval '1 hour')`.execute(
        server.db,
      );
    await run('end-sessions', email);
    const { rows } = await sql`select from identity_records where payload ->> 'accountId' = ${id}`.execute(server.db);
    const { password_hash } = await server.db
      .selectFrom('identity_accounts')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ left: rows.length, opens: await isPassword('of before', password_hash) }).toEqual({
      left: 0,
      opens: false,
    });
    expect(await findLink(server.db, link, ['PASSWORD'])).toBeNull();
    expect(await entriesAbout(id)).toContainEqual({ action: 'SESSIONS_ENDED', actor_type: 'PROGRAM', details: {} });
  });

  it.each([
    [['somebody'], /^somebody is not an e-mail address\.\nUsage:/],
    [[], /^Name the e-mail address/],
    [['reset-link'], /^Name the e-mail address/],
    [['a@b.test', 'c@d.test'], /^One e-mail address is expected/],
    [['end-sessions', 'a@b.test', 'c@d.test'], /^One e-mail address is expected/],
    [['list', 'a@b.test'], /^One e-mail address is expected/],
    [['a@b.test', '--role', 'x'], /^Unknown option '--role'/],
    [['reset-link', 'nobody@admin.test'], /^No account has the address nobody@admin\.test\.$/],
    [['end-sessions', 'nobody@admin.test'], /^No account has the address/],
  ])('%j is refused with one sentence', async (words, sentence) => {
    await expect((async () => run(...words))()).rejects.toThrow(sentence);
  });

  it.each(['reset-link', 'end-sessions'])('%s is the matter of another identity provider', async (act) => {
    await expect(runBesideIssuer(act, 'a@b.test')).rejects.toThrow(/matter of the identity provider https:\/\/id/);
  });
});
