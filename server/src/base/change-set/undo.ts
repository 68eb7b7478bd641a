import type { Placed } from '@lectern/domain/base/content/rearranged.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { changeItems } from '../content/change-items.ts';
import type { ContentTable } from '../content/content-kind.ts';
import { far, placeItems } from '../content/place-items.ts';
import { publishItems } from '../content/publish-items.ts';
import type { ChildOrder } from '../content/recorded-changes.ts';
import { removeItems, restoreItems } from '../content/remove-items.ts';
import { writeLessonPages } from '../content/write-lesson-pages.ts';
import type { AuthoringAct } from './authoring-act.ts';
import { kindNames, kindOf, nameOfKind, type KindName } from '../content/kinds.ts';

/** An item of a change set that is taken back. */
export type UndoneItem = {
  readonly item_id: string;
  readonly kind: KindName;
  readonly version_before: number | null;
  readonly version_after: number;
  readonly published_before: boolean | null;
  readonly published_after: boolean | null;
  readonly deleted_before: boolean;
  readonly deleted_after: boolean;
  readonly place_before: number | null;
  /** Who has written what it says; left out where that is who takes it back. */
  readonly by?: string | null;
  /** What it said before, and how its children stood; null where that has not changed. */
  readonly content: Readonly<Record<string, unknown>> | null;
  readonly orders: Readonly<Record<string, ChildOrder>> | null;
};

/** The items of a change set with what each of them superseded. */
export async function readUndone(db: Database, change_set_id: string): Promise<UndoneItem[]> {
  const { rows } = await sql<UndoneItem>`/* change-set-items */
    select i.*, s.content, s.orders from change_set_items i
    left join superseded_versions s on s.item_id = i.item_id and s.version = i.version_before
      and i.version_after > i.version_before
    where i.change_set_id = ${change_set_id} order by i.item_id`.execute(db);
  return rows;
}

/**
 * Holds the items and refuses, with their names, where somebody has built on one of them since. What was done and taken
 * back again does not count, be it that there was nothing to write for it, nor do the parents whose children that has put
 * back in their places.
 */
export async function refuseBuiltOn(db: Database, items: readonly UndoneItem[]): Promise<void> {
  const changed: { id: string; kind: KindName; name: string }[] = [];
  for (const [name, own] of Map.groupBy(items, ({ kind }) => kind)) {
    const { table, publishes, fields } = kindOf(name);
    const called = fields.find((field) => ['name', 'title', 'question', 'introduction'].includes(field));
    const { rows } = await sql<{
      id: string;
      name: string;
      published: boolean | null;
      deleted: boolean;
      same: number[];
    }>`
      /* items-since */
      with recursive held as (
        select id, version, deleted_on is not null as deleted, ${publishes ? sql`published` : sql`null::boolean`} as published,
          ${called ? sql`left(${sql.ref(called)}, 200)` : sql`''`} as name
        from ${sql.table(table)} where id = any(${own.map(({ item_id }) => item_id)}::uuid[]) order by id for no key update
      ), same as (
        select id, version from held
        union
        select same.id, case when taken_back.item_id is null then u.version_before else taken_back.version_before end from same
        join change_set_items u on u.item_id = same.id and u.version_after = same.version
        join change_sets s on s.id = u.change_set_id
        left join change_set_items taken_back on taken_back.change_set_id = s.undoes and taken_back.item_id = same.id
        where (taken_back.item_id is null or taken_back.version_before is not null) and (s.undoes is not null
          or exists (select from change_sets z where z.undoes = s.id
            and not exists (select from change_set_items i where i.change_set_id = z.id and i.item_id = same.id)))
      )
      select id, name, published, deleted, array(select version from same where same.id = held.id) as same from held`.execute(
      db,
    );
    for (const item of own) {
      const now = rows.find(({ id }) => id === item.item_id);
      const isAsLeft =
        now !== undefined &&
        now.same.includes(item.version_after) &&
        now.deleted === item.deleted_after &&
        (item.published_before === item.published_after || now.published === item.published_after);
      if (!isAsLeft) changed.push({ id: item.item_id, kind: name, name: now?.name ?? '' });
    }
  }
  if (changed.length > 0) throw new Refusal('CONFLICT', { details: { items: changed } });
}

/** Writes what items were before: parents come back before their children, and go after them. */
export async function writeBack(db: Database, act: AuthoringAct, items: readonly UndoneItem[]): Promise<void> {
  const of = (kind: KindName) => items.filter((item) => item.kind === kind);
  for (const name of kindNames) await restoreItems(db, act, kindOf(name), of(name).filter(wasTakenOut).map(refOf));
  for (const name of kindNames) {
    const kind = kindOf(name);
    const column = kind.order?.column;
    const changes = of(name).flatMap((item, index) =>
      item.content
        ? [{ id: item.item_id, by: item.by, changes: said(item.content, column, cameOver(item) ? far + index : null) }]
        : [],
    );
    for (const [by = act.by, own] of Map.groupBy(changes, (change) => change.by))
      await changeItems<object>(db, { ...act, by }, kind, own);
  }
  await placeBack(db, act, items, {
    takenOut: items.filter(wasTakenOut),
    moved: items.filter(cameOver),
    going: items.filter(wasNotThere),
  });
  for (const name of kindNames) {
    const kind = kindOf(name);
    if (!kind.publishes) continue;
    for (const published of [true, false]) {
      const ids = of(name).filter((item) => item.published_after === !published && item.published_before === published);
      await publishItems(
        db,
        act,
        kind,
        ids.map(({ item_id }) => item_id),
        published,
      );
    }
  }
  for (const name of kindNames.toReversed())
    await removeItems(db, act, kindOf(name), of(name).filter(wasNotThere).map(refOf));
}

const wasTakenOut = (item: UndoneItem) => item.version_before !== null && !item.deleted_before && item.deleted_after;
const wasNotThere = (item: UndoneItem) => (item.version_before === null || item.deleted_before) && !item.deleted_after;
/** Whether it stood under another parent. */
const cameOver = (item: UndoneItem) => item.content !== null && item.place_before !== null && !wasTakenOut(item);
const refOf = ({ item_id }: UndoneItem) => ({ id: item_id });

/** What an item said; its place is put back with those of its like, and until then nothing stands where it waits. */
function said(content: Readonly<Record<string, unknown>>, column: string | undefined, waits: number | null) {
  const fields = Object.entries(content).filter(([field]) => field !== column);
  return Object.fromEntries(column !== undefined && waits !== null ? [...fields, [column, waits]] : fields);
}

/**
 * Puts children of items back in their order, and what was taken out, or had come to another parent, where it stood. What
 * is going stood nowhere before: the place that an order has of it may be that of another.
 */
export async function placeBack(
  db: Database,
  act: AuthoringAct,
  items: readonly Pick<UndoneItem, 'item_id' | 'orders'>[],
  {
    takenOut = [],
    moved = [],
    going = [],
  }: Readonly<Partial<Record<'takenOut' | 'moved' | 'going', readonly UndoneItem[]>>> = {},
): Promise<void> {
  const places = new Map<ContentTable, Map<string, number>>();
  const put = (table: ContentTable, id: string, place: number) =>
    places.set(table, (places.get(table) ?? new Map<string, number>()).set(id, place));
  const putOwn = ({ item_id, kind, place_before }: UndoneItem) => {
    if (place_before !== null) put(kindOf(kind).table, item_id, place_before);
  };
  takenOut.forEach(putOwn);
  // An order says where an item stood before the act has moved it, the other where it stood when it was taken out.
  for (const { item_id, orders } of items) {
    for (const [table, order] of Object.entries(orders ?? {})) {
      if (isShown(order)) await writeLessonPages(db, act, [{ lesson_id: item_id, page_ids: order }]);
      else for (const [id, place] of Object.entries(order)) put(table as ContentTable, id, place);
    }
  }
  moved.forEach(putOwn);
  for (const { item_id, kind } of going) places.get(kindOf(kind).table)?.delete(item_id);
  for (const [table, wanted] of places)
    await placeChildren(
      db,
      act,
      table,
      [...wanted].map(([id, place]) => ({ id, place })),
    );
}

const isShown = (order: ChildOrder): order is readonly string[] => Array.isArray(order);

/** Places items that are still there and stand elsewhere, each under the parent it has now. */
async function placeChildren(
  db: Database,
  act: AuthoringAct,
  table: ContentTable,
  places: readonly Placed[],
): Promise<void> {
  const kind = kindOf(nameOfKind(table));
  const { order } = kind;
  if (!order || places.length === 0) return;
  const parents = Object.keys(order.parents).map((column) => sql.ref(column));
  const { rows } = await sql<Placed & { parent_id: string; within: number | null }>`
    select id, ${sql.ref(order.column)} as place, coalesce(${sql.join(parents)}) as parent_id,
      ${order.within ? sql.ref(order.within) : sql`null::integer`} as within
    from ${sql.table(table)} where id = any(${places.map(({ id }) => id)}::uuid[]) and deleted_on is null`.execute(db);
  const wanted = new Map(places.map(({ id, place }) => [id, place]));
  const present = Map.groupBy(rows, ({ parent_id, within }) => `${parent_id} ${within ?? ''}`);
  for (const siblings of present.values()) {
    const [first] = siblings;
    if (!first) continue;
    const own = siblings.map(({ id, place }) => ({ id, place: wanted.get(id) ?? place }));
    if (own.every(({ place }, at) => place === siblings[at]?.place)) continue;
    await placeItems(
      db,
      act,
      kind,
      { id: first.parent_id, ...(first.within === null ? {} : { within: first.within }) },
      own,
    );
  }
}
