import { randomUUID } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { readSigningKeys } from '../identity/keys.ts';

let server: TestServer;
let issuer: string;
let audience: string;
let key: CryptoKey;
let kid: string;
let person: BuiltUser;

beforeAll(async () => {
  server = await testServer();
  const { env } = server.services;
  issuer = `${env.publicUrl}/identity`;
  audience = `${env.publicUrl}/graphql`;
  const jwk = (await readSigningKeys(server.db)).private.keys[0];
  key = (await importJWK(jwk ?? {}, 'ES256')) as CryptoKey;
  kid = jwk?.kid ?? '';
  person = await buildUser(server.db, { issuer });
});

const now = () => Math.floor(Date.now() / 1000);
const good = (): JWTPayload => ({ iss: issuer, aud: audience, sub: person.subject, iat: now(), exp: now() + 600 });
const header = (): { alg: string; typ?: string; kid?: string } => ({ alg: 'ES256', typ: 'at+jwt', kid });

async function bearerReply(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { status, code, data } = await server.call(null, '{ viewer { email } }', {}, headers);
  return { status, code, email: data?.['viewer']?.email ?? null };
}

const refused = { status: 401, code: 'UNAUTHENTICATED', email: null };

describe('an access token', () => {
  it('opens the API to the person it names', async () => {
    const token = await new SignJWT(good()).setProtectedHeader(header()).sign(key);
    expect(await bearerReply(token)).toEqual({ status: 200, code: null, email: person.email });
  });

  it.each<[string, JWTPayload]>([
    ['another audience', { aud: 'https://other.example/graphql' }],
    ['the client as audience, as an ID token has', { aud: 'lectern' }],
    ['no audience', { aud: undefined } as unknown as JWTPayload],
    ['another issuer', { iss: 'https://evil.example/identity' }],
    ['an issuer with a slash added', { iss: 'SLASH' }],
    ['no issuer', { iss: undefined } as unknown as JWTPayload],
    ['an end two minutes ago', { exp: -120 }],
    ['a beginning in two minutes', { nbf: 120 }],
    ['no end', { exp: undefined } as unknown as JWTPayload],
    ['nobody', { sub: undefined } as unknown as JWTPayload],
  ])('is refused with %s', async (_case, changes) => {
    const payload = { ...good(), ...changes };
    if (changes.iss === 'SLASH') payload.iss = `${issuer}/`;
    if (changes.exp) payload.exp = now() + changes.exp;
    if (changes.nbf) payload.nbf = now() + changes.nbf;
    const token = await new SignJWT(JSON.parse(JSON.stringify(payload))).setProtectedHeader(header()).sign(key);
    expect(await bearerReply(token)).toEqual(refused);
  });

  it.each([
    ['the type of an ID token', { typ: 'JWT' }],
    ['no type', { typ: undefined }],
    ['the type of a logout token', { typ: 'logout+jwt' }],
    ['an unknown key', { kid: 'unknown' }],
  ])('is refused with %s', async (_case, changes) => {
    const token = await new SignJWT(good())
      .setProtectedHeader({ ...header(), ...changes } as { alg: string })
      .sign(key);
    expect(await bearerReply(token)).toEqual(refused);
  });

  it('is refused without a signature', async () => {
    const unsigned = new UnsecuredJWT(good()).encode();
    const claims = unsigned.split('.')[1];
    for (const alg of ['none', 'None', 'NONE', '']) {
      const head = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt', kid })).toString('base64url');
      for (const token of [`${head}.${claims}.`, `${head}.${claims}.x`, `${head}.${claims}`]) {
        expect(await bearerReply(token)).toEqual(refused);
      }
    }
  });

  it('is refused when it is signed with another key, or with the public key as a secret', async () => {
    const other = await generateKeyPair('ES256', { extractable: true });
    const forged = await new SignJWT(good()).setProtectedHeader(header()).sign(other.privateKey);
    expect(await bearerReply(forged)).toEqual(refused);
    const published = (await readSigningKeys(server.db)).public.keys[0] ?? {};
    const publicKey = (await importJWK(published, 'ES256', { extractable: true })) as CryptoKey;
    for (const secret of [await exportSPKI(publicKey), JSON.stringify(await exportJWK(publicKey))]) {
      const hmac = new SignJWT(good()).setProtectedHeader({ ...header(), alg: 'HS256' });
      expect(await bearerReply(await hmac.sign(new TextEncoder().encode(secret)))).toEqual(refused);
    }
  });

  it('is refused when one character of it is changed', async () => {
    const token = await new SignJWT(good()).setProtectedHeader(header()).sign(key);
    for (let place = 5; place < token.length - 1; place += 7) {
      const other = token[place] === 'A' ? 'B' : 'A';
      const changed = `${token.slice(0, place)}${other}${token.slice(place + 1)}`;
      expect(await bearerReply(changed)).toEqual(refused);
    }
  });

  it('is refused when it carries its own key or the address of one', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    for (const extra of [
      { jwk, kid: 'own' },
      { jku: 'https://evil.example/jwks', kid: 'own' },
    ]) {
      const token = await new SignJWT(good()).setProtectedHeader({ ...header(), ...extra }).sign(privateKey);
      expect(await bearerReply(token)).toEqual(refused);
    }
  });
});

describe('an ID token', () => {
  const authenticate = `mutation authenticate($idToken: String!) { authenticate(idToken: $idToken) { email } }`;
  const idToken = (changes: JWTPayload = {}) => {
    const payload = { ...good(), aud: 'lectern', email: person.email, email_verified: true, ...changes };
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
  };

  it('records the person', async () => {
    const { data } = await server.call(person, authenticate, { idToken: await idToken() });
    expect(data['authenticate']).toEqual({ email: person.email });
    const asQuery = await server.call(person, authenticate.replace('mutation', 'query'), { idToken: await idToken() });
    expect(asQuery.data['authenticate']).toEqual({ email: person.email });
  });

  it.each<[string, JWTPayload]>([
    ['for another client', { aud: 'someone-else' }],
    ['for the API', { aud: 'AUDIENCE' }],
    ['of another issuer', { iss: 'https://evil.example/identity' }],
    ['that has expired', { exp: 1 }],
  ])('%s is refused', async (_case, changes) => {
    const payload = changes.aud === 'AUDIENCE' ? { aud: audience } : changes;
    const { code } = await server.call(person, authenticate, { idToken: await idToken(payload) });
    expect(code).toBe('UNAUTHENTICATED');
  });

  it('does not bring an older name back', async () => {
    const someone = await buildUser(server.db, { issuer, first_name: 'Old', email: `${randomUUID()}@people.test` });
    const claims = { sub: someone.subject, email: someone.email, family_name: 'Person', given_name: 'Old' };
    const older = await idToken({ ...claims, iat: now() - 60 });
    await server.db
      .updateTable('users')
      .set({ first_name: 'New', modified_on: new Date(Date.now() - 30_000).toISOString() })
      .where('id', '=', someone.id)
      .execute();
    const name = async (token: string) => {
      await server.call(someone, authenticate, { idToken: token });
      const { data } = await server.call(someone, '{ viewer { first_name } }');
      return data['viewer'].first_name;
    };
    expect(await name(older)).toBe('New');
    expect(await name(await idToken({ ...claims, given_name: 'Newest' }))).toBe('Newest');
  });

  it('is refused for a person whose account was closed', async () => {
    const gone = await buildUser(server.db, { issuer });
    await server.db
      .updateTable('users')
      .set({ deleted_on: new Date().toISOString() })
      .where('id', '=', gone.id)
      .execute();
    const token = await idToken({ sub: gone.subject, email: gone.email });
    expect((await server.call(null, authenticate, { idToken: token })).code).toBe('ACCOUNT_CLOSED');
  });

  it('makes one user of a person who comes for the first time in two calls at the same moment', async () => {
    const sub = randomUUID();
    const token = await idToken({ sub, email: `${sub}@people.test` });
    const caller = { id: sub, subject: sub, issuer, email: `${sub}@people.test` };
    const replies = await Promise.all([1, 2, 3].map(() => server.call(caller, authenticate, { idToken: token })));
    expect(replies.map(({ data }) => data['authenticate']?.email)).toEqual(Array(3).fill(`${sub}@people.test`));
  });
});
