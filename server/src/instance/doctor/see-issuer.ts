import { importJWK, type JWK } from 'jose';
import { connectOnce } from '../../base/database/open-pool.ts';
import type { Env } from '../../env.ts';
import { whyUnusable } from '../../base/identity/warn-of-issuer.ts';
import { failed, fine, unknown, type Seen } from './check.ts';

const patience = 5000;

/** Who signs people in. */
export async function seeIssuer({ issuer }: Env): Promise<Seen> {
  if (!issuer) return fine('The built-in identity provider signs people in.');
  const why = await whyUnusable(issuer);
  if (!why) return fine(`The identity provider ${issuer} answers.`);
  return failed(
    `The identity provider ${issuer} (OIDC_ISSUER) cannot be used: ${why}. Until it can, nobody can sign in.`,
    'Start that provider, or set OIDC_ISSUER to the address that it names as its own.',
  );
}

/** The keys that access tokens are signed with, wherever they come from. */
export async function seeKeys({ issuer }: Env, url: string | null): Promise<Seen> {
  if (issuer) return seeKeysOf(issuer);
  if (!url) return unknown('Checked while the database runs.');
  const client = await connectOnce(url);
  try {
    const { rows: there } = await client.query<{ has: boolean }>(
      `select to_regclass('identity_keys') is not null as has`,
    );
    const { rows } = there[0]?.has
      ? await client.query<{ secret: JWK }>(`select secret from identity_keys where purpose = 'SIGN'`)
      : { rows: [] };
    if (rows.length === 0) return fine('There are none yet; the first start makes them.');
    for (const { secret } of rows) if (!(await canSign(secret))) return damaged;
    return fine('Access tokens can be signed.');
  } finally {
    await client.end();
  }
}

const damaged = failed(
  'A signing key of the built-in identity provider is damaged. Until it is replaced, nobody can sign in.',
  'Restore the newest backup; docs/running.md, "Backup and restore", says how.',
);

const canSign = (secret: JWK): Promise<boolean> =>
  importJWK(secret, 'ES256').then(
    () => secret.d !== undefined,
    () => false,
  );

async function seeKeysOf(issuer: string): Promise<Seen> {
  const cure = `Look at the keys (jwks_uri) that ${issuer} publishes.`;
  try {
    const { jwks_uri } = (await read(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)) as {
      jwks_uri: string;
    };
    const { keys } = (await read(jwks_uri)) as { keys?: unknown[] };
    if (keys?.length) return fine(`${issuer} publishes its keys.`);
    return failed(`${jwks_uri} holds no keys, so no token of ${issuer} can be believed.`, cure);
  } catch (error) {
    return failed(`The keys of the identity provider ${issuer} cannot be read: ${(error as Error).message}.`, cure);
  }
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`);
  return response.json();
}
