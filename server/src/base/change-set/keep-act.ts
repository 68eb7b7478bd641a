import { sql } from 'kysely';
import { actorOf } from '../audit-log/actor.ts';
import type { Database } from '../database/connect.ts';
import type { Context } from '../graphql/context.ts';
import { TryAgain } from '../graphql/try-again.ts';
import type { RecordedChange, RecordedChanges } from '../content/recorded-changes.ts';
import type { WrittenItem } from '../content/written-item.ts';
import type { AuthoredItemShape, AuthoredShape } from './authored.ts';
import { newAct, type AuthoringAct } from './authoring-act.ts';
import { applyWaiting, foresee } from './waiting-changes/apply-waiting.ts';
import { readActOutcome, type ActOutcome } from './waiting-changes/act-outcome.ts';
import { holdPresent, keepWaiting } from './waiting-changes/keep-waiting.ts';
import { dropWaiting, type WaitingChange, type WaitingState } from './waiting-changes/waiting-change.ts';
import { withBase } from './with-base.ts';
import { keepSuperseded, writeChangeSet, type About } from './write-change-set.ts';

/** What somebody does to content. */
export type Author = {
  readonly by: string;
  /** Whether it waits where learners would see it at once. */
  readonly waits: boolean;
  readonly about: About;
  /** The ids of what it is done to, and of what it speaks of. */
  readonly named: readonly string[];
  /** What waits in all that those belong to. */
  readonly waiting: readonly WaitingChange[];
  readonly work: (act: AuthoringAct) => Promise<readonly WrittenItem[] | void>;
};

type Tried = { readonly act: AuthoringAct; readonly written: readonly WrittenItem[] };

/**
 * Does an act and keeps it as one change set: at once, or beside what learners see. It is tried on what holds; where it
 * meets what waits, or waits with it, it is done upon that, so that nobody works on what will be no more.
 */
export async function keepAct(context: Context, author: Author): Promise<AuthoredShape> {
  const { by, waits, about, named, waiting, work } = author;
  const { db } = context;
  const isFree = !waits && waiting.length === 0;
  const meetsWaiting = ({ changes }: AuthoringAct) => waiting.some(({ item_id }) => changes.has(item_id));
  if (!waiting.some((change) => named.some((id) => mentions(change, id)))) {
    const tried = await withBase(db, isFree ? run(work, by) : tryAct(db, by, [], work));
    const outcome = waits && !meetsWaiting(tried.act) ? await readActOutcome(db, tried.act.changes, [], by) : null;
    if (outcome && outcome.met.length > 0) throw new TryAgain('Something waits at an item of this act.', outcome.met);
    if (isFree || (!meetsWaiting(tried.act) && !outcome?.seen)) return keepDone(context, tried, about);
    await takeBack(db);
    if (outcome?.seen && waiting.length === 0) return keepForLater(context, tried, outcome, author);
  }
  const tried = await withBase(db, tryAct(db, by, waiting, work));
  const outcome = await readActOutcome(db, tried.act.changes, waiting, by);
  await takeBack(db);
  if (waits && (outcome.seen || outcome.states.length === 0)) return keepForLater(context, tried, outcome, author);
  // Whoever saves what waits as it is shows it.
  const found = waits ? [] : tried.written.filter(({ id }) => !tried.act.changes.has(id));
  await keepSuperseded(
    db,
    waiting.flatMap(({ item_id }) => tried.act.changes.get(item_id) ?? []),
  );
  // What is shown may move children of a parent that the act itself has left alone: an earlier try has met it there.
  const alone = (context.met ?? []).filter((id) => !tried.act.changes.has(id));
  const asFound = waiting.filter(({ item_id }) => alone.includes(item_id) || found.some(({ id }) => id === item_id));
  const { act, shown } = await publishStates(context, by, [...outcome.states, ...asFound], waiting);
  return keepDone(context, { act, written: tried.written }, { ...about, shown: [...(about.shown ?? []), ...shown] });
}

/** Whether a change that waits is about an item, or speaks of something by its id. */
const mentions = ({ item_id, content }: WaitingChange, id: string): boolean =>
  item_id === id || (content !== null && JSON.stringify(content).includes(id));

async function run(work: Author['work'], by: string): Promise<Tried> {
  const act = newAct(by);
  return { act, written: (await work(act)) ?? [] };
}

/** Does an act upon what waits, so that it can be taken back. */
async function tryAct(
  db: Database,
  by: string,
  waiting: readonly WaitingChange[],
  work: Author['work'],
): Promise<Tried> {
  await sql`savepoint tried`.execute(db);
  if (waiting.length > 0) await foresee(db, by, waiting);
  return run(work, by);
}

const takeBack = (db: Database) => sql`rollback to savepoint tried`.execute(db);

/** Writes states of items into what learners see; they wait no more. `waiting` is what was met there, `shown` what of it waited at them. */
export async function publishStates(
  { db }: Pick<Context, 'db'>,
  by: string | null,
  states: readonly WaitingState[],
  waiting: readonly WaitingChange[],
): Promise<{ readonly act: AuthoringAct; readonly shown: readonly WaitingChange[] }> {
  const act = newAct(by);
  await holdPresent(db, states, waiting);
  await applyWaiting(db, act, states);
  const items = states.map(({ item_id }) => item_id);
  await dropWaiting(db, items);
  return { act, shown: waiting.filter(({ item_id }) => items.includes(item_id)) };
}

async function keepForLater(
  context: Context,
  { act, written }: Tried,
  outcome: ActOutcome,
  { about, waiting }: Author,
): Promise<AuthoredShape> {
  await keepWaiting(context.db, act.changes, outcome.states, waiting);
  const root = outcome.states[0]?.root_id ?? null;
  const change_set_id = await keep(context, act, { ...about, shown: [], again: [], waitsIn: root });
  return { ...replyOf(act.changes, written), change_set_id, waits: true };
}

/** Keeps what learners see now as a change set. */
export async function keepDone(context: Context, { act, written }: Tried, about: About): Promise<AuthoredShape> {
  return { ...replyOf(act.changes, written), change_set_id: await keep(context, act, about) };
}

async function keep(context: Context, act: AuthoringAct, about: About): Promise<string | null> {
  const id = await writeChangeSet(context.db, act, actorOf(context), about);
  // What says the same as before is saved too.
  if (id === null) await about.saved?.execute(context.db);
  return id;
}

/** What a reply says of the items of an act, and of those that were as they should be already. */
const replyOf = (changes: RecordedChanges, written: readonly WrittenItem[]): Pick<AuthoredShape, 'items'> => ({
  items: [
    ...[...changes.values()].map((change) => ({ id: change.id, version: change.after.version, what: whatOf(change) })),
    ...written.filter(({ id }) => !changes.has(id)),
  ],
});

function whatOf({ before, after }: RecordedChange): AuthoredItemShape['what'] {
  if (!before) return 'MADE';
  if (after.deleted !== undefined) return after.deleted ? 'REMOVED' : 'RESTORED';
  if (before.version !== after.version) return 'CHANGED';
  return after.published ? 'PUBLISHED' : 'UNPUBLISHED';
}
