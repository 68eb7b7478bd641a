import type { Database } from './base/database/connect.ts';
import { openReadiness } from './base/database/readiness.ts';
import type { Env } from './env.ts';
import { openImmersiveReader } from './base/immersive-reader/immersive-reader.ts';
import { openLimiter } from './base/http/rate-limit.ts';
import { openDeviceSecrets } from './base/identity/device-secret.ts';
import { knownUsers } from './base/session/known-users.ts';
import { keepUsers } from './base/identity/keep-users.ts';
import { openRevocations } from './base/session/revocations.ts';
import { remoteKeys } from './base/session/remote-keys.ts';
import { localKeys, tokenVerifier } from './base/session/token.ts';
import { readSigningKeys } from './base/identity/keys.ts';
import { openMediaStore } from './base/media/store/open-media-store.ts';
import type { Services } from './services.ts';
import { openTickets } from './tickets.ts';
import { hasOwnAccounts, issuerOf } from './own-accounts.ts';

/** The services of a running server, with the way to close them. */
export type OpenServices = Services & { readonly close: () => Promise<void> };

/** What tests change: how many milliseconds a sign-out may take until every process knows of it. */
export type ServicesOptions = { readonly revocationAge?: number };

/** Opens everything a request needs. */
export async function openServices(
  env: Env,
  db: Database,
  databaseUrl: string,
  { revocationAge }: ServicesOptions = {},
): Promise<OpenServices> {
  const limiter = openLimiter(databaseUrl);
  const readiness = openReadiness(databaseUrl);
  const issuer = issuerOf(env);
  const own = hasOwnAccounts(env);
  if (own) await keepUsers(db, issuer);
  const keys = own ? localKeys((await readSigningKeys(db)).public) : remoteKeys(issuer);
  return {
    env,
    db,
    readiness,
    limiter,
    tokens: tokenVerifier(env, issuer, keys, own ? openRevocations(db, revocationAge) : null),
    users: knownUsers(db),
    deviceSecrets: await openDeviceSecrets(db),
    tickets: await openTickets(db),
    media: await openMediaStore(env),
    immersiveReader: env.immersiveReader ? openImmersiveReader(env.immersiveReader) : null,
    close: async () => void (await Promise.all([limiter.close(), readiness.close()])),
  };
}
