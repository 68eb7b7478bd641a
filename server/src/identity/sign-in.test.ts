import { createPrivateKey } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import {
  askForTokens,
  exchangeCode,
  listen,
  openVisitor,
  signInAs,
  startFlow,
  tokensOf,
  viewerOf,
  type ListeningServer,
  type Tokens,
} from '../../test/visitor.ts';
import { deleteExpiredIdentity } from './delete-expired.ts';
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

const renew = ({ refresh_token }: Tokens) => askForTokens(origin, { grant_type: 'refresh_token', refresh_token });

/** Asks for a code without showing a page: what comes back to the app. */
async function askSilently(visitor: ReturnType<typeof openVisitor>) {
  const flow = startFlow(origin, { prompt: 'none', redirect_uri: `${origin}/silent-renew` });
  const { location } = await visitor.open(flow.address);
  const { searchParams } = new URL(location ?? 'none:');
  return { ...flow, code: searchParams.get('code'), error: searchParams.get('error') };
}

describe('signing in', () => {
  it('leads from the form to the first screen', async () => {
    const { email } = await person();
    const { access_token } = await tokensOf(openVisitor(origin), origin, email);
    expect(await viewerOf(origin, access_token)).toEqual({ status: 200, email });
  });

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
    const { code, verifier } = await askSilently(visitor);
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
    expect(page.text).toContain('Please wait a while and try again.');
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
    expect((await renew(first)).error).toBe('invalid_grant');
  });

  it('gives tokens to one of two at the same moment, and then to nobody', async () => {
    const { code, verifier } = await signedIn();
    const both = await Promise.all([exchangeCode(origin, code, verifier), exchangeCode(origin, code, verifier)]);
    const given = both.filter(({ access_token }) => access_token);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const tokens of given) {
      expect((await viewerOf(origin, tokens.access_token)).status).toBe(401);
      expect((await renew(tokens)).error).toBe('invalid_grant');
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

describe('a refresh token', () => {
  it('is replaced at each use and gives a new access token', async () => {
    const { email } = await person();
    const first = await tokensOf(openVisitor(origin), origin, email);
    const second = await renew(first);
    const third = await renew(second);
    expect(new Set([first, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3);
    expect(await viewerOf(origin, third.access_token)).toEqual({ status: 200, email });
  });

  it('ends its whole family when it is used twice', async () => {
    const first = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const families = [first, await renew(first)];
    for (let uses = 0; uses < 20; uses++) families.push(await renew(families.at(-1) as Tokens));
    expect((await renew(families[3] as Tokens)).error).toBe('invalid_grant');
    expect((await renew(families.at(-1) as Tokens)).error).toBe('invalid_grant');
    for (const { access_token } of families) expect((await viewerOf(origin, access_token)).status).toBe(401);
  });

  it('ends its family when two use it at the same moment', async () => {
    const first = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const both = await Promise.all([renew(first), renew(first)]);
    const given = both.filter(({ refresh_token }) => refresh_token);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const tokens of given) expect((await renew(tokens)).error).toBe('invalid_grant');
  });

  it('is idle after half an hour and over eight hours after signing in', async () => {
    const first = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const life = async (id: string) => {
      const { rows } = await sql<{ life: number }>`select extract(epoch from expires_on - now())::int as life
        from identity_records where kind = 'RefreshToken' and id = ${id}`.execute(server.db);
      return rows[0]?.life ?? 0;
    };
    expect(await life(first.refresh_token)).toBeGreaterThan(1790);
    expect(await life(first.refresh_token)).toBeLessThanOrEqual(1800);
    await sql`update identity_records set payload = jsonb_set(payload, '{iiat}', to_jsonb(extract(epoch from now())::int - 28800 + 120))
      where kind = 'RefreshToken' and id = ${first.refresh_token}`.execute(server.db);
    const late = await renew(first);
    expect(await life(late.refresh_token)).toBeLessThanOrEqual(122);
  });

  it('of another client is refused', async () => {
    const tokens = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const { refresh_token } = tokens;
    expect((await askForTokens(origin, { grant_type: 'refresh_token', refresh_token, client_id: 'x' })).error).toBe(
      'invalid_client',
    );
    expect((await renew(tokens)).status).toBe(200);
  });
});

describe('a session', () => {
  it('asks for the password again after half an hour without a renewal', async () => {
    const { email, subject } = await person();
    const visitor = openVisitor(origin);
    await tokensOf(visitor, origin, email);
    const age = (seconds: number) =>
      sql`update identity_records
      set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::int - ${seconds}::int))
      where kind = 'Session' and payload ->> 'accountId' = ${subject}`.execute(server.db);
    await age(3600);
    expect((await askSilently(visitor)).error).toBeNull();
    await age(3600);
    await sql`update identity_records set expires_on = now() - interval '1 second'
      where kind = 'RefreshToken' and payload ->> 'accountId' = ${subject}`.execute(server.db);
    expect((await askSilently(visitor)).error).toBe('login_required');
    await visitor.open(startFlow(origin).address);
    const tokens = await tokensOf(visitor, origin, email);
    expect((await viewerOf(origin, tokens.access_token)).status).toBe(200);
  });

  it('is over when its account is gone', async () => {
    const { email, subject } = await person();
    const visitor = openVisitor(origin);
    await tokensOf(visitor, origin, email);
    await server.db.deleteFrom('identity_accounts').where('id', '=', subject).execute();
    expect((await askSilently(visitor)).error).toBe('login_required');
  });

  it('ends when another person signs in over it', async () => {
    const [first, second] = [await person(), await person()];
    const visitor = openVisitor(origin);
    const tokens = await tokensOf(visitor, origin, first.email);
    const flow = startFlow(origin, { prompt: 'login' });
    const between = await visitor.send(await visitor.open(flow.address), {
      email: second.email,
      password: 'lectern-demo',
    });
    const { location } = await visitor.send(between, {});
    const { code } = Object.fromEntries(new URL(location ?? 'none:').searchParams);
    const { access_token } = await exchangeCode(origin, code ?? '', flow.verifier);
    expect(await viewerOf(origin, access_token)).toEqual({ status: 200, email: second.email });
    expect((await viewerOf(origin, tokens.access_token)).status).toBe(401);
    expect((await renew(tokens)).error).toBe('invalid_grant');
  });

  it('goes on with a new grant where the old one was ended', async () => {
    const { email } = await person();
    const visitor = openVisitor(origin);
    const tokens = await tokensOf(visitor, origin, email);
    await renew(tokens);
    await renew(tokens);
    const { code, verifier } = await askSilently(visitor);
    const { access_token } = await exchangeCode(origin, code ?? '', verifier, {
      redirect_uri: `${origin}/silent-renew`,
    });
    expect((await viewerOf(origin, access_token)).status).toBe(200);
  });
});

describe('signing out', () => {
  const end = (tokens: Tokens) => {
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      client_id: 'lectern',
      post_logout_redirect_uri: `${origin}/index.html`,
    });
    return `${origin}/identity/session/end?${query}`;
  };

  it('makes access token, refresh token and session worthless and ends at /index.html', async () => {
    const visitor = openVisitor(origin);
    const tokens = await tokensOf(visitor, origin, (await person()).email);
    const page = await visitor.open(end(tokens));
    expect(page.text).toContain('data-press');
    const { location } = await visitor.send(page, { logout: 'yes' });
    expect(location).toBe(`${origin}/index.html`);
    expect((await viewerOf(origin, tokens.access_token)).status).toBe(401);
    expect((await renew(tokens)).error).toBe('invalid_grant');
    expect((await askSilently(visitor)).error).toBe('login_required');
  });

  it('asks first where it was not the person themselves who came from the app', async () => {
    const visitor = openVisitor(origin);
    const tokens = await tokensOf(visitor, origin, (await person()).email);
    const other = await tokensOf(openVisitor(origin), origin, (await person()).email);
    for (const address of [`${origin}/identity/session/end`, end(other)]) {
      const page = await visitor.open(address);
      expect(page.text).toContain('Sign out?');
      expect(page.text).not.toContain('data-press');
    }
    expect((await viewerOf(origin, tokens.access_token)).status).toBe(200);
  });

  it('goes to no address but our own', async () => {
    const visitor = openVisitor(origin);
    const tokens = await tokensOf(visitor, origin, (await person()).email);
    const page = await visitor.open(end(tokens).replace('index.html', 'evil.html'));
    expect([page.status, page.location]).toEqual([400, null]);
  });

  it('revokes with the refresh token alone', async () => {
    const tokens = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const body = new URLSearchParams({
      client_id: 'lectern',
      token: tokens.refresh_token,
      token_type_hint: 'refresh_token',
    });
    expect((await fetch(`${origin}/identity/token/revocation`, { method: 'POST', body })).status).toBe(200);
    expect((await viewerOf(origin, tokens.access_token)).status).toBe(401);
    expect((await renew(tokens)).error).toBe('invalid_grant');
  });

  it('is known to another process within the age of its list, without a question for each call', async () => {
    const { openRevocations } = await import('./revocations.ts');
    const tokens = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const grant = String(decodeJwt(tokens.access_token)['grant']);
    let questions = 0;
    const counting = server.db.withPlugin({
      transformQuery: ({ node }) => ((questions += 1), node),
      transformResult: async ({ result }) => result,
    });
    const patient = openRevocations(counting, 60_000);
    const quick = openRevocations(server.db, 0);
    for (let calls = 0; calls < 100; calls++) expect(await patient.isRevoked(grant)).toBe(false);
    expect(questions).toBe(1);
    await renew(tokens);
    await renew(tokens);
    expect(await quick.isRevoked(grant)).toBe(true);
    expect(await patient.isRevoked(grant)).toBe(false);
  });
});

describe('what has expired', () => {
  it('is no longer found and is deleted in time', async () => {
    const { email, subject } = await person();
    const visitor = openVisitor(origin);
    await tokensOf(visitor, origin, email);
    await sql`update identity_records set expires_on = now() - interval '1 second'
      where payload ->> 'accountId' = ${subject}`.execute(server.db);
    expect((await askSilently(visitor)).error).toBe('login_required');
    await deleteExpiredIdentity(server.db);
    const { rows } = await sql`select 1 from identity_records where payload ->> 'accountId' = ${subject}`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
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
