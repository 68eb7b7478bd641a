import type { Env } from '../../env.ts';
import { startEmbeddedDatabase } from './embedded/embedded.ts';
import { holdFolder } from './embedded/hold-folder.ts';

/** A database that answers, as a command finds it. */
export type ReachedDatabase = {
  /** Its address for its owner. */
  readonly url: string;
  /** Its address for the application, once it was migrated. */
  readonly openToApplication: () => Promise<string>;
  /** Leaves it as it was: the embedded one is stopped where it was started for this, unless a server has begun on it. */
  readonly close: () => Promise<void>;
};

/** Reaches the database of the settings: the external one, or the embedded one of the data folder whether a server runs on it or not. */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<ReachedDatabase> {
  if (databaseUrl) return { url: databaseUrl, openToApplication: async () => databaseUrl, close: async () => {} };
  const { url, openToApplication, started, stop } = await startEmbeddedDatabase(dataDir);
  return { url, openToApplication, close: async () => (started ? stopUnlessServed(dataDir, stop) : undefined) };
}

/** A server that was started meanwhile goes on with the database that was started here; it holds the folder. */
async function stopUnlessServed(dataDir: string, stop: () => Promise<void>): Promise<void> {
  const giveBack = holdFolder(dataDir, 'server');
  if (!giveBack) return;
  await stop();
  giveBack();
}
