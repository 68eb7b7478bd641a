import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../seed/accounts.ts';
import { buildCourse } from '../../../../seed/content.ts';
import { buildUser } from '../../../../seed/people.ts';
import { listen, type ListeningServer } from '../../../../test/listen.ts';
import { openVisitor, signInAs, startFlow, tokensOf, viewerOf } from '../../../../test/visitor.ts';
import { unfilled } from './field.ts';
import { signInPage } from './sign-in/sign-in-page.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());

beforeEach(() => server.services.limiter.forget('signInByAddress', '127.0.0.1'));

let people = 0;
const newEmail = () => `person-${(people += 1)}@pages.test`;
const person = (values: Parameters<typeof buildAccount>[1] = {}) =>
  buildAccount(server.db, { issuer: `${origin}/identity`, email: newEmail(), ...values });

const mailsTo = (email: string) =>
  server.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('created_on')
    .execute();

async function linkTo(email: string): Promise<string> {
  const { body } = (await mailsTo(email)).at(-1) ?? { body: '' };
  return /http\S+token=\S+/.exec(body)?.[0] ?? 'none';
}

const visitor = () => openVisitor(origin);

async function ask(page: string, fields: Record<string, string>) {
  const one = visitor();
  return one.send(await one.open(`${origin}/identity/${page}`), fields);
}

/** What a page says, without what differs by chance. */
const said = ({ status, text }: { status: number; text: string }, email: string) => ({
  status,
  text: text
    .replaceAll(email, 'EMAIL')
    .replace(/name="token" value="[^"]*"/, '')
    .replaceAll(/interaction\/[\w-]+/g, 'interaction'),
});

describe('the sign-in form', () => {
  it('says the same for a wrong password and for an address nobody has', async () => {
    const { email } = await person();
    const nobody = newEmail();
    const wrong = (await signInAs(visitor(), origin, email, 'wrong')).page;
    const unknown = (await signInAs(visitor(), origin, nobody, 'wrong')).page;
    expect(wrong.text).toContain('That email and password do not match. Check both and try again.');
    expect(said(unknown, nobody)).toEqual(said(wrong, email));
  });

  it('keeps the address and never sends a password back', async () => {
    const email = newEmail();
    const { page } = await signInAs(visitor(), origin, email, 'a secret nobody may see');
    expect(page.text).toContain(`value="${email}"`);
    expect(page.text).not.toContain('a secret nobody may see');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('says at each field what is not right', async () => {
    const { page } = await signInAs(visitor(), origin, 'nonsense', '');
    expect(page.status).toBe(422);
    expect(page.text).toContain('Enter an address such as name@school.org.');
    expect(page.text).toContain('Enter your password.');
    expect(page.text).toMatch(
      /id="email"[\s\S]*aria-invalid="true"[\s\S]*aria-describedby="email-error"[\s\S]*autofocus/,
    );
  });

  it('refuses forms that did not come from its page in this browser', async () => {
    const { email } = await person();
    const own = visitor();
    const page = await own.open(startFlow(origin).address);
    const fields = { email, password: 'lectern-demo' };
    const forged = [
      await own.send(page, { ...fields, token: '' }),
      await own.send(page, { ...fields, token: 'x'.repeat(43) }),
      await own.send({ ...page, text: page.text.replace(/name="token"\s+value="[^"]*"/, '') }, fields),
    ];
    const attacker = visitor();
    const theirs = await attacker.open(startFlow(origin).address);
    const token = /name="token"\s+value="([^"]*)"/.exec(theirs.text)?.[1] ?? '';
    expect(token).not.toBe('');
    forged.push(await own.send(page, { ...fields, token }));
    expect(forged.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await own.send(page, fields)).location).toContain('/auth-callback?code=');
  });

  it('refuses forms of other sites', async () => {
    const own = visitor();
    const page = await own.open(startFlow(origin).address);
    const token = /name="token"\s+value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    const cookie = [...own.cookies].map(([name, value]) => `${name.split(' ')[0]}=${value}`).join('; ');
    const body = new URLSearchParams({ token, email: 'x@y.test', password: 'x' });
    const send = (from: string) => fetch(page.url, { method: 'POST', body, headers: { cookie, origin: from } });
    expect((await send('https://evil.example')).status).toBe(403);
    expect((await send('null')).status).toBe(403);
    expect((await send(origin)).status).toBe(422);
  });

  it('leads whoever comes back to it after the sign-in to the app, and nobody without a session', async () => {
    const { email } = await person();
    const one = visitor();
    const form = await one.open(startFlow(origin).address);
    await one.send(form, { email, password: 'lectern-demo' });
    expect(await one.open(form.url)).toMatchObject({ status: 303, location: '/login' });
    expect((await visitor().open(form.url)).text).toContain('This sign-in took too long');
  });

  it('leads on where the sign-in took too long', async () => {
    const page = await visitor().open(`${origin}/identity/interaction/unknown`);
    expect(page.status).toBe(400);
    expect(page.text).toContain('This sign-in took too long');
    expect(page.text).toContain('href="/login"');
  });

  it('has no link that leads nowhere, and promises nothing that is not there', async () => {
    const course = await buildCourse(server.db, {});
    await server.db.insertInto('free_course_benchmarks').values({ course_id: course.id }).execute();
    const { text } = await visitor().open(startFlow(origin).address);
    expect(text).not.toMatch(/free/i);
    const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links).toContain('/identity/sign-up');
    for (const href of links) expect((await fetch(new URL(href, origin))).status).toBe(200);
  });

  it('is read in the language that somebody chooses there, and so are the pages that follow', async () => {
    const one = visitor();
    const page = await one.open(`${origin}/identity/forgotten-password`);
    expect(page.text).toContain('العربية');
    const spanish = /href="([^"]*ui_locales=es[^"]*)"/.exec(page.text)?.[1] ?? '';
    expect((await one.open(origin + spanish.replaceAll('&amp;', '&'))).text).toContain('<html lang="es"');
    expect((await one.open(`${origin}/identity/sign-up`)).text).toContain('<html lang="es"');
  });

  it('folds the demo accounts, so that "Create an account" stays in view', async () => {
    const { email } = await person({ is_demo: true });
    const { env } = server.services;
    const asked = { uid: 'u', token: 't', filled: unfilled, as: undefined, local: true };
    const text = await signInPage({ ...server.services, env: { ...env, demo: true } }, asked);
    const [folded = ''] = /<details>[^]*<\/details>/.exec(text) ?? [];
    expect(folded).toContain(`as=${encodeURIComponent(email)}`);
    expect(text.replace(folded, '')).not.toContain(email);
    expect(text.replace(folded, '')).toContain('Create an account');
  });

  it('lists no demo accounts where something is configured', async () => {
    const { email } = await person({ is_demo: true });
    expect((await visitor().open(startFlow(origin).address)).text).not.toContain(email);
  });
});

describe('signing up', () => {
  const names = { first_name: 'Noor', last_name: "O'Brien <b>" };

  it('makes an account once the address is confirmed', async () => {
    const email = newEmail();
    const page = await ask('sign-up', { ...names, email: ` ${email.toUpperCase()} ` });
    expect(page.text).toContain(`We have sent a message to ${email}.`);
    expect((await signInAs(visitor(), origin, email, 'river stone lantern')).page.status).toBe(422);
    const one = visitor();
    const choose = await one.open(await linkTo(email));
    expect((await one.send(choose, { new_password: 'river stone lantern' })).text).toContain('Your password is set');
    const { access_token } = await tokensOf(visitor(), origin, email, 'river stone lantern');
    expect(await viewerOf(origin, access_token)).toEqual({ status: 200, email });
    const user = await server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ ...names, email_verified: true, role: 'USER' });
  });

  it('says the same for an address that has an account, and tells the truth in the mail', async () => {
    const { email } = await person();
    const other = newEmail();
    const known = await ask('sign-up', { ...names, email });
    const unknown = await ask('sign-up', { ...names, email: other });
    expect(said(known, email)).toEqual(said(unknown, other));
    expect(await mailsTo(email)).toEqual([expect.objectContaining({ subject: 'You have a Lectern account already' })]);
    expect((await mailsTo(email))[0]?.body).not.toContain('token=');
  });

  it('gives a person who was entered before their own user', async () => {
    const email = newEmail();
    const entered = await buildUser(server.db, { email });
    await server.db.updateTable('users').set({ issuer: null, subject: null }).where('id', '=', entered.id).execute();
    await ask('sign-up', { ...names, email });
    const one = visitor();
    await one.send(await one.open(await linkTo(email)), { new_password: 'river stone lantern' });
    const { access_token } = await tokensOf(visitor(), origin, email, 'river stone lantern');
    await viewerOf(origin, access_token);
    const { subject } = await server.db
      .selectFrom('users')
      .select('subject')
      .where('id', '=', entered.id)
      .executeTakeFirstOrThrow();
    expect(subject).not.toBeNull();
  });

  it.each([
    ['no name', { first_name: ' ', last_name: '' }, ['Enter your first name.']],
    ['a very long last name', { last_name: 'x'.repeat(201) }, ['Use at most 200 characters.']],
    ['a name of two lines', { first_name: 'A\r\nBcc: all@x.test' }, ['Write the name on one line.']],
    ['a very long name', { first_name: 'x'.repeat(201) }, ['Use at most 200 characters.']],
    [
      'an address with a line break',
      { email: 'a@b.test\r\nBcc: all@x.test' },
      ['Enter an address such as name@school.org.'],
    ],
    ['an address without a host', { email: 'amara' }, ['Enter an address such as name@school.org.']],
  ])('refuses %s and keeps what was typed', async (_case, changes, sentences) => {
    const page = await ask('sign-up', { ...names, email: 'kept@pages.test', ...changes });
    expect(page.status).toBe(422);
    for (const sentence of sentences) expect(page.text).toContain(sentence);
    expect(page.text).toContain('last_name' in changes ? 'kept@pages.test' : 'value="O&#39;Brien &lt;b&gt;"');
  });

  it('sends at most three mails a day to one address and says nothing of it', async () => {
    const email = newEmail();
    const texts = [];
    for (let times = 0; times < 5; times++) texts.push(said(await ask('sign-up', { ...names, email }), email).text);
    expect(new Set(texts).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe('a forgotten password', () => {
  it('is replaced with a link that works once, and all sessions end', async () => {
    const { email } = await person();
    const before = await tokensOf(visitor(), origin, email);
    expect((await ask('forgotten-password', { email })).status).toBe(200);
    const link = await linkTo(email);
    const one = visitor();
    const choose = await one.open(link);
    expect((await one.send(choose, { new_password: 'river stone lantern' })).text).toContain('Your password is set');
    expect((await one.open(link)).status).toBe(410);
    expect((await one.send(choose, { new_password: 'another stone lantern' })).status).toBe(410);
    expect((await viewerOf(origin, before.access_token)).status).toBe(401);
    expect((await signInAs(visitor(), origin, email)).page.status).toBe(422);
    expect((await signInAs(visitor(), origin, email, 'river stone lantern')).returned.get('code')).toBeTruthy();
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your Lectern password was changed');
  });

  it('works for one of two who use the same link at the same moment', async () => {
    const { email } = await person();
    await ask('forgotten-password', { email });
    const link = await linkTo(email);
    const opened = await Promise.all(
      ['first stone lantern', 'second stone lantern'].map(async (new_password) => {
        const one = visitor();
        return { one, form: await one.open(link), new_password };
      }),
    );
    const sent = opened.map(({ one, form, new_password }) => one.send(form, { new_password }));
    const both = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(both)).toEqual(new Set([200, 410]));
  });

  it('opens an account that was closed by wrong passwords', async () => {
    const { email } = await person();
    for (let tries = 0; tries < 11; tries++) await signInAs(visitor(), origin, email, 'wrong');
    await ask('forgotten-password', { email });
    const one = visitor();
    await one.send(await one.open(await linkTo(email)), { new_password: 'river stone lantern' });
    expect((await signInAs(visitor(), origin, email, 'river stone lantern')).returned.get('code')).toBeTruthy();
  });

  it('says the same for an address nobody has', async () => {
    const { email } = await person();
    const nobody = newEmail();
    const known = await ask('forgotten-password', { email });
    const unknown = await ask('forgotten-password', { email: nobody });
    expect(said(known, email)).toEqual(said(unknown, nobody));
    expect((await mailsTo(nobody)).map(({ subject }) => subject)).toEqual([
      'There is no Lectern account with this address',
    ]);
  });

  it('keeps only the hash of the link, and the link for an hour', async () => {
    const { email, subject } = await person();
    await ask('forgotten-password', { email });
    const link = await linkTo(email);
    const token = new URL(link).searchParams.get('token') ?? '';
    const rows = await server.db.selectFrom('identity_links').selectAll().where('account_id', '=', subject).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await sql`update identity_links set expires_on = now() - interval '1 second' where account_id = ${subject}`.execute(
      server.db,
    );
    expect((await visitor().open(link)).status).toBe(410);
    expect((await visitor().open(`${origin}/identity/choose-password`)).status).toBe(410);
  });

  it.each([
    ['a short one', 'too short', 'Use at least 10 characters.'],
    ['a common one', 'qwertyuiop', 'Many people use this password. Choose another one.'],
    ['the address', 'weak.person99', 'Choose a password that is not your name or address.'],
    ['the name', 'amaraokonkwo!', 'Choose a password that is not your name or address.'],
  ])('is not replaced with %s', async (_case, new_password, sentence) => {
    const email = `weak.person@pages${(people += 1)}.test`;
    await person({ email, first_name: 'Amara Okonkwo' });
    await ask('forgotten-password', { email });
    const one = visitor();
    const page = await one.send(await one.open(await linkTo(email)), { new_password });
    expect(page.status).toBe(422);
    expect(page.text).toContain(sentence);
  });
});

describe('the mails of a development server', () => {
  it('can be read on the own machine', async () => {
    const { email } = await person();
    await ask('forgotten-password', { email });
    const page = await visitor().open(`${origin}/identity/mail`);
    expect(page.text).toContain('Choose a new password for Lectern');
    expect(page.text).toContain(`<a href="${origin}/identity/choose-password?token=`);
  });

  it.each([
    ['in production', { NODE_ENV: 'production', OIDC_ISSUER: 'embedded', PUBLIC_URL: 'http://localhost:1' }],
    ['under an address others can reach', { PUBLIC_URL: 'http://school.example' }],
  ])('do not exist %s', async (_case, variables) => {
    const other = await listen(variables);
    const { port } = other.services.env;
    const reply = await fetch(`http://localhost:${port}/identity/mail`);
    expect(reply.status).toBe(404);
    await other.close();
  });

  it('are all there is: without a mail server in production nobody can sign up', async () => {
    const variables = { NODE_ENV: 'production', OIDC_ISSUER: 'embedded', PUBLIC_URL: 'http://localhost:1' };
    const silent = await listen(variables);
    const mailing = await listen({ ...variables, SMTP_URL: 'smtp://localhost:1' });
    const status = async ({ services }: ListeningServer) =>
      (await fetch(`http://localhost:${services.env.port}/identity/sign-up`)).status;
    expect([await status(silent), await status(mailing)]).toEqual([404, 200]);
    await silent.close();
    await mailing.close();
  });
});
