import { inject } from 'vitest';
import { cloneTemplate, openServer, type TestServer } from './open-server.ts';

export type { TestServer } from './open-server.ts';

let opened: Promise<TestServer> | null = null;

/** The server of this worker; opened by its first test and shared by all others, which make their own data. */
export function testServer(): Promise<TestServer> {
  opened ??= cloneDatabase().then(openServer);
  return opened;
}

/** A new database, cloned from the migrated template. */
export const cloneDatabase = (): Promise<string> =>
  cloneTemplate({ databaseUrl: inject('databaseUrl'), template: inject('template') });
