import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { momentOf, type ContentAct } from './content-act.ts';
import type { ContentPlace } from './content-kind.ts';

/** An item to be removed or restored, and the version that its editor has seen. */
export type ItemRef = { readonly id: string; readonly base_version?: number };

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
  const ids = await held(db, kind, items, sql`deleted_on is null`);
  if (ids.length === 0) return;
  await sql`update ${sql.table(kind.table)} set deleted_on = ${momentOf(act)}, deleted_by = ${act.by},
    version = version + 1 where id = any(${ids}::uuid[])`.execute(db);
  if (kind.table !== 'book_pages') return;
  // The number of a page is taken even by a deleted one, so those count backwards from 0.
  await sql`update book_pages p set page_number = least(0, (select min(page_number) from book_pages o where o.book_id = p.book_id)) - x.place
    from (select id, row_number() over () as place from book_pages where id = any(${ids}::uuid[])) x where x.id = p.id`.execute(
    db,
  );
}

/** Brings deleted items back, behind the others of their parent. */
export async function restoreItems(
  db: Database,
  act: ContentAct,
  kind: ContentPlace,
  items: readonly ItemRef[],
): Promise<void> {
  const { table, order } = kind;
  for (const id of await held(db, kind, items, sql`deleted_on is not null`)) {
    const place = order
      ? sql`, ${sql.ref(order.column)} = (select coalesce(max(o.${sql.ref(order.column)}), 0) + 1 from ${sql.table(table)} o
          where o.deleted_on is null and ${sql.join(
            [...Object.keys(order.parents), ...(order.within ? [order.within] : [])].map(
              (column) => sql`o.${sql.ref(column)} is not distinct from t.${sql.ref(column)}`,
            ),
            sql` and `,
          )})`
      : sql``;
    await sql`update ${sql.table(table)} t set deleted_on = null, deleted_by = null, version = version + 1, modified_on = ${momentOf(act)}${place}
      where id = ${id}`.execute(db);
  }
}

/** Holds the rows of items and refuses those that were changed meanwhile; returns the ids of those in the wanted state. */
async function held(
  db: Database,
  { table }: ContentPlace,
  items: readonly ItemRef[],
  wanted: ReturnType<typeof sql>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; version: number; wanted: boolean }>`
    select id, version, ${wanted} as wanted from ${sql.table(table)}
    where id = any(${items.map(({ id }) => id)}::uuid[]) order by id for update`.execute(db);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const { id, base_version } of items) {
    const version = versions.get(id);
    if (version === undefined) throw new Refusal('NOT_FOUND');
    if (base_version !== undefined && base_version !== version)
      throw new Refusal('CONFLICT', { details: { id, version } });
  }
  return rows.flatMap((row) => (row.wanted ? [row.id] : []));
}
