import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../seed/accounts.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { listen, type ListeningServer } from '../../../test/listen.ts';
import {
  askForTokens,
  askSilently,
  exchangeCode,
  openVisitor,
  renew,
  startFlow,
  tokensOf,
  viewerOf,
  type Tokens,
} from '../../../test/visitor.ts';
import { readArguments } from '../../instance/admin/command/arguments.ts';
import { runAdminCommand } from '../../instance/admin/command/run-admin-command.ts';
import { deleteExpiredIdentity } from './delete-expired.ts';
import { openRevocations } from '../session/revocations.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());

const person = (values: Parameters<typeof buildAccount>[1] = {}) =>
  buildAccount(server.db, { issuer: `${origin}/identity`, ...values });

describe('a refresh token', () => {
  it('is replaced at each use and gives a new access token', async () => {
    const { email } = await person();
    const first = await tokensOf(openVisitor(origin), origin, email);
    const second = await renew(origin, first);
    const third = await renew(origin, second);
    expect(new Set([first, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3);
    expect(await viewerOf(origin, third.access_token)).toEqual({ status: 200, email });
  });

  it('ends its whole family when it is used twice', async () => {
    const first = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const families = [first, await renew(origin, first)];
    for (let uses = 0; uses < 20; uses++) families.push(await renew(origin, families.at(-1) as Tokens));
    expect((await renew(origin, families[3] as Tokens)).error).toBe('invalid_grant');
    expect((await renew(origin, families.at(-1) as Tokens)).error).toBe('invalid_grant');
    for (const { access_token } of families) expect((await viewerOf(origin, access_token)).status).toBe(401);
  });

  const families = howMany({ sample: 20, deep: 1000 });
  it(
    `of ${families} families is worth nothing from the second use of any token of theirs on (T30)`,
    async () => {
      const { email } = await person();
      const visitor = openVisitor(origin);
      const alive: string[] = [];
      let newest = await tokensOf(visitor, origin, email);
      for (let family = 0; family < families; family++) {
        // So many sign-ins would be too many for one address.
        await server.services.limiter.forget('signInBegun', '127.0.0.1');
        const generations = [newest];
        while (generations.length < 2 + (family % 3))
          generations.push(await renew(origin, generations.at(-1) as Tokens));
        await renew(origin, generations[family % (generations.length - 1)] as Tokens);
        const last = generations.at(-1) as Tokens;
        if ((await renew(origin, last)).error !== 'invalid_grant') alive.push(`${family} is renewed`);
        if ((await viewerOf(origin, last.access_token)).status !== 401) alive.push(`${family} is believed`);
        const { code, verifier } = await askSilently(origin, visitor);
        newest = await exchangeCode(origin, code ?? '', verifier, { redirect_uri: `${origin}/silent-renew` });
        if (!newest.access_token) alive.push(`${family} took the session with it`);
      }
      expect(alive).toEqual([]);
    },
    longTest,
  );

  it('ends its family when two use it at the same moment', async () => {
    const first = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const both = await Promise.all([renew(origin, first), renew(origin, first)]);
    const given = both.filter(({ refresh_token }) => refresh_token);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const tokens of given) expect((await renew(origin, tokens)).error).toBe('invalid_grant');
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
    const late = await renew(origin, first);
    expect(await life(late.refresh_token)).toBeLessThanOrEqual(122);
  });

  it('of another client is refused', async () => {
    const tokens = await tokensOf(openVisitor(origin), origin, (await person()).email);
    const { refresh_token } = tokens;
    expect((await askForTokens(origin, { grant_type: 'refresh_token', refresh_token, client_id: 'x' })).error).toBe(
      'invalid_client',
    );
    expect((await renew(origin, tokens)).status).toBe(200);
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
    expect((await askSilently(origin, visitor)).error).toBeNull();
    await age(3600);
    await sql`update identity_records set expires_on = now() - interval '1 second'
      where kind = 'RefreshToken' and payload ->> 'accountId' = ${subject}`.execute(server.db);
    expect((await askSilently(origin, visitor)).error).toBe('login_required');
    await visitor.open(startFlow(origin).address);
    const tokens = await tokensOf(visitor, origin, email);
    expect((await viewerOf(origin, tokens.access_token)).status).toBe(200);
  });

  it('is over when its account is gone', async () => {
    const { email, subject } = await person();
    const visitor = openVisitor(origin);
    await tokensOf(visitor, origin, email);
    await server.db.deleteFrom('identity_accounts').where('id', '=', subject).execute();
    expect((await askSilently(origin, visitor)).error).toBe('login_required');
  });

  const swaps = howMany({ sample: 4, deep: 50 });
  it(
    `ends when another person signs in over it, in each of ${swaps} swaps (T31)`,
    async () => {
      const people = [await person(), await person()];
      const visitor = openVisitor(origin);
      let tokens = await tokensOf(visitor, origin, people[0]?.email ?? '');
      for (let swap = 1; swap <= swaps; swap++) {
        const email = people[swap % 2]?.email ?? '';
        const flow = startFlow(origin, { prompt: 'login' });
        const between = await visitor.send(await visitor.open(flow.address), { email, password: 'lectern-demo' });
        const { location } = await visitor.send(between, {});
        const code = new URL(location ?? 'none:').searchParams.get('code') ?? '';
        const next = await exchangeCode(origin, code, flow.verifier);
        expect(await viewerOf(origin, next.access_token)).toEqual({ status: 200, email });
        expect((await viewerOf(origin, tokens.access_token)).status).toBe(401);
        expect((await renew(origin, tokens)).error).toBe('invalid_grant');
        const silent = await askSilently(origin, visitor);
        const back = { redirect_uri: `${origin}/silent-renew` };
        tokens = await exchangeCode(origin, silent.code ?? '', silent.verifier, back);
        expect((await viewerOf(origin, tokens.access_token)).email).toBe(email);
      }
    },
    longTest,
  );

  it('goes on with a new grant where the old one was ended', async () => {
    const { email } = await person();
    const visitor = openVisitor(origin);
    const tokens = await tokensOf(visitor, origin, email);
    await renew(origin, tokens);
    await renew(origin, tokens);
    const { code, verifier } = await askSilently(origin, visitor);
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

  // D1-2.38, 4.15, 4.16
  it('makes access token, refresh token and session worthless and ends at /index.html', async () => {
    const visitor = openVisitor(origin);
    const tokens = await tokensOf(visitor, origin, (await person()).email);
    const page = await visitor.open(end(tokens));
    expect(page.text).toContain('data-press');
    const { location } = await visitor.send(page, { logout: 'yes' });
    expect(location).toBe(`${origin}/index.html`);
    expect((await viewerOf(origin, tokens.access_token)).status).toBe(401);
    expect((await renew(origin, tokens)).error).toBe('invalid_grant');
    expect((await askSilently(origin, visitor)).error).toBe('login_required');
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
    expect((await renew(origin, tokens)).error).toBe('invalid_grant');
  });

  it('is known to another process within the age of its list, without a question for each call', async () => {
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
    await renew(origin, tokens);
    await renew(origin, tokens);
    expect(await quick.isRevoked(grant)).toBe(true);
    expect(await patient.isRevoked(grant)).toBe(false);
  });
});

it('an account that somebody else is in is closed to them by the operator, as the handbook says', async () => {
  const { email, subject } = await person();
  const visitor = openVisitor(origin);
  const tokens = await tokensOf(visitor, origin, email);
  const handbook = readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8');
  const words = /An account that somebody else is in:.*?`npm run admin -- ([^`]*) ADDRESS`/.exec(handbook)?.[1] ?? '';
  await runAdminCommand(server.db, server.services.env, readArguments([...words.split(' '), email]));
  expect((await viewerOf(origin, tokens.access_token)).status).toBe(401);
  expect((await renew(origin, tokens)).error).toBe('invalid_grant');
  expect((await askSilently(origin, visitor)).error).toBe('login_required');
  expect((await tokensOf(openVisitor(origin), origin, email)).access_token).toBeUndefined();
  const entries = server.db.selectFrom('audit_log').select('action').where('chain_id', '=', subject).orderBy('number');
  expect((await entries.execute()).map(({ action }) => action).at(-1)).toBe('SESSIONS_ENDED');
});

describe('what has expired', () => {
  it('is no longer found and is deleted in time', async () => {
    const { email, subject } = await person();
    const visitor = openVisitor(origin);
    await tokensOf(visitor, origin, email);
    await sql`update identity_records set expires_on = now() - interval '1 second'
      where payload ->> 'accountId' = ${subject}`.execute(server.db);
    expect((await askSilently(origin, visitor)).error).toBe('login_required');
    await deleteExpiredIdentity(server.db);
    const { rows } = await sql`select 1 from identity_records where payload ->> 'accountId' = ${subject}`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
  });
});
