import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** The provider's signing keys: the private ones for itself, the public ones for whoever checks a token. */
export type SigningKeys = { readonly private: { keys: JWK[] }; readonly public: JSONWebKeySet };

/** The signing keys of this installation, made on the first start and shared by all its processes. */
export async function readSigningKeys(db: Database): Promise<SigningKeys> {
  const keys = (await readSecrets(db, 'SIGN', makeSigningKey)) as JWK[];
  return { private: { keys }, public: { keys: keys.map(({ d: _private, ...rest }) => rest) } };
}

/** The keys that sign the provider's cookies. */
export async function readCookieKeys(db: Database): Promise<string[]> {
  return (await readSecrets(db, 'COOKIE', async () => randomBytes(32).toString('base64url'))) as string[];
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}

/** Two processes that start together on an empty database agree on one key: the second waits at the lock. */
async function readSecrets(db: Database, purpose: 'SIGN' | 'COOKIE', make: () => Promise<unknown>): Promise<unknown[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`identity key ${purpose}`}))`.execute(transaction);
    const rows = await transaction
      .selectFrom('identity_keys')
      .select('secret')
      .where('purpose', '=', purpose)
      .orderBy('created_on', 'desc')
      .execute();
    if (rows.length > 0) return rows.map(({ secret }) => secret);
    const secret = await make();
    await sql`insert into identity_keys (id, purpose, secret) values (${randomUUID()}, ${purpose}, ${JSON.stringify(secret)}::jsonb)`.execute(
      transaction,
    );
    return [secret];
  });
}
