import { importJWK, SignJWT } from 'jose';
import type { Database } from '../server/src/base/database/connect.ts';
import { readSigningKeys } from '../server/src/base/identity/keys.ts';
import { issuer } from './data.ts';

/** Signs access tokens as the embedded provider would. */
export async function tokenSigner(db: Database): Promise<(subject: string) => Promise<string>> {
  const jwk = (await readSigningKeys(db)).private.keys[0];
  if (!jwk) throw new Error('the school has no signing key');
  const key = await importJWK(jwk);
  return (subject) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '' })
      .setIssuer(issuer)
      .setSubject(subject)
      .setAudience(issuer.replace('/identity', '/graphql'))
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
}
