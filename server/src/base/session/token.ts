import { Refusal } from '@lectern/domain/refusal.ts';
import type { Bound } from '@lectern/domain/base/permission/bound.ts';
import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Env } from '../../env.ts';
import type { Revocations } from './revocations.ts';
import { hasOwnAccounts } from '../../own-accounts.ts';

/** What an access token says about a person. It proves identity only; rights come from the database. */
export type Claims = {
  readonly issuer: string;
  readonly subject: string;
  /** The person's name and address, where the token carries them. */
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  /** The grant behind the token at the embedded provider. */
  readonly grant?: string;
  /** What the session may see, where a third party has begun it. */
  readonly bound?: Bound;
  /** When the token was made, in seconds since 1970. */
  readonly issued_at?: number;
};

const algorithms = ['ES256', 'RS256', 'PS256', 'EdDSA'];
const mostKept = 20_000;

/** Checks tokens of one issuer. */
export type TokenVerifier = {
  /**
   * The claims of a valid access token for this product's API; null for any other text. It refuses with UNAVAILABLE while
   * the keys of the issuer cannot be had.
   */
  readonly verifyAccessToken: (token: string) => Promise<Claims | null>;
  /** The claims of a valid ID token for this client; null and refusal as above. */
  readonly verifyIdToken: (token: string) => Promise<Claims | null>;
};

/** The audience of access tokens: the address of the API. */
export const audienceOf = (env: Env): string => `${env.publicUrl}/graphql`;

/**
 * Checks tokens against keys; a token that was valid stays so until it expires or its grant ends, without another
 * signature check. An external issuer tells nobody of ended grants, so that its tokens count for their short life.
 */
export function tokenVerifier(
  env: Env,
  issuer: string,
  keys: JWTVerifyGetKey,
  revocations: Revocations | null,
): TokenVerifier {
  const known = new LRUCache<string, { claims: Claims; expires: number }>({ max: mostKept });
  const check = async (token: string, audience: string, type?: string): Promise<Claims | null> => {
    try {
      const typ = type ? { typ: type } : {};
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        clockTolerance: 60,
        requiredClaims: ['sub', 'exp'],
        ...typ,
      });
      return claimsOf(payload);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return null;
    }
  };
  const checkOnce = async (token: string): Promise<Claims | null> => {
    const kept = known.get(token);
    if (kept) {
      if (kept.expires > Date.now()) return kept.claims;
      known.delete(token);
      return null;
    }
    // Many issuers still call their access tokens JWT; only the audience tells those from ID tokens.
    const claims = await check(token, audienceOf(env), hasOwnAccounts(env) ? 'at+jwt' : undefined);
    if (!claims) return null;
    known.set(token, { claims, expires: (decodeJwt(token).exp ?? 0) * 1000 });
    return claims;
  };
  return {
    verifyIdToken: (token) => check(token, env.clientId),
    verifyAccessToken: async (token) => {
      const claims = await checkOnce(token);
      const ended = claims?.grant && revocations ? await revocations.isRevoked(claims.grant) : false;
      return ended ? null : claims;
    },
  };
}

/** The keys of the embedded provider. */
export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys);

function claimsOf(payload: Record<string, unknown>): Claims {
  const text = (name: string) => (typeof payload[name] === 'string' ? { [name]: payload[name] } : {});
  return {
    issuer: String(payload['iss']),
    subject: String(payload['sub']),
    ...text('email'),
    ...text('given_name'),
    ...text('family_name'),
    ...text('grant'),
    ...(typeof payload['institution'] === 'string' ? { bound: { institutionId: payload['institution'] } } : {}),
    ...(typeof payload['iat'] === 'number' ? { issued_at: payload['iat'] } : {}),
    ...(typeof payload['email_verified'] === 'boolean' ? { email_verified: payload['email_verified'] } : {}),
  };
}
