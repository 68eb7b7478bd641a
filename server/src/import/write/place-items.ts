import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Change } from './compare.ts';
import type { Item } from '../plan/items.ts';

const far = 1_000_000;

/** Clears the places that items are about to take: of lessons and pages that others hold, and of cases that become reinforced. */
export async function makePlace(db: Database, changes: readonly Change[]): Promise<void> {
  const moving = changes.filter(({ what }) => what === 'MADE' || what === 'MOVED').map(({ item }) => item);
  const lessons = moving.filter((item) => item.type === 'lesson');
  if (lessons.length > 0) {
    const own = changes.filter(({ item }) => item.type === 'lesson').map(({ item }) => item.id);
    const orders = lessons.map(({ order }) => order);
    // Lessons that people added keep their order behind the imported ones.
    await sql`update lessons set display_order = display_order + ${far} where course_id = ${lessons[0]?.values.course_id ?? null}
      and deleted_on is null and (id = any(${lessons.map(({ id }) => id)}::uuid[]) or (not id = any(${own}::uuid[]) and display_order = any(${orders}::integer[])))`.execute(
      db,
    );
  }
  const pages = changes.filter(({ item }) => item.type === 'page').map(({ item }) => item) as (Item & {
    type: 'page';
  })[];
  if (moving.some(({ type }) => type === 'page')) {
    await sql`update book_pages set page_number = page_number + ${far} where book_id = ${pages[0]?.values.book_id ?? null}
      and deleted_on is null and not id = any(${pages.map(({ id }) => id)}::uuid[]) and page_number between 1 and ${pages.length}`.execute(
      db,
    );
  }
  const cases = moving.flatMap((item) =>
    item.type === 'question' && item.values.case_study_id ? [item.values.case_study_id] : [],
  );
  await sql`update questions set is_reinforced = true where case_study_id = any(${[...new Set(cases)]}::uuid[]) and deleted_on is null`.execute(
    db,
  );
}

/** Gives each lesson its pages in order. Pages that people added to a lesson stay behind the imported ones. */
export async function placePages(db: Database, changes: readonly Change[]): Promise<void> {
  const pages = changes.filter(({ item }) => item.type === 'page') as (Change & { item: Item & { type: 'page' } })[];
  for (const [lesson_id, own] of Map.groupBy(pages, ({ item }) => item.values.lesson_id)) {
    if (!own.some(({ what }) => what === 'MADE' || what === 'MOVED')) continue;
    const ids = own.toSorted((a, b) => a.item.order - b.item.order).map(({ item }) => item.id);
    const { rows } = await sql<{
      page_id: string;
    }>`select page_id from lesson_pages where lesson_id = ${lesson_id} order by order_key`.execute(db);
    const others = rows.map(({ page_id }) => page_id).filter((id) => !ids.includes(id));
    await db.deleteFrom('lesson_pages').where('lesson_id', '=', lesson_id).execute();
    const all = [...ids, ...others].map((page_id, index) => ({ lesson_id, page_id, order_key: index + 1 }));
    await db.insertInto('lesson_pages').values(all).execute();
  }
}
