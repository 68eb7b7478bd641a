import type { Placed } from '@lectern/domain/base/content/rearranged.ts';
import { roomAt } from '@lectern/domain/base/content/room-at.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ContentAct } from './content-act.ts';
import type { ContentPlace } from './content-kind.ts';
import { placeItems } from './place-items.ts';
import { underParent, type Parent } from './under-parent.ts';

/** Moves those up that stand at a place under a parent, so that an item can be written there; it leaves out that item. */
export async function makeRoom(
  db: Database,
  act: ContentAct,
  kind: ContentPlace,
  parent: Parent,
  { place, item = null }: { readonly place: number; readonly item?: string | null },
): Promise<void> {
  const { table, order } = kind;
  if (!order) throw new Error(`${table} have no order`);
  const { rows } = await sql<Placed>`/* make-room */
    select id, ${sql.ref(order.column)} as place from ${sql.table(table)}
    where ${underParent(order, parent)} and deleted_on is null
      and id is distinct from ${item}::uuid and ${sql.ref(order.column)} >= ${place}`.execute(db);
  const moved = roomAt(rows, place);
  if (moved.length > 0) await placeItems(db, act, kind, parent, moved);
}
