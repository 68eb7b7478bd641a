import { Refusal } from '@lectern/domain/refusal.ts';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';

const patience = 5000;
/** Seconds for which an issuer that did not answer is not asked again; nobody waits for it meanwhile. */
const rest = 5;

/**
 * The keys of an external issuer, found by discovery and kept until a token names an unknown one. While they cannot be
 * had it refuses with UNAVAILABLE, since nothing is known of the token then.
 */
export function remoteKeys(issuer: string, warn: (sentence: string) => void = console.warn): JWTVerifyGetKey {
  let restsUntil = 0;
  const ask = async (address: string, init: RequestInit) => {
    if (Date.now() < restsUntil) throw new Error('the issuer did not answer a moment ago');
    try {
      const response = await fetch(address, init);
      if (!response.ok) throw new Error(`${address} answers with ${response.status}`);
      return response;
    } catch (error) {
      restsUntil = Date.now() + rest * 1000;
      const { cause, message } = error as Error & { cause?: { code?: string } };
      warn(`The keys of the identity provider ${issuer} cannot be read: ${cause?.code ?? message}.`);
      throw error;
    }
  };
  const discover = async () => {
    const response = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(patience),
    });
    const { jwks_uri } = (await response.json()) as { jwks_uri: string };
    return createRemoteJWKSet(new URL(jwks_uri), {
      cacheMaxAge: 86_400_000,
      timeoutDuration: patience,
      [customFetch]: ask,
    });
  };
  let found: Promise<JWTVerifyGetKey> | null = null;
  return async (header, token) => {
    try {
      found ??= discover();
      const keys = await found.catch((error: unknown) => {
        found = null;
        throw error;
      });
      return await keys(header, token);
    } catch (error) {
      if (aboutToken.some((kind) => error instanceof kind)) throw error;
      throw new Refusal('UNAVAILABLE', { details: { retryAfter: rest } });
    }
  };
}

/** The issuer has answered, and has no key that fits. */
const aboutToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];
