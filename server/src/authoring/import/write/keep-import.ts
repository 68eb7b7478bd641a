import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { RecordedChange, RecordedChanges } from '../../../base/content/recorded-changes.ts';
import { publishStates } from '../../../base/change-set/keep-act.ts';
import { TryAgain } from '../../../base/graphql/try-again.ts';
import { foresee } from '../../../base/change-set/waiting-changes/apply-waiting.ts';
import { readActOutcome } from '../../../base/change-set/waiting-changes/act-outcome.ts';
import { keepWaiting } from '../../../base/change-set/waiting-changes/keep-waiting.ts';
import { readWaitingAround, type WaitingChange } from '../../../base/change-set/waiting-changes/waiting-change.ts';
import { importOperation, writeChangeSet } from '../../../base/change-set/write-change-set.ts';
import { StartError } from '../../../start-error.ts';
import { beginImport, type ImportAct } from './write-item.ts';

type Importing<Result> = {
  /** Whether what it writes is shown at once; else it waits where learners would see it. */
  readonly publish: boolean;
  /** The product, the course and the book that it writes in, as far as they are there. */
  readonly places: readonly string[];
  readonly write: (act: ImportAct) => Promise<Result>;
};

/**
 * Does the writing of an import upon what waits, and keeps it as one change set: at once, or beside what learners see.
 * What it publishes is published with all that earlier imports have left waiting.
 */
export async function keepImport<Result>(
  db: Database,
  { publish, places, write }: Importing<Result>,
): Promise<Result & { readonly waits: boolean; readonly change_set: string | null }> {
  const waiting = await readWaitingAround(db, places);
  const act = beginImport();
  try {
    await sql`savepoint tried`.execute(db);
    if (waiting.length > 0) await foresee(db, null, waiting);
    const result = await write(act);
    const waits = !publish && (await isSeen(db, act.changes, waiting));
    if (!waits && waiting.length === 0) {
      return { ...result, waits, change_set: await writeChangeSet(db, act, null, { operation: importOperation }) };
    }
    const outcome = await readActOutcome(db, act.changes, waiting, null);
    await sql`rollback to savepoint tried`.execute(db);
    // What a person has written stays theirs where the import only puts something into it.
    const states = outcome.states.map((state) => ({
      ...state,
      changed_by: waiting.find(({ item_id }) => item_id === state.item_id)?.changed_by ?? null,
    }));
    if (waits) {
      await keepWaiting(db, act.changes, states, waiting);
      const about = { operation: importOperation, waitsIn: states[0]?.root_id ?? null };
      return { ...result, waits, change_set: await writeChangeSet(db, act, null, about) };
    }
    const left = publish ? waiting.filter((change) => isLeft(change, act.changes)) : [];
    const { act: done, shown } = await publishStates({ db }, null, [...states, ...left], waiting);
    return {
      ...result,
      waits,
      change_set: await writeChangeSet(db, done, null, { operation: importOperation, shown }),
    };
  } catch (error) {
    if (!(error instanceof TryAgain)) throw error;
    throw new StartError('Somebody changed the course while it was imported. Import it again. Nothing was imported.');
  }
}

/** Whether an earlier import has left a change that this one has nothing to say of. */
const isLeft = ({ item_id, changed_by }: WaitingChange, changes: RecordedChanges): boolean =>
  changed_by === null && !changes.has(item_id);

/** Whether learners would see something of it. A new page is seen where a lesson shows it, and a book is only what holds pages. */
async function isSeen(db: Database, changes: RecordedChanges, waiting: readonly WaitingChange[]): Promise<boolean> {
  const seen = [...changes].flatMap(([id, change]): [string, RecordedChange][] => {
    const { table, before } = change;
    if (table === 'books' || (table === 'book_pages' && before === null)) return [];
    return [[id, change]];
  });
  return (await readActOutcome(db, new Map(seen), waiting, null)).seen;
}
