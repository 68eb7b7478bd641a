import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { OfferKind } from './free-offer.ts';

/** What was added to or removed from the free offers, and the product it belongs to. */
export type ChangedOffer = { readonly id: string; readonly product_id: string };

const lists = {
  LESSON: { table: sql.table('free_lessons'), column: sql.ref('lesson_id') },
  COURSE_BENCHMARK: { table: sql.table('free_course_benchmarks'), column: sql.ref('course_id') },
} as const;

/** The ids of what is there of a kind, each with its product. */
const present = {
  LESSON: sql`select l.id, c.product_id from lessons l join courses c on c.id = l.course_id and c.deleted_on is null
    join products p on p.id = c.product_id and p.deleted_on is null where l.deleted_on is null`,
  COURSE_BENCHMARK: sql`select c.id, c.product_id from courses c
    join products p on p.id = c.product_id and p.deleted_on is null where c.deleted_on is null`,
} as const;

/** Makes lessons, or the benchmarks of courses, free; what is free already stays so. It refuses what is not there. */
export async function addFreeOffers(
  db: Database,
  kind: OfferKind,
  ids: readonly string[],
  by: string,
): Promise<readonly ChangedOffer[]> {
  const { table, column } = lists[kind];
  const { rows } = await sql<ChangedOffer & { added: boolean }>`/* add-free-offers */
    with wanted as (select * from (${present[kind]}) found where found.id = any(${ids}::uuid[])),
    added as (insert into ${table} (${column}, created_by) select id, ${by} from wanted on conflict do nothing returning ${column} as id)
    select wanted.id, wanted.product_id, added.id is not null as added from wanted left join added on added.id = wanted.id`.execute(
    db,
  );
  if (rows.length < ids.length) throw new Refusal('NOT_FOUND', { field: 'ids' });
  return rows.filter(({ added }) => added);
}

/** Takes something out of what is free; nothing changes where it was not. It refuses what is not there. */
export async function removeFreeOffer(db: Database, kind: OfferKind, id: string): Promise<readonly ChangedOffer[]> {
  const { table, column } = lists[kind];
  const { rows } = await sql<ChangedOffer & { removed: boolean }>`/* remove-free-offer */
    with removed as (delete from ${table} where ${column} = ${id} returning ${column} as id)
    select found.id, found.product_id, removed.id is not null as removed
    from (${present[kind]}) found left join removed on removed.id = found.id where found.id = ${id}`.execute(db);
  if (rows.length === 0) throw new Refusal('NOT_FOUND');
  return rows.filter(({ removed }) => removed);
}
