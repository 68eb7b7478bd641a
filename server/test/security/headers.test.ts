import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import { buildPartner } from '../../seed/partner.ts';
import { buildInstitution } from '../../seed/school.ts';
import { buildApp } from '../../src/app.ts';
import { readEnv } from '../../src/env.ts';
import { testServer } from '../harness.ts';
import { startFlow } from '../visitor.ts';

const origin = 'https://lectern.example';
let app: FastifyInstance;
beforeAll(async () => {
  const { services } = await testServer();
  const env = readEnv({
    NODE_ENV: 'production',
    OIDC_ISSUER: 'embedded',
    PUBLIC_URL: origin,
    SMTP_URL: 'smtp://mail.example',
  });
  app = await buildApp({ ...services, env }, { log: false });
});
afterAll(() => app.close());

const addresses = [
  '/',
  '/group/1/course/2',
  '/health',
  '/graphql',
  '/identity/sign-up',
  '/identity/account',
  '/identity/auth?client_id=nobody',
  '/identity/jwks',
  '/identity/.well-known/openid-configuration',
  '/silent-renew/x',
  '/%00',
  '/nowhere?a=/silent-renew',
  '/cms/preview',
  '/cms/products/cms/preview/course/1',
  '//cms/preview/course/1',
];

describe('every reply (T33)', () => {
  it.each(addresses)('says that nobody may frame it, and what may run: %s', async (url) => {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        `script-src 'self'`,
        `img-src 'self' data:`,
        `media-src 'self'`,
        `frame-ancestors 'none'`,
        `require-trusted-types-for 'script'`,
      ]),
    );
    expect(policy).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  it('lets our own pages frame the one that renews a session and those of preview, and no others', async () => {
    for (const url of ['/silent-renew', '/silent-renew?code=1&state=2', '/cms/preview/course/1?a=2']) {
      const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(String(headers['content-security-policy'])).toContain(`frame-ancestors 'self'`);
    }
  });
});

/** What a browser holds after signing in: each cookie as it was set. */
async function cookiesOfSignIn(email: string): Promise<string[]> {
  const cookies: string[] = [];
  const ask = async (url: string, form?: Record<string, string>) => {
    const reply = await app.inject({
      url: url.replace(origin, ''),
      method: form ? 'POST' : 'GET',
      headers: {
        cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded', origin } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    cookies.push(...[reply.headers['set-cookie'] ?? []].flat());
    return reply;
  };
  const begun = await ask(startFlow(origin).address);
  const page = await ask(String(begun.headers.location));
  const token = /name="token"\s+value="([^"]*)"/.exec(page.body)?.[1] ?? '';
  const sent = await ask(String(begun.headers.location), { email, password: 'lectern-demo', token });
  const back = await ask(String(sent.headers.location));
  expect(back.headers.location).toContain('/auth-callback?code=');
  return cookies;
}

describe('a page inside the frame of a partner (T33)', () => {
  const [own, second] = ['https://portal.example', 'https://second.example'];
  let partner: string;
  beforeAll(async () => {
    const { db } = await testServer();
    const { id: institution_id } = await buildInstitution(db);
    await buildPartner(db, { institution_id, origins: ['https://stranger.example'] });
    partner = (await buildPartner(db, { institution_id, origins: [own, second] })).id;
  });

  async function framedBy(url: string): Promise<string | undefined> {
    const named = `${url}${url.includes('?') ? '&' : '?'}frame=${partner}`;
    const { headers } = await app.inject({ url: named, headers: { accept: 'text/html' } });
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  }

  it.each([
    '/',
    '/login',
    '/auth-callback?code=1',
    '/group/1/course/2',
    '/group/1/course/2/library?tab=x',
    '/identity/frame-ended?why=USED',
  ])('may be framed by pages of that partner and nobody else: %s', async (url) => {
    expect(await framedBy(url)).toBe(`${own} ${second}`);
  });

  it.each([
    '/health',
    '/graphql',
    '/cms/x',
    '/users',
    '/index.html',
    '/nowhere',
    '/groups/1',
    '/loginx',
    '/media/x.png',
    '/partner/iframe-code',
    '/silent-renew/x',
    '/identity/sign-up',
    '/identity/account',
    '/identity/auth',
    '/%00',
    '/iframe/nothing/1/2',
  ])('does not make others so: %s', async (url) => {
    expect(await framedBy(url)).toBe(`'none'`);
  });

  it.each(['x', own, '*', '', 'https://portal.example; script-src *'])(
    'is no page of a partner that does not exist: %j',
    async (named) => {
      for (const url of ['/login', '/group/1']) {
        const { headers } = await app.inject({
          url: `${url}?frame=${encodeURIComponent(named)}`,
          headers: { accept: 'text/html' },
        });
        expect(String(headers['content-security-policy'])).toContain(`frame-ancestors 'none'`);
      }
    },
  );
});

describe('the cookies of a site with https', () => {
  it('cannot be set by another site of the domain, nor without https: their names say so', async () => {
    const { db } = await testServer();
    const { email } = await buildAccount(db, { issuer: `${origin}/identity` });
    const cookies = (await cookiesOfSignIn(email)).filter((cookie) => !/expires=Thu, 01 Jan 1970/i.test(cookie));
    const names = new Set(cookies.map((cookie) => cookie.split('=')[0]?.replace('.sig', '')));
    expect(names).toEqual(
      new Set([
        '__Host-lectern_form',
        '__Host-lectern_known',
        '__Host-lectern_session',
        '__Secure-lectern_interaction',
        '__Secure-lectern_resume',
      ]),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
    }
    const ofTheSite = cookies.filter((cookie) => cookie.startsWith('__Host-'));
    for (const cookie of ofTheSite) expect(cookie).toMatch(/; path=\/(;|$)/i);
  });
});
