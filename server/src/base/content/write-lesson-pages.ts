import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { countedOnce, type ContentAct } from './content-act.ts';
import { insertRows } from './insert-rows.ts';
import { record } from './recorded-changes.ts';

/** The pages a lesson shows, in its order, and the version of the lesson that its editor began with. */
export type LessonPages = {
  readonly lesson_id: string;
  readonly page_ids: readonly string[];
  readonly base_version?: number;
};

/** Gives lessons their pages. Which pages a lesson shows is a matter of the lesson: where they change, its version counts. */
export async function writeLessonPages(db: Database, act: ContentAct, lessons: readonly LessonPages[]): Promise<void> {
  const ids = lessons.map(({ lesson_id }) => lesson_id);
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from lessons where id = any(${ids}::uuid[]) and deleted_on is null order by id for no key update`.execute(
    db,
  );
  const shown = await db
    .selectFrom('lesson_pages')
    .where('lesson_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('order_key')
    .select(['lesson_id', 'page_id'])
    .execute();
  const before = Map.groupBy(shown, ({ lesson_id }) => lesson_id);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const changed = lessons.filter(({ lesson_id, page_ids, base_version }) => {
    const version = versions.get(lesson_id);
    if (version === undefined) throw new Refusal('NOT_FOUND');
    const theirs = before.get(lesson_id)?.map(({ page_id }) => page_id) ?? [];
    if (base_version !== undefined && base_version !== version)
      throw new Refusal('CONFLICT', { details: { id: lesson_id, version, theirs, yours: page_ids } });
    return !isDeepStrictEqual(theirs, [...page_ids]);
  });
  const touched = changed.map(({ lesson_id }) => lesson_id);
  if (touched.length === 0) return;
  await sql`delete from lesson_pages where lesson_id = any(${touched}::uuid[])`.execute(db);
  await insertRows(
    db,
    'lesson_pages',
    changed.flatMap(({ lesson_id, page_ids }) =>
      page_ids.map((page_id, index) => ({ lesson_id, page_id, order_key: index + 1 })),
    ),
  );
  const { rows: counted } = await sql<{ id: string; version: number }>`
    update lessons set ${countedOnce(act, 'lessons', touched)} where id = any(${touched}::uuid[]) returning id, version`.execute(
    db,
  );
  record(
    act.changes,
    counted.map(({ id, version }) => ({
      table: 'lessons',
      id,
      before: { version: versions.get(id) ?? version },
      after: { version },
      orders: { lesson_pages: before.get(id)?.map(({ page_id }) => page_id) ?? [] },
    })),
  );
}
