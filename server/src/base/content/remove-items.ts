import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { momentOf, type ContentAct } from './content-act.ts';
import type { ContentOrder, ContentPlace } from './content-kind.ts';
import { record } from './recorded-changes.ts';

/** An item to be removed or restored, and the version that its editor has seen. */
export type ItemRef = { readonly id: string; readonly base_version?: number };

/** An item to be brought back, and the place it stood in where that is known better than by its row. */
export type RestoredRef = ItemRef & { readonly stood?: number | null | undefined };

/**
 * Takes items out of the content. They are kept, marked as deleted, because results may speak of them, and their places
 * are free for others. What is deleted already stays so.
 */
export async function removeItems(
  db: Database,
  act: ContentAct,
  kind: ContentPlace,
  items: readonly ItemRef[],
): Promise<void> {
  const found = await held(db, kind, items, sql`deleted_on is null`);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`update ${sql.table(kind.table)} set deleted_on = ${momentOf(act)}, deleted_by = ${act.by},
    version = version + 1 where id = any(${ids}::uuid[])`.execute(db);
  record(
    act.changes,
    found.map(({ id, version, place }) => ({
      table: kind.table,
      id,
      before: { version, deleted: false, place },
      after: { version: version + 1, deleted: true },
    })),
  );
  if (kind.table !== 'book_pages') return;
  // The number of a page is taken even by a deleted one, so those count backwards from 0.
  await sql`update book_pages p set page_number = least(0, (select min(page_number) from book_pages o where o.book_id = p.book_id)) - x.place
    from (select id, row_number() over () as place from book_pages where id = any(${ids}::uuid[])) x where x.id = p.id`.execute(
    db,
  );
}

/** Brings deleted items back: where they stood if that place is free, else behind the others of their parent. */
export async function restoreItems(
  db: Database,
  act: ContentAct,
  kind: ContentPlace,
  items: readonly RestoredRef[],
): Promise<void> {
  const { table, order } = kind;
  for (const { id, version } of await held(db, kind, items, sql`deleted_on is not null`)) {
    const stood = items.find((item) => item.id === id)?.stood ?? null;
    const place = order ? sql`, ${sql.ref(order.column)} = ${freePlace(kind, order, stood)}` : sql``;
    await sql`update ${sql.table(table)} t set deleted_on = null, deleted_by = null, version = version + 1, modified_on = ${momentOf(act)}${place}
      where id = ${id}`.execute(db);
    record(act.changes, [
      { table, id, before: { version, deleted: true }, after: { version: version + 1, deleted: false } },
    ]);
  }
}

/** The place that a deleted row `t` comes back to. */
function freePlace({ table }: ContentPlace, { column, parents, within }: ContentOrder, stood: number | null) {
  const own = [...Object.keys(parents), ...(within ? [within] : [])].map(
    (name) => sql`o.${sql.ref(name)} is not distinct from t.${sql.ref(name)}`,
  );
  const place = sql.ref(column);
  const wanted = stood === null ? sql`t.${place}` : sql`${stood}::integer`;
  return sql`(select case when ${wanted} >= 0 and not coalesce(bool_or(o.${place} = ${wanted}), false) then ${wanted}
      else greatest(coalesce(max(o.${place}), 0), 0) + 1 end
    from ${sql.table(table)} o where o.deleted_on is null and ${sql.join(own, sql` and `)})`;
}

type Held = { readonly id: string; readonly version: number; readonly place: number | null };

/** Holds the rows of items and refuses those that were changed meanwhile; returns those in the wanted state. */
async function held(
  db: Database,
  { table, order }: ContentPlace,
  items: readonly ItemRef[],
  wanted: ReturnType<typeof sql>,
): Promise<Held[]> {
  if (items.length === 0) return [];
  const { rows } = await sql<Held & { wanted: boolean }>`
    select id, version, ${order ? sql.ref(order.column) : sql`null`} as place, ${wanted} as wanted from ${sql.table(table)}
    where id = any(${items.map(({ id }) => id)}::uuid[]) order by id for no key update`.execute(db);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const { id, base_version } of items) {
    const version = versions.get(id);
    if (version === undefined) throw new Refusal('NOT_FOUND');
    if (base_version !== undefined && base_version !== version)
      throw new Refusal('CONFLICT', { details: { id, version } });
  }
  return rows.filter((row) => row.wanted);
}
