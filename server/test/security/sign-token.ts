import { importJWK, SignJWT, type CryptoKey } from 'jose';
import type { BuiltUser } from '../../seed/people.ts';
import { readSigningKeys } from '../../src/base/identity/keys.ts';
import { audienceOf } from '../../src/base/session/token.ts';
import type { TestServer } from '../harness.ts';

type Options = {
  readonly audience?: string;
  readonly expires?: string;
  readonly type?: string;
  readonly key?: CryptoKey;
  readonly claims?: Record<string, unknown>;
};

/** A token about a person: without options a good access token; each option changes one thing about it. */
export async function signToken(
  { db, services }: TestServer,
  { issuer, subject }: Pick<BuiltUser, 'issuer' | 'subject'>,
  { audience = audienceOf(services.env), expires = '10m', type = 'at+jwt', key, claims = {} }: Options = {},
): Promise<string> {
  const jwk = (await readSigningKeys(db)).private.keys[0];
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: type, kid: jwk?.kid ?? '' })
    .setIssuer(issuer)
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt('-1h')
    .setExpirationTime(expires)
    .sign(key ?? (await importJWK(jwk ?? {})));
}
