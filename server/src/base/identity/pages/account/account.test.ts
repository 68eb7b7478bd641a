import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../../seed/accounts.ts';
import { buildUser } from '../../../../../seed/people.ts';
import { listen, type ListeningServer } from '../../../../../test/listen.ts';
import { askForTokens, openVisitor, signInAs, tokensOf, viewerOf } from '../../../../../test/visitor.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());
beforeEach(() => server.services.limiter.forget('signInByAddress', '127.0.0.1'));

let people = 0;
const newEmail = () => `owner-${(people += 1)}@account.test`;

/** A person with My Account open in one browser and a session in another. */
async function owner() {
  const built = await buildAccount(server.db, { issuer: `${origin}/identity`, email: newEmail() });
  const visitor = openVisitor(origin);
  const here = await tokensOf(visitor, origin, built.email);
  const elsewhere = await tokensOf(openVisitor(origin), origin, built.email);
  const open = () => visitor.open(`${origin}/identity/account`);
  const send = async (form: string, fields: Record<string, string>) =>
    visitor.send(await open(), fields, `/identity/account/${form}`);
  return { ...built, visitor, here, elsewhere, open, send };
}

async function lastMail(email: string) {
  const mails = server.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email);
  return mails.orderBy('created_on', 'desc').executeTakeFirst();
}

const linkIn = (body = '') => /http\S+token=\S+/.exec(body)?.[0] ?? 'none';

describe('My Account', () => {
  it('is closed to people who are not signed in, and leads back after signing in', async () => {
    const visitor = openVisitor(origin);
    const page = await visitor.open(`${origin}/identity/account`);
    expect(page.status).toBe(401);
    expect(page.text).toContain('href="/login?url=/identity/account"');
    for (const form of ['names', 'email', 'password', 'sign-out-everywhere']) {
      const sent = await fetch(`${origin}/identity/account/${form}`, {
        method: 'POST',
        body: new URLSearchParams({ a: 'b' }),
      });
      expect(sent.status).toBe(401);
    }
  });

  it('refuses forms of another session', async () => {
    const [one, other] = [await owner(), await owner()];
    const theirs = await other.open();
    for (const form of ['names', 'email', 'password', 'sign-out-everywhere']) {
      const page = await one.visitor.send(
        theirs,
        { first_name: 'Evil', last_name: 'One' },
        `/identity/account/${form}`,
      );
      expect(page.status).toBe(403);
    }
    expect((await viewerOf(origin, one.elsewhere.access_token)).status).toBe(200);
  });

  it('changes names, which show at once whatever older tokens say', async () => {
    const { send, here, subject } = await owner();
    await viewerOf(origin, here.access_token);
    expect((await send('names', { first_name: '', last_name: 'Haddad' })).text).toContain('Enter your first name.');
    expect((await send('names', { first_name: ' Noor ', last_name: 'Haddad' })).text).toContain(
      'Your name has been saved.',
    );
    await viewerOf(origin, here.access_token);
    const user = server.db.selectFrom('users').select(['first_name', 'last_name']).where('subject', '=', subject);
    expect(await user.executeTakeFirst()).toEqual({ first_name: 'Noor', last_name: 'Haddad' });
  });

  it('changes the address after its link was opened and its button pressed', async () => {
    const { email, send, subject } = await owner();
    const next = newEmail();
    expect((await send('email', { email: next, password: 'wrong' })).text).toContain('This is not your password.');
    expect((await send('email', { email, password: 'lectern-demo' })).text).toContain('This is already your address.');
    const sent = await send('email', { email: next, password: 'lectern-demo' });
    expect(sent.text).toContain('We have sent a link to your new address.');
    const link = linkIn((await lastMail(next))?.body);
    const reader = openVisitor(origin);
    const page = await reader.open(link);
    expect((await signInAs(openVisitor(origin), origin, email)).returned.get('code')).toBeTruthy();
    expect((await reader.send(page, {})).text).toContain(`You sign in with ${next} now.`);
    expect((await reader.open(link)).status).toBe(410);
    expect((await signInAs(openVisitor(origin), origin, email)).page.status).toBe(422);
    expect((await signInAs(openVisitor(origin), origin, next)).returned.get('code')).toBeTruthy();
    const user = server.db.selectFrom('users').select(['email', 'email_verified']).where('subject', '=', subject);
    expect(await user.executeTakeFirst()).toEqual({ email: next, email_verified: true });
    expect((await lastMail(email))?.subject).toBe('The address of your Lectern account was changed');
  });

  it('says nothing about whose address another one is', async () => {
    const { send } = await owner();
    const taken = await owner();
    const text = async (email: string) => (await send('email', { email, password: 'lectern-demo' })).text;
    const withoutToken = (page: string) => page.replaceAll(/name="token"\s+value="[^"]*"/g, '');
    expect(withoutToken(await text(taken.email))).toBe(withoutToken(await text(newEmail())));
    expect((await lastMail(taken.email))?.subject).toBe('This address has a Lectern account already');
  });

  it('takes no address that somebody else got in the meantime', async () => {
    const { email, send } = await owner();
    const wanted = newEmail();
    await send('email', { email: wanted, password: 'lectern-demo' });
    await buildUser(server.db, { email: wanted });
    const reader = openVisitor(origin);
    const page = await reader.open(linkIn((await lastMail(wanted))?.body));
    expect((await reader.send(page, {})).status).toBe(410);
    expect((await signInAs(openVisitor(origin), origin, email)).returned.get('code')).toBeTruthy();
  });

  it('changes the password and ends the other sessions, not this one', async () => {
    const { email, send, here, elsewhere } = await owner();
    const fields = { current_password: 'lectern-demo', new_password: 'river stone lantern' };
    expect((await send('password', { ...fields, current_password: 'wrong' })).text).toContain(
      'This is not your password.',
    );
    expect((await send('password', { ...fields, new_password: 'short' })).text).toContain(
      'Use at least 10 characters.',
    );
    expect((await send('password', fields)).text).toContain('Your password has been changed.');
    expect((await viewerOf(origin, here.access_token)).status).toBe(200);
    expect((await viewerOf(origin, elsewhere.access_token)).status).toBe(401);
    const renewed = await Promise.all(
      [here, elsewhere].map(({ refresh_token }) =>
        askForTokens(origin, { grant_type: 'refresh_token', refresh_token }),
      ),
    );
    expect(renewed.map(({ status }) => status)).toEqual([200, 400]);
    expect((await signInAs(openVisitor(origin), origin, email)).page.status).toBe(422);
    expect((await lastMail(email))?.subject).toBe('Your Lectern password was changed');
  });

  it('counts wrong current passwords like wrong ones at the sign-in', async () => {
    const { email, send } = await owner();
    const fields = { current_password: 'wrong', new_password: 'river stone lantern' };
    for (let tries = 0; tries < 10; tries++) await send('password', fields);
    expect((await send('password', { ...fields, current_password: 'lectern-demo' })).text).toContain('Too many tries.');
    expect((await signInAs(openVisitor(origin), origin, email)).page.status).toBe(429);
  });

  it('ends a link for a new address when the password is changed', async () => {
    const { send } = await owner();
    const next = newEmail();
    await send('email', { email: next, password: 'lectern-demo' });
    await send('password', { current_password: 'lectern-demo', new_password: 'river stone lantern' });
    expect((await openVisitor(origin).open(linkIn((await lastMail(next))?.body))).status).toBe(410);
  });

  it('signs out everywhere', async () => {
    const { send, open, here, elsewhere, email } = await owner();
    expect((await send('sign-out-everywhere', {})).text).toContain('You are signed out everywhere');
    expect((await open()).status).toBe(401);
    for (const { access_token, refresh_token } of [here, elsewhere]) {
      expect((await viewerOf(origin, access_token)).status).toBe(401);
      expect((await askForTokens(origin, { grant_type: 'refresh_token', refresh_token })).error).toBe('invalid_grant');
    }
    const again = await tokensOf(openVisitor(origin), origin, email);
    expect((await viewerOf(origin, again.access_token)).status).toBe(200);
  });
});
