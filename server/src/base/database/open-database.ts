import type pg from 'pg';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { connectOnce } from './open-pool.ts';
import { reachDatabase } from './reach-database.ts';
import { readMigrations } from './read-migrations.ts';
import { findSchemaState } from './schema-state.ts';
import type { Env } from '../../env.ts';
import { settleDemoAccounts } from '../../settle-demo-accounts.ts';
import { refuseUnreachable, StartError } from '../../start-error.ts';

/** Milliseconds that a statement of an import may take, and the reckoning between two: nobody waits for it. */
const patience = 600_000;

/** A database ready for a command, as the server would open it. */
export type OpenDatabase = { readonly db: Database; readonly close: () => Promise<void> };

/**
 * Opens the database of the settings: the external one, or the embedded one of the data folder whether a server runs on
 * it or not. An import refuses while another one is running.
 */
export async function openDatabase(
  env: Env,
  command: 'import' | 'partner' | 'admin' | 'audit' = 'import',
): Promise<OpenDatabase> {
  const { url, openToApplication, close: leave } = await reachDatabase(env);
  const closing: (() => Promise<unknown>)[] = [leave];
  const close = async () => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    await refuseUnreachable(url);
    if (command === 'import') {
      const lock = await holdImport(url);
      closing.push(() => lock.end());
    }
    await prepareSchema(url, command === 'import' ? 'import again' : 'try again');
    const db = connect({ url: await openToApplication(), statement: patience });
    closing.push(() => db.destroy());
    await seedWhereEmpty(db, env);
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Only the server changes a schema that there is: an older one may be running on it. */
async function prepareSchema(url: string, then: string): Promise<void> {
  const { isNew, pending } = await findSchemaState(url, readMigrations());
  if (isNew) return migrate(url);
  if (pending.length > 0)
    throw new StartError(
      `The database is of an older version. Start this version once with npm start, which brings it up to date, and ${then}.`,
    );
}

/** The demo school of a running server follows that server's address; only an empty database is filled from here. */
async function seedWhereEmpty(db: Database, env: Env): Promise<void> {
  const user = env.demo ? await db.selectFrom('users').select('id').limit(1).executeTakeFirst() : undefined;
  if (!user) await settleDemoAccounts(db, env);
}

async function holdImport(url: string): Promise<pg.Client> {
  const client = await connectOnce(url);
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock(hashtext('lectern import')) as held`,
  );
  if (rows[0]?.held) return client;
  await client.end();
  throw new StartError('Another import is running on this database. Wait until it has ended.');
}
