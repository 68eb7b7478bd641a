import { createPrivateKey } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../seed/accounts.ts';
import { buildUser } from '../../../seed/people.ts';
import { listen, type ListeningServer } from '../../../test/listen.ts';
import {
  askSilently,
  exchangeCode,
  openVisitor,
  renew,
  signInAs,
  startFlow,
  tokensOf,
  viewerOf,
} from '../../../test/visitor.ts';
import { keepUsers } from './keep-users.ts';
import { readSigningKeys } from './keys.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());

const person = (values: Parameters<typeof buildAccount>[1] = {}) =>
  buildAccount(server.db, { issuer: `${origin}/identity`, ...values });

describe('signing in', () => {
  // D1-7.02, 7.03
  it('brings the person up to date with the first call of the session, whatever it asks', async () => {
    const { id, email } = await person();
    await server.db
      .updateTable('identity_accounts')
      .set({ first_name: 'Amarachi' })
      .where('email', '=', email)
      .execute();
    await sql`update users set modified_on = now() - interval '1 hour' where id = ${id}`.execute(server.db);
    const { access_token } = await tokensOf(openVisitor(origin), origin, email);
    const query = `{ studentCourseProgress(courseId: "${id}", groupId: "${id}") { group_id } }`;
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${access_token}`,
        'x-perform-initial-checks': 'true',
      },
      body: JSON.stringify({ query }),
    });
    const user = await server.db
      .selectFrom('users')
      .select('first_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(user.first_name).toBe('Amarachi');
  });

  // D1-1.22, 7.04
  it('leads from the form to the first screen', async () => {
    const { email } = await person();
    const { access_token } = await tokensOf(openVisitor(origin), origin, email);
    expect(await viewerOf(origin, access_token)).toEqual({ status: 200, email });
  });

  // D1-7.05
  it('says in the tokens who it is, for this API and this client only, for ten minutes', async () => {
    const { email, subject } = await person({ first_name: 'Noor', last_name: 'Haddad', email_verified: false });
    const tokens = await tokensOf(openVisitor(origin), origin, email);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    const access = decodeJwt(tokens.access_token);
    expect(access).toMatchObject({
      iss: `${origin}/identity`,
      aud: `${origin}/graphql`,
      sub: subject,
      email,
      email_verified: false,
      given_name: 'Noor',
      family_name: 'Haddad',
      grant: expect.any(String),
    });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(600);
    const id = decodeJwt(tokens.id_token);
    expect(id).toMatchObject({ aud: 'lectern', sub: subject, email, given_name: 'Noor' });
    expect(id['grant']).toBeUndefined();
  });

  it('returns the state, the issuer (RFC 9207) and the nonce, and gives the session a new id', async () => {
    const { email } = await person();
    const visitor = openVisitor(origin);
    visitor.cookies.set('lectern_session /identity', 'known-to-an-attacker');
    const { returned, state, nonce, verifier } = await signInAs(visitor, origin, email);
    expect(returned.get('state')).toBe(state);
    expect(returned.get('iss')).toBe(`${origin}/identity`);
    const { id_token } = await exchangeCode(origin, returned.get('code') ?? '', verifier);
    expect(decodeJwt(id_token)['nonce']).toBe(nonce);
    const first = visitor.cookies.get('lectern_session /identity');
    expect(first).not.toBe('known-to-an-attacker');
    await visitor.open(startFlow(origin, { prompt: 'login' }).address);
    const flow = startFlow(origin, { prompt: 'login' });
    await visitor.send(await visitor.open(flow.address), { email, password: 'lectern-demo' });
    expect(visitor.cookies.get('lectern_session /identity')).not.toBe(first);
  });

  it('needs no second form while the session lives', async () => {
    const { email } = await person();
    const visitor = openVisitor(origin);
    await tokensOf(visitor, origin, email);
    const { code, verifier } = await askSilently(origin, visitor);
    const { access_token } = await exchangeCode(origin, code ?? '', verifier, {
      redirect_uri: `${origin}/silent-renew`,
    });
    expect(await viewerOf(origin, access_token)).toEqual({ status: 200, email });
  });

  it.each([
    ['an address that is not registered', { redirect_uri: 'https://evil.example/auth-callback' }],
    ['a registered address with something added', { redirect_uri: 'ORIGIN/auth-callback/x' }],
    ['another client', { client_id: 'someone-else' }],
  ])('shows an error and redirects nowhere for %s', async (_case, changes) => {
    const { redirect_uri } = changes as { redirect_uri?: string };
    const given = redirect_uri ? { redirect_uri: redirect_uri.replace('ORIGIN', origin) } : changes;
    const page = await openVisitor(origin).open(startFlow(origin, given).address);
    expect([page.status, page.location]).toEqual([400, null]);
    expect(page.text).toContain('Oops! Something went wrong!');
  });

  it.each([
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a token instead of a code', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['another API', { resource: 'https://other.example/api' }, 'invalid_target'],
  ])('refuses %s', async (_case, changes, error) => {
    const { location } = await openVisitor(origin).open(startFlow(origin, changes).address);
    const { search, hash } = new URL(location ?? 'none:');
    expect(new URLSearchParams(search || hash.slice(1)).get('error')).toBe(error);
  });
});

describe('the memory of begun sign-ins', () => {
  it('cannot be filled from one address on the network', async () => {
    for (let begun = 0; begun < 1000; begun++)
      await server.services.limiter.count('signInBegun', '127.0.0.1').catch(() => {});
    const page = await openVisitor(origin).open(startFlow(origin).address);
    expect(page.status).toBe(429);
    expect(page.text).toMatch(/Please wait (a minute|\d+ minutes) and try again\./);
    await server.services.limiter.forget('signInBegun', '127.0.0.1');
  });
});

describe('a code', () => {
  const signedIn = async () => {
    const { returned, verifier } = await signInAs(openVisitor(origin), origin, (await person()).email);
    return { code: returned.get('code') ?? '', verifier };
  };

  it('is refused with another verifier, another address or another client', async () => {
    const { code, verifier } = await signedIn();
    const wrong = [
      exchangeCode(origin, code, 'x'.repeat(43)),
      exchangeCode(origin, code, verifier, { redirect_uri: `${origin}/silent-renew` }),
      exchangeCode(origin, code, verifier, { client_id: 'someone-else' }),
    ];
    const errors = (await Promise.all(wrong)).map(({ error }) => error);
    expect(errors).toEqual(['invalid_grant', 'invalid_grant', 'invalid_client']);
  });

  it('works once; the second use ends what the first one gave', async () => {
    const { code, verifier } = await signedIn();
    const first = await exchangeCode(origin, code, verifier);
    expect((await viewerOf(origin, first.access_token)).status).toBe(200);
    expect((await exchangeCode(origin, code, verifier)).error).toBe('invalid_grant');
    expect((await viewerOf(origin, first.access_token)).status).toBe(401);
    expect((await renew(origin, first)).error).toBe('invalid_grant');
  });

  it('gives tokens to one of two at the same moment, and then to nobody', async () => {
    const { code, verifier } = await signedIn();
    const both = await Promise.all([exchangeCode(origin, code, verifier), exchangeCode(origin, code, verifier)]);
    const given = both.filter(({ access_token }) => access_token);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const tokens of given) {
      expect((await viewerOf(origin, tokens.access_token)).status).toBe(401);
      expect((await renew(origin, tokens)).error).toBe('invalid_grant');
    }
  });

  it('is worth nothing after a minute', async () => {
    const { code, verifier } = await signedIn();
    await sql`update identity_records set expires_on = now() - interval '1 second' where kind = 'AuthorizationCode' and id = ${code}`.execute(
      server.db,
    );
    expect((await exchangeCode(origin, code, verifier)).error).toBe('invalid_grant');
    const { rows } = await sql<{ life: number }>`
      select extract(epoch from expires_on - now())::int as life from identity_records where kind = 'Grant' limit 1`.execute(
      server.db,
    );
    expect(rows[0]?.life).toBeGreaterThan(0);
  });
});

describe('an installation that moves to another address', () => {
  it('keeps its users', async () => {
    const { id, email } = await person();
    const moved = await buildAccount(server.db, { issuer: 'https://old.example/identity' });
    const foreign = await buildUser(server.db, {
      issuer: 'https://old.example/identity',
      subject: 'of-another-provider',
    });
    await keepUsers(server.db, `${origin}/identity`);
    for (const address of [email, moved.email]) {
      const { access_token } = await tokensOf(openVisitor(origin), origin, address);
      expect(await viewerOf(origin, access_token)).toEqual({ status: 200, email: address });
    }
    const users = server.db.selectFrom('users').select(['id', 'issuer']).where('id', 'in', [id, moved.id, foreign.id]);
    const issuers = new Map((await users.execute()).map((user) => [user.id, user.issuer]));
    expect(issuers).toEqual(
      new Map([
        [id, `${origin}/identity`],
        [moved.id, `${origin}/identity`],
        [foreign.id, 'https://old.example/identity'],
      ]),
    );
  });
});

describe('the keys', () => {
  it('are published without their private half', async () => {
    const { keys } = (await (await fetch(`${origin}/identity/jwks`)).json()) as { keys: Record<string, string>[] };
    const own = (await readSigningKeys(server.db)).private.keys[0];
    expect(keys.map(({ kid }) => kid)).toEqual([own?.kid]);
    expect(keys[0]?.['d']).toBeUndefined();
    expect(createPrivateKey({ key: own as never, format: 'jwk' }).asymmetricKeyType).toBe('ec');
  });
});
