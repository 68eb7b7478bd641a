import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ContentAct } from './content-act.ts';
import type { ContentPlace } from './content-kind.ts';
import { makeRoom } from './make-room.ts';
import { underParent, type Parent } from './under-parent.ts';

type Wanted = { readonly place?: number | undefined; readonly within?: number | undefined };

/**
 * Makes room for an item where it is going to be written, and returns the place: the one wanted, or behind the others
 * where only the part in which it is counted changes; undefined where it stays. A stale change is left to the writer,
 * which refuses it with the copy that its editor has to see.
 */
export async function takePlace(
  db: Database,
  act: ContentAct,
  kind: ContentPlace,
  { id, version }: { readonly id: string; readonly version?: number | null | undefined },
  { place, within }: Wanted,
): Promise<number | undefined> {
  const { table, order } = kind;
  if (!order) throw new Error(`${table} have no order`);
  if (place === undefined && within === undefined) return undefined;
  const column = sql.ref(order.column);
  const parent = sql`coalesce(${sql.join(Object.keys(order.parents).map((name) => sql.ref(name)))})`;
  const part = order.within ? sql.ref(order.within) : sql`null::integer`;
  const { rows } = await sql<{
    version: number;
    place: number;
    parent_id: string;
    within: number | null;
  }>`/* place-of-item */
    select version, ${column} as place, ${parent} as parent_id, ${part} as within
    from ${sql.table(table)} where id = ${id} and deleted_on is null for no key update`.execute(db);
  const [now] = rows;
  if (!now || (version != null && version !== now.version)) return place;
  const target = within ?? now.within ?? undefined;
  const moves = target !== (now.within ?? undefined);
  if (!moves && (place === undefined || place === now.place)) return undefined;
  const under = { id: now.parent_id, ...(target === undefined ? {} : { within: target }) };
  const free = place ?? (await lastPlace(db, kind, under)) + 1;
  await makeRoom(db, act, kind, under, { place: free, item: id });
  return free;
}

async function lastPlace(db: Database, { table, order }: ContentPlace, under: Parent): Promise<number> {
  if (!order) return 0;
  const { rows } = await sql<{ last: number }>`/* last-place */
    select coalesce(max(${sql.ref(order.column)}), 0) as last from ${sql.table(table)}
    where ${underParent(order, under)} and deleted_on is null`.execute(db);
  return rows[0]?.last ?? 0;
}
