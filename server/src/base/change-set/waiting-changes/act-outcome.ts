import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Row } from '../../content/content-kind.ts';
import type { ChildOrder, RecordedChange, RecordedChanges } from '../../content/recorded-changes.ts';
import { kindOf, nameOfKind } from '../../content/kinds.ts';
import { readContents, readOrders, type Contents, type Orders } from './read-after.ts';
import type { WaitingChange, WaitingState } from './waiting-change.ts';

/** What an act has come to where it was tried. */
export type ActOutcome = {
  readonly states: readonly (WaitingState & { readonly root_id: string })[];
  /** Whether learners would see any of it at once. */
  readonly seen: boolean;
  /** The items at which something waits that it was not done upon. */
  readonly met: readonly string[];
};

/** Reads what an act has come to, before it is taken back; `waiting` is what it was done upon. */
export async function readActOutcome(
  db: Database,
  changes: RecordedChanges,
  waiting: readonly WaitingChange[],
  by: string | null,
): Promise<ActOutcome> {
  const all = [...changes.values()];
  const contents = await readContents(
    db,
    all.filter(({ after }) => after.deleted !== true),
  );
  const orders = await readOrders(db, changes);
  const places = await readRoots(db, [
    ...changes.keys(),
    ...all.flatMap((change) => [...childrenOf(change), ...parentsLeft(change, contents)]),
  ]);
  const isShown = (id: string) => places.get(id)?.shown === true;
  const states = all.map((change) => {
    const { table, id, before, after } = change;
    const earlier = waiting.find(({ item_id }) => item_id === id);
    const isNew = earlier ? earlier.base_version === null : before === null;
    const says = change.content || isNew || earlier?.content ? (contents.get(id)?.content ?? earlier?.content) : null;
    const published = isNew ? (contents.get(id)?.published ?? null) : (after.published ?? earlier?.published ?? null);
    return {
      item_id: id,
      kind: nameOfKind(table),
      root_id: places.get(id)?.root_id ?? earlier?.root_id ?? id,
      base_version: earlier ? earlier.base_version : (before?.version ?? null),
      version: after.version,
      content: says ?? null,
      orders: merged(earlier?.orders ?? null, orders.get(id) ?? null),
      published,
      deleted:
        before === null && !earlier
          ? null
          : before?.deleted === after.deleted
            ? (earlier?.deleted ?? null)
            : (after.deleted ?? null),
      changed_by: by,
    };
  });
  const seen = all.some(
    (change) =>
      (isShown(change.id) && waiting.some(({ item_id }) => item_id === change.id)) ||
      (saysMore(change) && (isShown(change.id) || parentsLeft(change, contents).some(isShown))) ||
      (isShown(change.id) && standsOtherwise(change.orders, orders.get(change.id), isShown)),
  );
  const met = [...changes.keys()].filter(
    (id) => places.get(id)?.waits && !waiting.some(({ item_id }) => item_id === id),
  );
  return { states, seen, met };
}

/** Whether more has changed in an item than how its children stand. */
const saysMore = ({ before, after, content }: RecordedChange): boolean =>
  !before || content !== undefined || after.deleted !== undefined || after.published !== before.published;

/** Whether learners see the children of an item in another order. */
function standsOtherwise(
  before: Orders | undefined,
  after: Orders | undefined,
  isShown: (id: string) => boolean,
): boolean {
  return Object.entries(before ?? {}).some(([table, order]) => {
    const now = after?.[table] ?? {};
    const seen = (one: ChildOrder) => (Array.isArray(one) ? one : inOrder(one as Row).filter(isShown)).join();
    return seen(order) !== seen(now);
  });
}

const inOrder = (places: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(places)
    .toSorted(([, one], [, other]) => Number(one) - Number(other))
    .map(([id]) => id);

const childrenOf = ({ orders }: RecordedChange): string[] =>
  Object.values(orders ?? {}).flatMap((order) => (Array.isArray(order) ? [] : Object.keys(order)));

/** What an item belonged to that it belongs to no more, unless it is a draft. */
function parentsLeft({ table, id, content }: RecordedChange, contents: Contents): string[] {
  const now = contents.get(id);
  if (!content || !now || now.published === false) return [];
  const { order } = kindOf(nameOfKind(table));
  const said = content as Row;
  return Object.keys(order?.parents ?? {}).flatMap((column) =>
    said[column] && said[column] !== now.content[column] ? [said[column] as string] : [],
  );
}

const merged = (earlier: Orders | null, now: Orders | null): Orders | null =>
  earlier || now ? { ...earlier, ...now } : null;

async function readRoots(db: Database, ids: readonly string[]) {
  // Each is found once: joined as they stand, what is shown would be looked for anew for every item of an import.
  const { rows } = await sql<{ item_id: string; root_id: string; shown: boolean; waits: boolean }>`/* roots-and-shown */
    with r as materialized (select item_id, root_id from roots_of(${ids}::uuid[])),
      s as materialized (select id from shown_items(${ids}::uuid[]) x (id))
    select r.item_id, r.root_id, s.id is not null as shown,
      exists (select from waiting_changes w where w.item_id = r.item_id and w.discarded_on is null) as waits
    from r left join s on s.id = r.item_id`.execute(db);
  return new Map(rows.map(({ item_id, ...rest }) => [item_id, rest]));
}
