import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { keepLogBounded } from './base/database/embedded/bound-log.ts';
import { connect, type Database } from './base/database/connect.ts';
import { makeWritable, startEmbeddedDatabase, type EmbeddedDatabase } from './base/database/embedded/embedded.ts';
import { holdFolder } from './base/database/embedded/hold-folder.ts';
import { keepRunning } from './base/database/embedded/keep-running.ts';
import { migrate } from './base/database/migrate.ts';
import { readMigrations } from './base/database/read-migrations.ts';
import { findSchemaState } from './base/database/schema-state.ts';
import { waitForDatabase } from './base/database/wait-for-database.ts';
import { warnOfRights } from './base/database/warn-of-rights.ts';
import { watchSchema } from './base/database/watch-schema.ts';
import { readEnv, type Env } from './env.ts';
import { isLoopback } from './base/http/is-loopback.ts';
import { warnOfIssuer } from './base/identity/warn-of-issuer.ts';
import { startJobs } from './start-jobs.ts';
import { openServices, type OpenServices } from './open-services.ts';
import { settleDemoAccounts } from './settle-demo-accounts.ts';
import { refuseTakenPort, StartError } from './start-error.ts';
import { hasOwnAccounts, issuerOf } from './own-accounts.ts';

/** Starts everything in order and serves until the process is asked to end. */
export async function startServer(variables: Record<string, string | undefined>): Promise<void> {
  const env = readEnv(variables);
  await refuseTakenPort(env.port);
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.toReversed()) await step().catch((error: unknown) => console.error(error));
  };
  let drain = () => {};
  let ending = false;
  const end = (code: 0 | 1) => {
    if (ending) return;
    ending = true;
    drain();
    // Who was told that the connection is kept may have sent the next request already.
    void setTimeout(drainMs)
      .then(close)
      .then(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
  try {
    const opened = await open(env, closing);
    ({ drain } = opened);
    const host = isLoopback(env.publicUrl) ? 'localhost' : '0.0.0.0';
    await opened.app.listen({ port: env.port, host });
    endWithNpm(() => end(0));
    const stopWatching = watchSchema(opened.db, (sentence) => {
      console.error(sentence);
      end(1);
    });
    closing.push(async () => stopWatching());
    await announce(opened.db, env);
    for (const warning of env.warnings) console.warn(warning);
    if (!hasOwnAccounts(env)) void warnOfIssuer(issuerOf(env));
    closing.push(opened.startWork());
  } catch (error) {
    // What breaks while it is being closed was asked for.
    if (ending) return;
    await close();
    throw error;
  }
}

const drainMs = 1000;

/** A server that npm started ends when npm is gone, so that the port is free for the next `npm start`. */
function endWithNpm(end: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500).unref();
}

type Opened = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly drain: () => void;
  readonly startWork: () => () => Promise<void>;
};

/** Opens what the server stands on. Each step leaves behind how to close it; they are closed in the reverse order. */
async function open(env: Env, closing: (() => Promise<unknown>)[]): Promise<Opened> {
  const embedded = env.databaseUrl ? null : await openEmbedded(env, closing);
  const url = env.databaseUrl ?? embedded?.url ?? '';
  await waitForDatabase(url);
  if (embedded) await copyBeforeChange(embedded);
  await migrate(url);
  const applicationUrl = embedded ? await embedded.openToApplication() : url;
  const db = connect({ url: applicationUrl });
  closing.push(() => db.destroy());
  if (!embedded) await warnOfRights(db);
  await settleDemoAccounts(db, env);
  const services: OpenServices = await openServices(env, db, applicationUrl);
  closing.push(() => services.close());
  let draining = false;
  const app = await buildApp(services, { log: true, isDraining: () => draining });
  if (embedded) {
    const stopBounding = keepLogBounded(embedded.logFile);
    closing.push(async () => stopBounding(), keepRunning(embedded, app.log));
  }
  closing.push(() => app.close());
  return {
    app,
    db,
    drain: () => void (draining = true),
    startWork: () => startJobs(services, { owner: url, application: applicationUrl }, app.log),
  };
}

/** An upgrade can be undone with the copy that is kept before it. */
async function copyBeforeChange({ url, keepCopy }: EmbeddedDatabase): Promise<void> {
  const { isNew, pending } = await findSchemaState(url, readMigrations());
  const [first] = pending;
  if (isNew || !first) return;
  const copy = await keepCopy(first.name.replace('.sql', ''));
  console.log(`The database is brought up to date. A copy of it as it was is kept in ${copy}`);
}

/** Only one server works on a data folder; the next one may go on with the database that a killed one left running. */
async function openEmbedded(env: Env, closing: (() => Promise<unknown>)[]): Promise<EmbeddedDatabase> {
  makeWritable(env.dataDir);
  const giveBack = holdFolder(env.dataDir, 'server');
  if (!giveBack) throw new StartError(`Another Lectern server is already running on the data folder ${env.dataDir}.`);
  closing.push(async () => giveBack());
  const embedded = await startEmbeddedDatabase(env.dataDir);
  closing.push(() => embedded.stop());
  return embedded;
}
