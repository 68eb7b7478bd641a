import { buildApp, type AppOptions } from '../src/app.ts';
import { connect, type Database } from '../src/base/database/connect.ts';
import { readEnv } from '../src/env.ts';
import { openServices, type OpenServices, type ServicesOptions } from '../src/open-services.ts';
import { freePort } from './free-port.ts';
import { cloneDatabase } from './harness.ts';

/** A server that listens on a port of its own, as people reach it. */
export type ListeningServer = {
  readonly origin: string;
  readonly db: Database;
  readonly services: OpenServices;
  readonly close: () => Promise<void>;
};

/** Starts a server on a database of its own, unless one is named. */
export async function listen(
  variables: Record<string, string> = {},
  { log = false, ...options }: ServicesOptions & Partial<Pick<AppOptions, 'log'>> = { revocationAge: 0 },
): Promise<ListeningServer> {
  const url = variables['DATABASE_URL'] ?? (await cloneDatabase());
  const env = readEnv({ DATABASE_URL: url, PORT: String(await freePort()), ...variables });
  const db = connect({ url });
  const services = await openServices(env, db, url, options);
  const app = await buildApp(services, { log });
  await app.listen({ port: env.port, host: 'localhost' });
  const close = async () => {
    await app.close();
    await services.close();
    await db.destroy();
  };
  return { origin: env.publicUrl, db, services, close };
}
