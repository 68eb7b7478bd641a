import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAccess, ownerUrl } from '../../base/database/embedded/embedded-access.ts';
import { connectOnce } from '../../base/database/open-pool.ts';
import { isRunning } from '../../base/database/embedded/postmaster.ts';
import { findBinaries, openForLook } from '../../base/database/embedded/embedded.ts';
import { refuseOtherMajor } from '../../base/database/embedded/refuse-other-major.ts';
import type { Env } from '../../env.ts';
import { refuseUnreachable, StartError, Unreachable } from '../../start-error.ts';
import { sayFailure } from '../command/say-failure.ts';
import { failed, fine, type Seen } from './check.ts';

/** What was seen of the database, its address where it answers, and what ends it where it runs for this look alone. */
export type FoundDatabase = { readonly seen: Seen; readonly url: string | null; readonly close?: () => Promise<void> };

/** Looks for the database of the settings. The embedded one is not made for it; where no server works on it, it is started until it is closed. */
export async function findDatabase(env: Env, served: boolean | null): Promise<FoundDatabase> {
  try {
    return env.databaseUrl ? await findExternal(env.databaseUrl) : await findEmbedded(env.dataDir, served);
  } catch (error) {
    const seen = error instanceof StartError ? error.message : sayFailure(error);
    return { seen: failed(seen, env.databaseUrl ? cureOf(error) : embeddedCure), url: null };
  }
}

const externalCure = 'Start that database, or set DATABASE_URL to a PostgreSQL 15 or later that answers.';

/** What a database says that is there and does not let us in has a cure of its own. */
function cureOf(error: unknown): string {
  const code = error instanceof Unreachable ? error.code : '';
  if (code.startsWith('28')) return 'Set the right user and password in DATABASE_URL, percent-encoded.';
  if (code === '3D000') return 'Create that database, or name another one in DATABASE_URL.';
  if (code === '53300') return 'Raise max_connections of that database, or close connections.';
  return externalCure;
}

const embeddedCure = 'Put back what is missing, or restore a backup: docs/running.md, "Backup and restore", says how.';

async function findExternal(url: string): Promise<FoundDatabase> {
  const version = await refuseUnreachable(url);
  const { host, pathname } = new URL(url);
  return { seen: fine(`The database ${host}${pathname} answers; it is PostgreSQL ${version}.`), url };
}

async function findEmbedded(dataDir: string, served: boolean | null): Promise<FoundDatabase> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder))
    return { seen: fine(`There is no database in ${dataDir} yet; the first start makes it.`), url: null };
  readFileSync(join(folder, 'PG_VERSION'));
  await refuseOtherMajor(folder, (await findBinaries()).postgres);
  const access = readAccess(dataDir, 'as it is');
  if (!isRunning(folder)) {
    const seen = notRunning(dataDir, served);
    return { url: null, ...(served === false ? await openForLook(dataDir) : null), seen };
  }
  const url = ownerUrl(access, 'lectern');
  try {
    await (await connectOnce(url)).end();
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException;
    const seen = code.startsWith('28')
      ? failed(`The database in ${folder} does not take the password of postgres-access.json (${message}).`, lostAccess)
      : failed(`The database in ${folder} does not answer (${message}).`, hangs);
    return { seen, url: null };
  }
  return { seen: fine(`The database in ${folder} answers.`), url };
}

const lostAccess =
  'Put back postgres-access.json as it was, or restore a backup: docs/running.md, "Backup and restore".';

const hangs =
  'End its process, which loses nothing that was saved; a running server starts it again, else npm start does.';

const notRunning = (dataDir: string, served: boolean | null): Seen =>
  served
    ? failed(
        `A server uses ${dataDir}, but its database does not run.`,
        `Wait a few seconds, since the server starts it again; else read ${join(dataDir, 'postgres.log')} for the reason.`,
      )
    : fine(`The database in ${dataDir} does not run; npm start starts it.`);
