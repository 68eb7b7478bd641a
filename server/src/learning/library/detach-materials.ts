import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { offerEvent } from '../../event.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { writeLessonPages } from '../../base/content/write-lesson-pages.ts';

/** Pages or cards are taken out, and what shows them is to show them no more. */
export const materialsGo = offerEvent<{ readonly act: ContentAct; readonly ids: readonly string[] }>();

/** Whether a row that points at one thing of the library points at one of these. */
export const pointsAt = (ids: readonly string[]): RawBuilder<boolean> =>
  sql`page_id = any(${ids}::uuid[]) or quickdeck_card_id = any(${ids}::uuid[]) or quickclip_card_id = any(${ids}::uuid[])`;

/** Takes pages or cards out of the lessons, and of all else that shows them: each of those says something else then. */
export async function detachMaterials(db: Database, act: ContentAct, ids: readonly string[]): Promise<void> {
  const { rows: lessons } = await sql<{ lesson_id: string; page_ids: string[] }>`
    select lesson_id, coalesce(array_agg(page_id order by order_key) filter (where page_id <> all(${ids}::uuid[])), '{}') as page_ids
    from lesson_pages join lessons l on l.id = lesson_id and l.deleted_on is null
    group by lesson_id having bool_or(page_id = any(${ids}::uuid[])) order by lesson_id`.execute(db);
  await writeLessonPages(db, act, lessons);
  await materialsGo.happens(db, { act, ids });
}
