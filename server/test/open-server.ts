import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import pg from 'pg';
import { seedIssuer, type BuiltUser } from '../seed/people.ts';
import { buildApp } from '../src/app.ts';
import { connect, type ConnectOptions, type Database } from '../src/base/database/connect.ts';
import { readEnv } from '../src/env.ts';
import { readSigningKeys } from '../src/base/identity/keys.ts';
import { audienceOf } from '../src/base/session/token.ts';
import { openServices, type OpenServices } from '../src/open-services.ts';
import type { TestDatabases } from './open-databases.ts';

/** A reply as a caller sees it. */
export type Reply<Data = Record<string, any>> = {
  readonly status: number;
  readonly data: Data;
  readonly errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  /** The code of the first error, or null. */
  readonly code: string | null;
  readonly headers: Record<string, unknown>;
};

/** A server on a database of its own, asked without a line between. */
export type TestServer = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly services: OpenServices;
  readonly url: string;
  /** Sends a document as a person, or as nobody. */
  readonly call: <Data = Record<string, any>>(
    caller: BuiltUser | null,
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Reply<Data>>;
  readonly tokenOf: (user: BuiltUser, claims?: Record<string, unknown>) => Promise<string>;
};

/** Times of the database that no test meets because the machine is busy; those that are about them open it themselves. */
const patient = { statement: 50_000, lock: 20_000, patience: 20_000 };

/** Opens a server on a database. */
export async function openServer(url: string, { onQuery }: Pick<ConnectOptions, 'onQuery'> = {}): Promise<TestServer> {
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: join(import.meta.dirname, '../../.cache/test-data') });
  const db = connect({ url, ...patient, ...(onQuery ? { onQuery } : {}) });
  const services = await openServices(env, db, url);
  const app = await buildApp(services, { log: false });
  const tokenOf = await signer(db, services);
  return { app, db, services, url, tokenOf, call: (...args) => call(app, tokenOf, ...args) };
}

/** A new database, cloned from the migrated template. */
export async function cloneTemplate({ databaseUrl, template }: TestDatabases): Promise<string> {
  const name = `worker_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Two workers may not copy the same template at the same moment.
  await client.query(`select pg_advisory_lock(1)`);
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return databaseUrl.replace(/\/lectern$/, `/${name}`);
}

async function call<Data>(
  app: FastifyInstance,
  tokenOf: TestServer['tokenOf'],
  caller: BuiltUser | null,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Reply<Data>> {
  const authorization = caller ? { authorization: `Bearer ${await tokenOf(caller)}` } : {};
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = response.json();
  return {
    status: response.statusCode,
    data,
    errors,
    code: errors[0]?.extensions.code ?? null,
    headers: response.headers,
  };
}

async function signer(db: Database, { env }: OpenServices): Promise<TestServer['tokenOf']> {
  const jwk = (await readSigningKeys(db)).private.keys[0];
  if (!jwk) throw new Error('the provider has no signing key');
  const key = await importJWK(jwk);
  const tokens = new Map<string, { readonly token: Promise<string>; readonly at: number }>();
  // A token lives ten minutes, and some tests longer.
  const renewedAfter = 300_000;
  const sign = ({ issuer, subject }: BuiltUser, claims: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '' })
      .setIssuer(issuer)
      .setSubject(subject)
      .setAudience(audienceOf(env))
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(key);
  return (user, claims) => {
    if (claims) return sign(user, claims);
    if (user.issuer !== seedIssuer) return sign(user, {});
    const kept = tokens.get(user.subject);
    if (kept && performance.now() - kept.at < renewedAfter) return kept.token;
    const token = sign(user, {});
    tokens.set(user.subject, { token, at: performance.now() });
    return token;
  };
}
