import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { readItems } from '../../content/change-items.ts';
import type { ContentTable, Row } from '../../content/content-kind.ts';
import type { ChildOrder, RecordedChange, RecordedChanges } from '../../content/recorded-changes.ts';
import { kindOf, nameOfKind } from '../../content/kinds.ts';

export type Orders = Readonly<Record<string, ChildOrder>>;

type Present = { readonly version: number; readonly published: boolean | null; readonly content: Row };

/** What items say, by their ids. */
export type Contents = ReadonlyMap<string, Present>;

/** What items say now, by id, without those that are taken out. */
export async function readContents(
  db: Database,
  changes: readonly Pick<RecordedChange, 'table' | 'id'>[],
  lock = sql``,
): Promise<Contents> {
  const found = new Map<string, Present>();
  for (const [table, own] of Map.groupBy(changes, (change) => change.table)) {
    const ids = own.map(({ id }) => id);
    const items = await readItems(db, kindOf(nameOfKind(table)), ids, lock);
    for (const [id, { version, published, content }] of items)
      found.set(id, { version, published, content: content as Row });
  }
  return found;
}

/** How the children of items stand now, for those tables whose order an act has changed; by the id of the parent. */
export async function readOrders(db: Database, changes: RecordedChanges): Promise<ReadonlyMap<string, Orders>> {
  const found = new Map<string, Record<string, ChildOrder>>();
  const parents = new Map<string, string[]>();
  for (const { id, orders } of changes.values())
    for (const table of Object.keys(orders ?? {})) parents.set(table, [...(parents.get(table) ?? []), id]);
  for (const [table, ids] of parents) {
    const orders =
      table === 'lesson_pages' ? await readPages(db, ids) : await readPlaces(db, table as ContentTable, ids);
    for (const id of ids)
      found.set(id, { ...found.get(id), [table]: orders.get(id) ?? (table === 'lesson_pages' ? [] : {}) });
  }
  return found;
}

async function readPages(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; pages: string[] }>`
    select lesson_id as id, array_agg(page_id order by order_key) as pages from lesson_pages
    where lesson_id = any(${ids}::uuid[]) group by lesson_id`.execute(db);
  return new Map(rows.map(({ id, pages }) => [id, pages]));
}

async function readPlaces(
  db: Database,
  table: ContentTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const { order } = kindOf(nameOfKind(table));
  if (!order) throw new Error(`${table} have no order`);
  const parent = sql`coalesce(${sql.join(Object.keys(order.parents).map((name) => sql.ref(name)))})`;
  const { rows } = await sql<{ id: string; places: Record<string, number> }>`
    select ${parent} as id, jsonb_object_agg(id, ${sql.ref(order.column)}) as places from ${sql.table(table)}
    where ${parent} = any(${ids}::uuid[]) and deleted_on is null group by 1`.execute(db);
  return new Map(rows.map(({ id, places }) => [id, places]));
}
