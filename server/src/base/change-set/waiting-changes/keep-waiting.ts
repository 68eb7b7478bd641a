import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { RecordedChanges } from '../../content/recorded-changes.ts';
import { TryAgain } from '../../graphql/try-again.ts';
import { newAct } from '../authoring-act.ts';
import { kindOf } from '../../content/kinds.ts';
import { setVersions } from '../set-versions.ts';
import type { ActOutcome } from './act-outcome.ts';
import { readContents, readOrders, type Contents } from './read-after.ts';
import { dropWaiting, type WaitingChange, type WaitingState } from './waiting-change.ts';

type State = ActOutcome['states'][number];

/** Keeps what an act has come to beside the content that learners see. What says the same as that waits no more. */
export async function keepWaiting(
  db: Database,
  changes: RecordedChanges,
  states: readonly State[],
  waiting: readonly WaitingChange[],
): Promise<void> {
  const now = await holdPresent(db, states, waiting);
  const orders = await readOrders(db, changes);
  const kept: State[] = [];
  const gone: State[] = [];
  for (const state of states) {
    const { item_id, base_version } = state;
    const live = now.get(item_id);
    if (base_version === null) {
      (state.deleted === true ? gone : kept).push(state);
      continue;
    }
    const left: State = {
      ...state,
      content: live && isDeepStrictEqual(live.content, plain(state.content)) ? null : state.content,
      orders: isDeepStrictEqual(orders.get(item_id), state.orders) ? null : state.orders,
      published: live?.published === state.published ? null : state.published,
      deleted: state.deleted === (live === undefined) ? null : state.deleted,
    };
    (saysNothing(left) ? gone : kept).push(left);
  }
  await store(db, kept, waiting);
  await dropWaiting(
    db,
    gone.map(({ item_id }) => item_id),
  );
  // A version stands for one thing only, so what was taken back is a newer one.
  await setVersions(
    db,
    newAct(null),
    gone.flatMap(({ item_id: id, kind, version, base_version }) =>
      base_version === null ? [] : [{ table: kindOf(kind).table, id, version }],
    ),
  );
}

/**
 * Holds the items that learners see until the transaction ends; where one of them is not what it was, or something else
 * waits there than what the act has met, all is tried again.
 */
export async function holdPresent(
  db: Database,
  states: readonly WaitingState[],
  waiting: readonly WaitingChange[],
): Promise<Contents> {
  const present = states.flatMap(({ item_id: id, kind, base_version }) =>
    base_version === null ? [] : [{ id, table: kindOf(kind).table }],
  );
  const now = await readContents(db, present, sql`for no key update`);
  for (const { item_id, base_version } of states) {
    const live = now.get(item_id);
    if (live && live.version !== base_version) throw new TryAgain(`${item_id} was changed meanwhile`);
  }
  await holdMet(db, states, waiting);
  return now;
}

/** Holds what waits at the items of an act: the live item stays the same while one change after the other waits there. */
async function holdMet(
  db: Database,
  states: readonly WaitingState[],
  waiting: readonly WaitingChange[],
): Promise<void> {
  const items = states.map(({ item_id }) => item_id);
  const { rows } = await sql<Pick<WaitingChange, 'id' | 'version'>>`/* hold-met */
    select id, version from waiting_changes where item_id = any(${items}::uuid[]) and discarded_on is null
    order by id for update`.execute(db);
  const met = new Map(waiting.filter(({ item_id }) => items.includes(item_id)).map(({ id, version }) => [id, version]));
  if (rows.length !== met.size || rows.some(({ id, version }) => met.get(id) !== version))
    throw new TryAgain('Something else waits at an item by now.');
}

const saysNothing = ({ content, orders, published, deleted }: State): boolean =>
  content === null && orders === null && published === null && deleted === null;

/** As it comes out of the database. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

async function store(db: Database, states: readonly State[], waiting: readonly WaitingChange[]): Promise<void> {
  if (states.length === 0) return;
  const rows = states.map((state) => ({
    ...state,
    id: waiting.find(({ item_id }) => item_id === state.item_id)?.id ?? randomUUID(),
  }));
  await sql`/* keep-waiting */
    insert into waiting_changes (id, item_id, kind, root_id, base_version, version, content, orders, published, deleted, changed_by)
    select x.id, x.item_id, x.kind, x.root_id, x.base_version, x.version, nullif(x.content, 'null'), nullif(x.orders, 'null'),
      x.published, x.deleted, x.changed_by
    from jsonb_populate_recordset(null::waiting_changes, ${JSON.stringify(rows)}::jsonb) x
    on conflict (item_id) where discarded_on is null do update set version = excluded.version, content = excluded.content,
      orders = excluded.orders, published = excluded.published, deleted = excluded.deleted,
      changed_by = excluded.changed_by, changed_on = now()`.execute(db);
}
