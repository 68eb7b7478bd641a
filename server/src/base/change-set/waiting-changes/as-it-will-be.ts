import type { Operation } from '@lectern/domain/permission.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Context } from '../../graphql/context.ts';
import { readAsRole } from '../../account/read-as-role.ts';
import { foresee } from './apply-waiting.ts';
import { readWaitingAround, waitingAround, type WaitingChange } from './waiting-change.ts';

/**
 * Reads for an author who has been let in what items will be once all that waits around them is published: it is written
 * in a transaction that is taken back. Where nothing waits, it reads what holds.
 */
export async function asItWillBe<Result>(
  context: Context,
  ids: readonly string[],
  read: (context: Context) => Promise<Result>,
): Promise<Result> {
  const waiting = await readWaitingAround(context.db, ids);
  return waiting.length === 0 ? read(context) : upon(context.db, waiting, (db) => read({ ...context, db }));
}

/** The same for what is read in one statement with the role of the caller; a second one follows only where something waits. */
export async function readInEditor<Data>(
  context: Context,
  operation: Operation,
  ids: readonly string[],
  data: RawBuilder<Data>,
): Promise<Data> {
  const both = sql<{
    data: Data;
    waiting: WaitingChange[];
  }>`json_build_object('data', ${data}, 'waiting', ${waitingAround(ids)})`;
  const { data: now, waiting } = await readAsRole(context, operation, both);
  return waiting.length === 0
    ? now
    : upon(context.db, waiting, (db) => readAsRole({ ...context, db }, operation, data));
}

/** Carries what was read out of the transaction that is taken back. */
class Read<Result> {
  readonly result: Result;
  constructor(result: Result) {
    this.result = result;
  }
}

/** Reads upon what waits, which is written in a transaction that is taken back. */
export async function upon<Result>(
  db: Database,
  waiting: readonly WaitingChange[],
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await foresee(transaction, null, waiting);
      throw new Read(await read(transaction));
    });
  } catch (error) {
    if (error instanceof Read) return error.result as Result;
    throw error;
  }
}
