import { rearranged, type Placed } from '@lectern/domain/base/content/rearranged.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Context } from '../../graphql/context.ts';
import { readItems } from '../../content/change-items.ts';
import type { ContentOrder, Row } from '../../content/content-kind.ts';
import { kindOf, type KindName } from '../../content/kinds.ts';
import { underParent } from '../../content/under-parent.ts';
import { placesIn } from './apply-waiting.ts';
import { upon } from './as-it-will-be.ts';
import { readWaitingAround, type WaitingChange } from './waiting-change.ts';

/** An item as its editors see it. */
export type EditedItem = {
  readonly id: string;
  readonly version: number;
  readonly published: boolean | null;
  readonly content: Row;
};

/** Reads an item as it will be once all that waits around it is published; null where it will not be there. */
export async function readItemAsItWillBe(
  { db }: Pick<Context, 'db'>,
  kind: KindName,
  id: string,
): Promise<EditedItem | null> {
  const waiting = await readWaitingAround(db, [id]);
  const found = await workOut(db, kind, id, waiting);
  return found === undefined ? upon(db, waiting, (later) => readNow(later, kind, id)) : found;
}

async function readNow(db: Database, kind: KindName, id: string): Promise<EditedItem | null> {
  const item = (await readItems(db, kindOf(kind), [id])).get(id);
  return item ? { ...item, content: item.content as Row } : null;
}

/**
 * Works out from its row and from what waits what an item will be. Undefined where that is left to the writers: where
 * something of its kind is taken out, comes back or comes under another parent, or stands in a place with another.
 */
export async function workOut(
  db: Database,
  name: KindName,
  id: string,
  waiting: readonly WaitingChange[],
): Promise<EditedItem | null | undefined> {
  const { fields, order, publishes } = kindOf(name);
  const alike = waiting.filter(({ kind }) => kind === name);
  if (alike.some(({ deleted }) => deleted !== null)) return undefined;
  const change = alike.find(({ item_id }) => item_id === id);
  const now = await readNow(db, name, id);
  const isNew = change?.base_version === null;
  if (!now && !isNew) return change ? undefined : null;
  const said = { ...now?.content, ...change?.content };
  if (!fields.every((field) => field in said)) return undefined;
  const content = Object.fromEntries(fields.map((field) => [field, said[field]]));
  const version = change?.version ?? now?.version ?? 1;
  const published = publishes ? (change?.published ?? now?.published ?? false) : null;
  const item = { id, version, published, content };
  if (!order || waiting.length === 0) return item;
  const place = await placeAmong(db, name, order, { ...item, alike, places: placesIn(waiting) });
  return place === undefined ? undefined : { ...item, content: { ...content, [order.column]: place } };
}

type Among = Pick<EditedItem, 'id' | 'content'> & {
  readonly alike: readonly WaitingChange[];
  /** Where items are to stand. */
  readonly places: ReadonlyMap<string, number>;
};

/** Where an item will stand among those of its parent. */
async function placeAmong(
  db: Database,
  kind: KindName,
  order: ContentOrder,
  { id, content, alike, places }: Among,
): Promise<number | undefined> {
  const { column, parents, within } = order;
  const fields = [...Object.keys(parents), ...(within ? [within] : [])];
  const scopeOf = (row: Row) => JSON.stringify(fields.map((field) => row[field] ?? null));
  const parent = Object.keys(parents)
    .map((field) => content[field])
    .find((one) => one != null) as string;
  const { rows } = await sql<Row & { id: string }>`/* rows-alike */
    select id, ${sql.join([column, ...fields].map((field) => sql.ref(field)))} from ${sql.table(kindOf(kind).table)}
    where (${underParent(order, { id: parent })} or id = any(${alike.map(({ item_id }) => item_id)}::uuid[]))
      and deleted_on is null`.execute(db);
  const present = new Map(rows.map((row) => [row.id, row]));
  const made: WaitingChange[] = [];
  for (const change of alike) {
    const row = present.get(change.item_id);
    if (change.base_version === null && !row) made.push(change);
    else if (!row || (change.content && scopeOf(row) !== scopeOf(change.content))) return undefined;
  }
  const scope = scopeOf(content);
  const standing = rows.filter((row) => scopeOf(row) === scope);
  const taken = standing.map((row) => row[column] as number);
  if (new Set(taken).size !== taken.length) return undefined;
  // What is new is made behind the others, before all are put in their places.
  let last = Math.max(0, ...taken);
  const come = made.filter((one) => scopeOf(one.content ?? {}) === scope);
  if (!come.every(({ item_id }) => places.has(item_id))) return undefined;
  const siblings: Placed[] = [
    ...standing.map((row) => ({ id: row.id, place: row[column] as number })),
    ...come.map(({ item_id }) => ({ id: item_id, place: ++last })),
  ];
  const wanted = siblings.flatMap(({ id: one }) => {
    const place = places.get(one);
    return place === undefined ? [] : [{ id: one, place }];
  });
  const moved = rearranged(siblings, wanted);
  return [...moved, ...siblings].find((one) => one.id === id)?.place;
}
