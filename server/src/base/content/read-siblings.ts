import type { Placed } from '@lectern/domain/base/content/rearranged.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ContentPlace } from './content-kind.ts';

/** An item and those that it stands among, itself too, with what they share. */
export type Siblings = {
  readonly parent: { readonly id: string; readonly within?: number };
  readonly siblings: readonly Placed[];
};

/** Reads where an item stands; it refuses with NOT_FOUND where it is not there. */
export async function readSiblings(db: Database, { table, order }: ContentPlace, id: string): Promise<Siblings> {
  if (!order) throw new Error(`${table} have no order`);
  const parentOf = (row: string) =>
    sql`coalesce(${sql.join(Object.keys(order.parents).map((column) => sql.ref(`${row}.${column}`)))})`;
  const withinOf = (row: string) => (order.within ? sql.ref(`${row}.${order.within}`) : sql`null::integer`);
  const { rows } = await sql<Placed & { parent_id: string; within: number | null }>`/* siblings */
    select s.id, s.${sql.ref(order.column)} as place, ${parentOf('s')} as parent_id, ${withinOf('s')} as within
    from ${sql.table(table)} t join ${sql.table(table)} s on ${parentOf('s')} = ${parentOf('t')}
      and ${withinOf('s')} is not distinct from ${withinOf('t')} and s.deleted_on is null
    where t.id = ${id} and t.deleted_on is null`.execute(db);
  const [first] = rows;
  if (!first) throw new Refusal('NOT_FOUND');
  const parent = { id: first.parent_id, ...(first.within === null ? {} : { within: first.within }) };
  return { parent, siblings: rows.map(({ id: one, place }) => ({ id: one, place })) };
}
