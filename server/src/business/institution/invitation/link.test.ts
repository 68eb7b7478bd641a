import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../seed/accounts.ts';
import { addInstitutionMember, buildGroup, buildInvitation, buildLicense } from '../../../../seed/school.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { askAs, chooseByLink, openInviting, type Inviting } from '../../../../test/inviting.ts';
import { listen, type ListeningServer } from '../../../../test/listen.ts';
import { exchangeCode, openVisitor, startFlow, tokensOf, type Visitor } from '../../../../test/visitor.ts';
import { copiedToken } from './copied-token.ts';
import { makeLinks } from './send-invitations.ts';

let server: ListeningServer;
let origin: string;
let school: Inviting;
const lines: string[] = [];
beforeAll(async () => {
  server = await listen({}, { revocationAge: 0, log: { write: (line) => void lines.push(line) } });
  ({ origin } = server);
  school = await openInviting(server);
});
afterAll(() => server.close());

const visitor = () => openVisitor(origin);
const documents = {
  look: `query look($token: String!) { invitationByLink(token: $token) {
    id address role institution_id institution_name group_name invited_by expires_on taker my_role way } }`,
  accept: `mutation accept($data: InstitutionMemberInput!) { addInstitutionMember(data: $data) { id role } }`,
  decline: `mutation decline($id: ID!) { deleteInstitutionInvite(id: $id) { success } }`,
  resend: `mutation resend($id: ID!) { resendInstitutionInvitation(id: $id) { link } }`,
  viewer: `{ viewer { id email institutions { id my_role } } }`,
};
const ask = (token: string | null, name: keyof typeof documents, variables: object = {}) =>
  askAs(origin, token, documents[name], variables);
const look = async (token: string, by: string | null = null) => ask(by, 'look', { token });

/** Signs in with an address that has an account. */
async function signedIn(email?: string) {
  const account = await buildAccount(server.db, { issuer: `${origin}/identity`, ...(email ? { email } : {}) });
  return { ...account, token: (await tokensOf(visitor(), origin, account.email)).access_token };
}

/** What a sign-in that shows no page comes back with. */
async function goOn(browser: Visitor): Promise<string> {
  const flow = startFlow(origin);
  const { location } = await browser.open(flow.address);
  const code = new URL(location ?? 'none:').searchParams.get('code') ?? '';
  return (await exchangeCode(origin, code, flow.verifier)).access_token;
}

/** Accepts what a link shows as the holder of a token, as the page behind the link does. */
async function acceptBy(link: string, token: string): Promise<string | null> {
  const shown = await look(link, token);
  if (!shown.data?.['invitationByLink']) return shown.code;
  const { institution_id, role } = shown.data['invitationByLink'];
  const user_id = (await ask(token, 'viewer')).data?.['viewer'].id;
  return (await ask(token, 'accept', { data: { user_id, institution_id, role } })).code;
}

const members = async (email: string) => {
  const { rows } = await sql`select from institution_members m join users u on u.id = m.user_id
    where u.email = ${email} and m.deleted_on is null`.execute(server.db);
  return rows.length;
};
const age = (id: string, days: number) =>
  sql`update invitations set expires_on = expires_on - make_interval(days => ${days}) where id = ${id}`.execute(
    server.db,
  );

describe('the link in a mail', () => {
  it('leads somebody new through a password to the institution, and then nobody anywhere', async () => {
    const { email, mailed } = await school.invite({ role: 'INSTRUCTOR' });
    const { data } = await look(mailed);
    expect(data?.['invitationByLink']).toMatchObject({
      address: email,
      role: 'INSTRUCTOR',
      institution_name: school.institution.name,
      group_name: null,
      invited_by: 'Grace Hopper',
      taker: 'NOBODY',
      way: 'PASSWORD',
    });
    const browser = visitor();
    const form = await browser.open(`${origin}/identity/invitation?token=${mailed}`);
    expect(form.text).toContain(`Grace Hopper invites you to ${school.institution.name}.`);
    expect(form.text).toMatch(/name="first_name"[\s\S]*?value="Noor"/);
    const sent = await browser.send(form, {
      first_name: 'Nour',
      last_name: 'Haddad',
      new_password: 'seven green kettles',
    });
    expect(sent.location).toBe(`/login?url=%2Finvitation%2F${mailed}`);
    const token = await goOn(browser);
    const viewer = (await ask(token, 'viewer')).data?.['viewer'];
    expect(viewer).toMatchObject({ email, institutions: [] });
    expect((await look(mailed, token)).data?.['invitationByLink']).toMatchObject({ taker: 'INVITED', way: 'SIGN_IN' });
    expect(await acceptBy(mailed, token)).toBeNull();
    expect((await ask(token, 'viewer')).data?.['viewer'].institutions).toEqual([
      { id: school.institution.id, my_role: 'INSTRUCTOR' },
    ]);
    expect((await look(mailed, token)).code).toBe('NOT_FOUND');
    expect((await visitor().open(`${origin}/identity/invitation?token=${mailed}`)).status).toBe(410);
    // What was typed counts, not what the administrator had typed; the address is confirmed and the entry written.
    const { rows } = await sql<{ action: string; first_name: string }>`
      select l.action, a.first_name from identity_accounts a
      join audit_log l on l.chain_id = a.id and l.action = 'ACCOUNT_CREATED'
      where a.email = ${email} and a.email_verified`.execute(server.db);
    expect(rows).toEqual([{ action: 'ACCOUNT_CREATED', first_name: 'Nour' }]);
  });

  it('signs in the browser that has chosen the password, once and no other', async () => {
    const { email, mailed } = await school.invite();
    const browser = visitor();
    await chooseByLink(origin, browser, mailed);
    const copied = visitor();
    for (const [name, value] of browser.cookies) copied.cookies.set(name, value);
    const stranger = await visitor().open(startFlow(origin).address);
    expect(stranger.text).toContain('name="password"');
    expect((await ask(await goOn(browser), 'viewer')).data?.['viewer'].email).toBe(email);
    copied.cookies.delete('lectern_session /identity');
    expect((await copied.open(startFlow(origin).address)).text).toContain('name="password"');
  });

  // O-16
  it('makes one account, however often its form is sent at once', async () => {
    const { email, mailed } = await school.invite();
    const browsers = [visitor(), visitor(), visitor()];
    const pages = await Promise.all(browsers.map((one) => one.open(`${origin}/identity/invitation?token=${mailed}`)));
    const fields = { first_name: 'Noor', last_name: 'Haddad', new_password: 'seven green kettles' };
    const replies = await Promise.all(browsers.map((one, at) => one.send(pages[at]!, fields)));
    expect(replies.filter(({ status }) => status === 303 || status === 410)).toHaveLength(3);
    const fresh = browsers.filter(({ cookies }) => cookies.get('lectern_fresh /identity'));
    expect(fresh).toHaveLength(1);
    const { rows } = await sql`select from identity_accounts where email = ${email}`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  it('shows whatever names are written as text', async () => {
    const evil = `<img src=x onerror=alert(1)>"'&amp;`;
    const { mailed, email } = await school.invite({ first_name: evil, last_name: `</title><script>1</script>` });
    const named = (name: string, first_name: string) =>
      sql`with i as (update institutions set name = ${name} where id = ${school.institution.id})
        update users set first_name = ${first_name} where id = ${school.admin.id}`.execute(server.db);
    await named(`<b>${evil}</b>`, `<i>Grace`);
    const page = await visitor().open(`${origin}/identity/invitation?token=${mailed}`);
    const refused = await chooseByLink(origin, visitor(), mailed, { first_name: evil, new_password: '1' });
    await named(school.institution.name, 'Grace');
    expect(page.text).toContain(`&lt;b&gt;&lt;img src=x onerror=alert(1)&gt;`);
    expect(page.text).toContain('&lt;i&gt;Grace');
    expect(page.text).toContain(email);
    expect(refused.text).toContain(`value="&lt;img src=x onerror=alert(1)&gt;`);
    for (const { text } of [page, refused]) expect(text).not.toMatch(/<(img|b>|i>|script>1)/);
  });

  it('says at each field what is not right, and asks for the form of this browser', async () => {
    const { mailed } = await school.invite();
    const browser = visitor();
    const wrong = await chooseByLink(origin, browser, mailed, { first_name: ' ', new_password: 'short' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Enter your first name.');
    expect(wrong.text).toContain('Use at least 10 characters.');
    const forged = await browser.send(wrong, { token: 'x'.repeat(43) });
    expect(forged.status).toBe(403);
    expect((await look(mailed)).data?.['invitationByLink'].way).toBe('PASSWORD');
  });

  it('leads whoever has an account through the sign-in', async () => {
    const known = await signedIn();
    const { mailed } = await school.invite({ email: known.email });
    expect((await look(mailed)).data?.['invitationByLink']).toMatchObject({ taker: 'NOBODY', way: 'SIGN_IN' });
    const page = await visitor().open(`${origin}/identity/invitation?token=${mailed}`);
    expect([page.status, page.location]).toEqual([303, `/login?url=%2Finvitation%2F${mailed}`]);
    expect(await acceptBy(mailed, known.token)).toBeNull();
    expect(await members(known.email)).toBe(1);
  });

  it('says to a member that they are one, and to whose address nobody has confirmed, that', async () => {
    const known = await signedIn();
    const { mailed } = await school.invite({ email: known.email });
    await addInstitutionMember(server.db, school.institution.id, known.id, 'INSTRUCTOR');
    expect((await look(mailed, known.token)).data?.['invitationByLink']).toMatchObject({
      taker: 'INVITED',
      my_role: 'INSTRUCTOR',
    });
    await server.db.updateTable('users').set({ email_verified: false }).where('id', '=', known.id).execute();
    await server.db
      .updateTable('identity_accounts')
      .set({ email_verified: false })
      .where('email', '=', known.email)
      .execute();
    const renewed = (await tokensOf(visitor(), origin, known.email)).access_token;
    expect((await look(mailed, renewed)).data?.['invitationByLink']).toMatchObject({
      taker: 'UNCONFIRMED',
      my_role: null,
    });
  });

  it('says to somebody else who is signed in that it is for another person, whatever they are there', async () => {
    const other = await signedIn();
    const { mailed, copied, email } = await school.invite();
    for (const link of [mailed, copied])
      for (const { token } of [other, school.admin])
        expect((await look(link, token)).data?.['invitationByLink']).toMatchObject({
          address: email,
          taker: 'ANOTHER',
          my_role: null,
        });
  });

  it('names this site whatever host a call names, and stands in no log', async () => {
    lines.length = 0;
    const { mailed, email } = await school.invite();
    const { body } = await server.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(body).toContain(`\n${origin}/invitation/${mailed}\n`);
    const page = await fetch(`${origin}/invitation/${mailed}`, { headers: { accept: 'text/html', host: 'evil.test' } });
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    await look(mailed);
    await chooseByLink(origin, visitor(), mailed);
    expect(lines.join('')).toContain('/invitation/…');
    expect(lines.join('')).not.toContain(mailed);
    const kept = await server.db.selectFrom('invitation_links').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(mailed);
    expect(Buffer.from(mailed, 'base64url')).toHaveLength(32);
  });
});

it('a link names the group that is joined by accepting, as long as there is one', async () => {
  const institution_id = school.institution.id;
  const { id: license_id } = await buildLicense(server.db, { institution_id });
  const { id: group_id } = await buildGroup(server.db, { license_id, name: 'Soil Science' });
  const { id } = await buildInvitation(server.db, `${crypto.randomUUID()}@people.test`, { institution_id, group_id });
  const [mailed = ''] = await makeLinks(server.db, [id]);
  const copied = copiedToken(server.services.tickets, id, 0);
  const named = async (token: string) => (await look(token)).data?.['invitationByLink'].group_name;
  expect([await named(mailed), await named(copied)]).toEqual(['Soil Science', 'Soil Science']);
  await sql`update groups set deleted_on = now(), deleted_by = owner_id where id = ${group_id}`.execute(server.db);
  expect([await named(mailed), await named(copied)]).toEqual([null, null]);
});

describe('a link that was copied', () => {
  // O-16
  it('confirms no address: whoever opens it signs in, and tells not whether there is an account', async () => {
    const known = await signedIn();
    for (const { copied } of [await school.invite(), await school.invite({ email: known.email })]) {
      expect((await look(copied)).data?.['invitationByLink']).toMatchObject({ taker: 'NOBODY', way: 'EITHER' });
      expect((await visitor().open(`${origin}/identity/invitation?token=${copied}`)).status).toBe(410);
    }
  });

  it('is answered by whoever signs in with the address', async () => {
    const known = await signedIn();
    const { copied } = await school.invite({ email: known.email });
    expect(await acceptBy(copied, known.token)).toBeNull();
    expect(await members(known.email)).toBe(1);
  });

  it('cannot be made of another one', async () => {
    const [one, other] = [await school.invite(), await school.invite()];
    const [, signature = ''] = one.copied.split('.');
    const forged = [
      `${other.id}.${signature}`,
      `${one.id}.${'A'.repeat(43)}`,
      `${one.id.toUpperCase()}.${signature}`,
      `${one.id}.`,
      one.id,
    ];
    for (const token of forged) expect((await look(token)).code).toBe('NOT_FOUND');
  });
});

describe('a link that counts no more', () => {
  it('looks the same whatever has become of it, for everybody', async () => {
    const done = async (reply: Promise<{ readonly code: string | null }>) => expect((await reply).code).toBeNull();
    const ofInstitution = (deleted_on: string | null) =>
      sql`update institutions set deleted_on = ${deleted_on} where id = ${school.institution.id}`.execute(server.db);
    type Made = Awaited<ReturnType<Inviting['invite']>>;
    const kills: readonly ((made: Made, token: string) => Promise<unknown>)[] = [
      ({ id }, token) => done(ask(token, 'decline', { id })),
      ({ id }) => done(ask(school.admin.token, 'decline', { id })),
      ({ id }) => done(ask(school.admin.token, 'resend', { id })),
      ({ id }) => age(id, 30),
      () => ofInstitution(new Date().toISOString()),
    ];
    const replies = new Set<string>();
    const pages = new Set<string>();
    const tokens = ['', 'x', 'x'.repeat(43), `${crypto.randomUUID()}.${'x'.repeat(43)}`, '\0', 'é'.repeat(500)];
    for (const kill of kills) {
      const known = await signedIn();
      const made = await school.invite({ email: known.email });
      await kill(made, known.token);
      tokens.push(made.mailed, made.copied);
      for (const token of [made.mailed, made.copied])
        for (const by of [null, known.token, school.admin.token]) replies.add(JSON.stringify(await look(token, by)));
    }
    for (const token of tokens) {
      replies.add(JSON.stringify(await look(token)));
      const page = await visitor().open(`${origin}/identity/invitation?token=${encodeURIComponent(token)}`);
      pages.add(`${page.status} ${page.text}`);
    }
    expect([...replies]).toEqual([JSON.stringify({ data: null, code: 'NOT_FOUND' })]);
    await ofInstitution(null);
    expect(pages.size).toBe(1);
    expect([...pages][0]).toMatch(/^410 [\s\S]*This invitation cannot be used/);
  });

  const each = howMany({ sample: 4, deep: 250 });
  it(
    `lets nobody in: by another address, a second time, after 30 days, after Resend, ${each} of each kind`,
    async () => {
      const another = await signedIn();
      const accepted: string[] = [];
      const hold = (what: string, code: string | null) => code === null && accepted.push(what);
      for (let turn = 0; turn < each; turn += 1) {
        for (const kind of ['mailed', 'copied'] as const) {
          const person = await signedIn();
          const stolen = await school.invite({ email: person.email });
          hold('another address', await acceptBy(stolen[kind], another.token));
          const twice = stolen[kind];
          expect(await acceptBy(twice, person.token)).toBeNull();
          await sql`update institution_members set deleted_on = now() where user_id = ${person.id}`.execute(server.db);
          hold('a second time', await acceptBy(twice, person.token));
          const old = await school.invite({ email: person.email });
          await age(old.id, 30);
          hold('after 30 days', await acceptBy(old[kind], person.token));
          expect((await ask(school.admin.token, 'resend', { id: old.id })).code).toBeNull();
          hold('after Resend', await acceptBy(old[kind], person.token));
          expect(await members(person.email)).toBe(0);
        }
        // What is allowed in a day and in a minute does not run out.
        await sql`delete from mail_outbox`.execute(server.db);
        for (const { id } of [school.admin, another]) await server.services.limiter.forget('user', id);
        await server.services.limiter.forget('signInBegun', '127.0.0.1');
      }
      expect(accepted).toEqual([]);
      expect(await members(another.email)).toBe(0);
    },
    longTest,
  );
});

describe('where another provider signs people in', () => {
  it('the link leads to it, and makes no account', async () => {
    const away = await listen({ DATABASE_URL: await urlOf(server), OIDC_ISSUER: 'http://localhost:1' });
    const { mailed } = await school.invite();
    const { data } = await askAs(away.origin, null, documents.look, { token: mailed });
    expect(data?.['invitationByLink'].way).toBe('SIGN_IN');
    expect((await fetch(`${away.origin}/identity/invitation?token=${mailed}`)).status).toBe(404);
    await away.close();
  });
});

async function urlOf({ services }: ListeningServer): Promise<string> {
  return services.env.databaseUrl ?? '';
}
