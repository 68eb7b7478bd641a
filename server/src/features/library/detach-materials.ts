import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { changeItems } from '../content/change-items.ts';
import type { ContentAct } from '../content/content-act.ts';
import { questionKind } from '../question/write-question.ts';
import { keyElementKind } from '../study-project/write-key-element.ts';
import type { QuestionHelp } from '@lectern/domain/question/question-place.ts';
import { writeLessonPages } from '../content/write-lesson-pages.ts';

/** Takes pages or cards out of the lessons, key elements and questions that show them: each of those says something else then. */
export async function detachMaterials(db: Database, act: ContentAct, ids: readonly string[]): Promise<void> {
  const { rows: lessons } = await sql<{ lesson_id: string; page_ids: string[] }>`
    select lesson_id, coalesce(array_agg(page_id order by order_key) filter (where page_id <> all(${ids}::uuid[])), '{}') as page_ids
    from lesson_pages join lessons l on l.id = lesson_id and l.deleted_on is null
    group by lesson_id having bool_or(page_id = any(${ids}::uuid[])) order by lesson_id`.execute(db);
  await writeLessonPages(db, act, lessons);
  const shown = sql`page_id = any(${ids}::uuid[]) or quickdeck_card_id = any(${ids}::uuid[]) or quickclip_card_id = any(${ids}::uuid[])`;
  const { rows: elements } = await sql<{ id: string; resource_ids: string[] }>`
    select key_element_id as id, coalesce(array_agg(resource_id order by order_key) filter (where resource_id <> all(${ids}::uuid[])), '{}') as resource_ids
    from (select *, coalesce(page_id, quickdeck_card_id, quickclip_card_id) as resource_id from key_element_resources) r
    group by key_element_id having bool_or(${shown})
      and exists (select from key_elements k where k.id = key_element_id and k.deleted_on is null)
    order by key_element_id`.execute(db);
  await changeItems(
    db,
    act,
    keyElementKind,
    elements.map(({ id, resource_ids }) => ({ id, changes: { resource_ids } })),
  );
  const { rows: questions } = await sql<{ id: string }>`
    select q.id from questions q where q.deleted_on is null
      and exists (select from question_resources r where r.question_id = q.id and (${shown})) order by q.id`.execute(
    db,
  );
  const helps = await questionKind.parts?.read(
    db,
    questions.map(({ id }) => id),
  );
  await changeItems(
    db,
    act,
    questionKind,
    questions.map(({ id }) => {
      const { hint, reveal } = (helps?.get(id) ?? {}) as { hint: QuestionHelp; reveal: QuestionHelp };
      return { id, changes: { hint: without(hint, ids), reveal: without(reveal, ids) } };
    }),
  );
}

function without(help: QuestionHelp, ids: readonly string[]): QuestionHelp {
  const left = help?.resource_ids.filter((id) => !ids.includes(id)) ?? [];
  return help && left.length > 0 ? { ...help, resource_ids: left } : null;
}
