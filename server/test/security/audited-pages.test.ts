import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import { findAuditBreaks } from '../../src/base/audit-log/find-audit-breaks.ts';
import { listen, type ListeningServer } from '../listen.ts';
import { openVisitor, signInAs, type Page, type Visitor } from '../visitor.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await listen();
});
afterAll(() => server.close());
beforeEach(() => server.services.limiter.forget('signInByAddress', '127.0.0.1'));

type Owner = { readonly visitor: Visitor; readonly email: string; readonly subject: string };

/** Somebody with an account, signed in at the provider. */
async function owner(): Promise<Owner> {
  const email = `${crypto.randomUUID()}@audited.test`;
  const { subject } = await buildAccount(server.db, { issuer: `${server.origin}/identity`, email });
  const visitor = openVisitor(server.origin);
  await signInAs(visitor, server.origin, email);
  return { visitor, email, subject };
}

const pages = join(import.meta.dirname, '../../src/base/identity/pages');

/** Every form of the provider's pages, by the address that it is sent to. */
const forms = globSync('**/*.ts', { cwd: pages })
  .flatMap((file) => [...readFileSync(join(pages, file), 'utf8').matchAll(/pages\.post\('([^']+)'/g)])
  .map(([, address = '']) => address);

const onlyMails = 'it only sends a mail; what its link does is audited';
const unaudited: Record<string, string> = {
  '/frame-sign-in': 'it takes a ticket of autologin, which is audited as the sign-in',
  '/sign-up': onlyMails,
  '/forgotten-password': onlyMails,
  '/account/email': onlyMails,
  '/invitation': 'it makes an account of somebody new, whose entry the test of its link reads',
};

const newPassword = 'river stone lantern';

async function sendOwn({ visitor }: Owner, form: string, fields: Record<string, string>): Promise<Page> {
  return visitor.send(await visitor.open('/identity/account'), fields, `/identity/account/${form}`);
}

async function openLink({ visitor }: Owner, email: string): Promise<Page> {
  const mails = server.db.selectFrom('mail_outbox').select('body').where('recipient', '=', email);
  const { body } = await mails.orderBy('created_on', 'desc').executeTakeFirstOrThrow();
  return visitor.open(/http\S+token=\S+/.exec(body)?.[0] ?? 'none');
}

/** Sends each form that changes something, and names the entry that it must leave. */
const audited: Record<string, { action: string; act: (person: Owner) => Promise<unknown> }> = {
  '/interaction/:uid': {
    action: 'SIGNED_IN',
    act: ({ email }) => signInAs(openVisitor(server.origin), server.origin, email),
  },
  '/choose-password': {
    action: 'PASSWORD_CHANGED',
    act: async (person) => {
      const { visitor, email } = person;
      await visitor.send(await visitor.open('/identity/forgotten-password'), { email });
      await visitor.send(await openLink(person, email), { new_password: newPassword });
    },
  },
  '/confirm-email': {
    action: 'EMAIL_CHANGED',
    act: async (person) => {
      const email = `new-${person.email}`;
      await sendOwn(person, 'email', { email, password: 'lectern-demo' });
      await person.visitor.send(await openLink(person, email), {});
    },
  },
  '/account/names': {
    action: 'NAME_CHANGED',
    act: (person) => sendOwn(person, 'names', { first_name: 'Other', last_name: 'Name' }),
  },
  '/account/password': {
    action: 'PASSWORD_CHANGED',
    act: (person) => sendOwn(person, 'password', { current_password: 'lectern-demo', new_password: newPassword }),
  },
  '/account/sign-out-everywhere': {
    action: 'SESSIONS_ENDED',
    act: (person) => sendOwn(person, 'sign-out-everywhere', {}),
  },
};

const entriesOf = (account: string) =>
  server.db
    .selectFrom('audit_log')
    .innerJoin('audit_personal', (on) =>
      on
        .onRef('audit_personal.chain_id', '=', 'audit_log.chain_id')
        .onRef('audit_personal.number', '=', 'audit_log.number'),
    )
    .select(['action', 'actor_type', 'actor_id', 'details', 'facts', 'address', 'request_id'])
    .where('audit_log.chain_id', '=', account)
    .orderBy('audit_log.number')
    .execute();

describe('what people do with their accounts', () => {
  it('is sent with forms that are tried here, or say why they leave no entry', () => {
    expect(forms.toSorted()).toEqual([...Object.keys(audited), ...Object.keys(unaudited)].toSorted());
  });

  it.each(Object.entries(audited))('%s leaves one entry', async (_address, { action, act }) => {
    const person = await owner();
    const before = (await entriesOf(person.subject)).length;
    await act(person);
    const entries = (await entriesOf(person.subject)).slice(before);
    expect(entries).toMatchObject([{ action, actor_type: 'ACCOUNT', actor_id: person.subject }]);
    expect(entries[0]?.address).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(entries[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells the old address and the new one, and no password', async () => {
    const person = await owner();
    for (const address of ['/confirm-email', '/account/names', '/account/password'])
      await audited[address]?.act(person);
    const entries = await entriesOf(person.subject);
    expect(entries.map(({ facts }) => facts)).toContainEqual({
      before: { email: person.email },
      after: { email: `new-${person.email}` },
    });
    expect(JSON.stringify(entries)).not.toMatch(/lectern-demo|river stone|argon2/);
  });

  it('makes an account: one entry by its owner', async () => {
    const email = `${crypto.randomUUID()}@audited.test`;
    const visitor = openVisitor(server.origin);
    const person = { visitor, email, subject: '' };
    const names = { first_name: 'Ada', last_name: 'Lovelace' };
    await visitor.send(await visitor.open('/identity/sign-up'), { ...names, email });
    await visitor.send(await openLink(person, email), { new_password: newPassword });
    const { id } = await server.db
      .selectFrom('identity_accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await entriesOf(id)).toMatchObject([
      { action: 'ACCOUNT_CREATED', actor_type: 'ACCOUNT', actor_id: id, facts: { after: { ...names, email } } },
    ]);
  });

  it('closes for a guesser: one entry by a visitor, however often they go on', async () => {
    const email = `${crypto.randomUUID()}@audited.test`;
    const { subject } = await buildAccount(server.db, { issuer: `${server.origin}/identity`, email });
    const guesser = openVisitor(server.origin);
    const statuses: number[] = [];
    for (let tries = 0; tries < 13; tries++)
      statuses.push((await signInAs(guesser, server.origin, email, 'wrong')).page.status);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    expect(await entriesOf(subject)).toMatchObject([{ action: 'LOCKED_OUT', actor_type: 'VISITOR', actor_id: null }]);
  });

  it('leaves every chain whole', async () => {
    expect(await findAuditBreaks(server.db)).toEqual([]);
  });
});
