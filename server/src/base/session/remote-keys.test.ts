// One at a time: it moves the clock.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { freePort } from '../../../test/free-port.ts';
import { listen, type ListeningServer } from '../../../test/listen.ts';

let server: ListeningServer;
let issuer: string;
let answer: (path: string) => { status: number; body: unknown };
let provider: Server;
const asked: string[] = [];
const keys = { known: await generateKeyPair('ES256'), other: await generateKeyPair('ES256') };

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  provider = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, body } = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server = await listen({ OIDC_ISSUER: issuer });
  await buildUser(server.db, { issuer, subject: 'ada', email: 'ada@school.test' });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await server.close();
  provider.close();
  vi.restoreAllMocks();
});

const tokenBy = (key: keyof typeof keys) =>
  new SignJWT({ sub: 'ada', iss: issuer, aud: `${server.origin}/graphql` })
    .setProtectedHeader({ alg: 'ES256', kid: key })
    .setExpirationTime('10m')
    .sign(keys[key].privateKey);

async function call(token: string) {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ viewer { email } }' }),
  });
  const { data, errors } = await response.json();
  const code = errors?.[0].extensions.code ?? null;
  return { status: response.status, code, data, again: response.headers.get('retry-after') };
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const busy = () => ({ status: 503, body: {} });

const working = async () => {
  const jwk = { ...(await exportJWK(keys.known.publicKey)), kid: 'known', alg: 'ES256' };
  return (path: string) => ({ status: 200, body: path === '/keys' ? { keys: [jwk] } : { jwks_uri: `${issuer}/keys` } });
};

const unavailable = { status: 503, code: 'UNAVAILABLE', data: null, again: '5' };

describe('while the keys of the identity provider cannot be had', () => {
  it('says nothing of a token but that it should be shown again, where nobody listens at the issuer', async () => {
    expect(await call(await tokenBy('known'))).toEqual(unavailable);
  });

  it('says the same of a file that is not for everyone', async () => {
    const file = {
      folder: 'pictures',
      file_name: 'a.png',
      content_type: 'image/png',
      bytes: 1,
      sha256: 'a'.repeat(64),
    };
    const { id } = await server.db.insertInto('media').values(file).returning('id').executeTakeFirstOrThrow();
    const headers = { authorization: `Bearer ${await tokenBy('known')}` };
    const media = await fetch(`${server.origin}/media/${id}`, { headers });
    expect([media.status, media.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('refuses what is no token all the same', async () => {
    expect(await call('a.b.c')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('does not ask an issuer that did not answer again for 5 s', async () => {
    answer = busy;
    provider.listen(Number(new URL(issuer).port), '127.0.0.1');
    await once(provider, 'listening');
    expect(await call(await tokenBy('known'))).toEqual(unavailable);
    expect(asked).toEqual([]);
    later(6);
    expect(await call(await tokenBy('known'))).toEqual(unavailable);
    expect(asked).toHaveLength(1);
  });

  it('knows the token once they can, and refuses one that no key of the issuer has signed', async () => {
    answer = await working();
    later(12);
    expect(await call(await tokenBy('known'))).toMatchObject({
      status: 200,
      data: { viewer: { email: 'ada@school.test' } },
    });
    expect(await call(await tokenBy('other'))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('goes on with the keys it has, and says nothing of a token that needs a newer one', async () => {
    answer = busy;
    later(60);
    expect(await call(await tokenBy('other'))).toEqual(unavailable);
    expect(await call(await tokenBy('known'))).toMatchObject({ status: 200 });
  });
});
