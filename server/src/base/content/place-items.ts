import { rearranged, type Placed } from '@lectern/domain/base/content/rearranged.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { countedOnce, type ContentAct } from './content-act.ts';
import type { ContentPlace, ContentTable } from './content-kind.ts';
import { recordsOf } from './insert-rows.ts';
import { record } from './recorded-changes.ts';
import { underParent, type Parent } from './under-parent.ts';

/** Where nothing stands: items wait there for their place. */
export const far = 10_000_000;

/**
 * Puts items of one parent in their places, which may depend on how all of them stand; others that stood there move behind
 * the last. The order of children is a matter of their parent, whose version is counted; where all stand so already,
 * nothing is written.
 */
export async function placeItems(
  db: Database,
  act: ContentAct,
  kind: ContentPlace,
  parent: Parent,
  places: readonly Placed[] | ((siblings: readonly Placed[]) => readonly Placed[]),
): Promise<void> {
  const { table, order } = kind;
  if (!order) throw new Error(`${table} have no order`);
  const column = sql.ref(order.column);
  const parentOf = sql`case ${sql.join(
    Object.entries(order.parents).map(([name, one]) => sql`when ${sql.ref(name)} is not null then ${one}::text`),
    sql` `,
  )} end`;
  const { rows: siblings } = await sql<Placed & { parent_table: ContentTable }>`
    select id, ${column} as place, ${parentOf} as parent_table from ${sql.table(table)}
    where ${underParent(order, parent)} and deleted_on is null order by id for no key update`.execute(db);
  const moved = rearranged(siblings, typeof places === 'function' ? places(siblings) : places);
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  // Two of them may change places, so where no two may ever stand in one, all leave theirs before one is taken: farther
  // than what waits to be placed.
  if (order.unique)
    await sql`update ${sql.table(table)} set ${column} = ${column} + ${2 * far} where id = any(${ids}::uuid[])`.execute(
      db,
    );
  const rows = moved.map(({ id, place }) => ({ id, [order.column]: place }));
  // One that has just come had no place here.
  const before = siblings.filter(({ place }) => place < far);
  const orders = { [table]: Object.fromEntries(before.map(({ id, place }) => [id, place])) };
  for (const parentTable of new Set(siblings.map(({ parent_table }) => parent_table))) {
    const { rows: counted } = await sql<{ version: number; counts: number }>`
      with placed as (
        update ${sql.table(table)} t set ${column} = x.${column} from ${recordsOf(table, rows)} x where x.id = t.id
      ), parent as (select id as parent_id, version as version_before from ${sql.table(parentTable)} where id = ${parent.id} for no key update)
      update ${sql.table(parentTable)} t set ${countedOnce(act, 't', [parent.id])} from parent where t.id = parent_id
      returning version_before as version, version - version_before as counts`.execute(db);
    for (const { version, counts } of counted)
      record(act.changes, [
        { table: parentTable, id: parent.id, before: { version }, after: { version: version + counts }, orders },
      ]);
  }
}
