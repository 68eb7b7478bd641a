import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Whether the change `w` says what stands in a form that its author can open, and has not become a working copy yet. */
export const canBeCopied = sql<boolean>`(w.note is not null and not w.copied and w.content is not null
  and w.deleted is null and w.kind <> 'CASE_STUDY' and w.changed_by is not null
  and (w.base_version is not null or exists (select from roots_of(array[${parentOf()}]) r where r.item_id <> w.item_id)))`;

/**
 * Makes changes that were sent back working copies of their authors, as far as they say something that stands in a form.
 * Where an author has typed something in it already, both stay. Returns the changes that have become one.
 */
export async function copySentBack(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`/* copy-sent-back */
    with made as (
      insert into working_copies (user_id, item_id, kind, parent_id, base_version, data, sent_back)
      select w.changed_by, w.item_id, w.kind, case when w.base_version is null then ${parentOf()} end,
        case when w.base_version is not null then w.version + 1 end, w.content, w.id
      from waiting_changes w where w.id = any(${ids}::uuid[]) and ${canBeCopied}
      on conflict (user_id, item_id) do nothing returning sent_back
    )
    update waiting_changes w set copied = true from made where w.id = made.sent_back returning w.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the item of the change `w` belongs to. */
function parentOf() {
  return sql`coalesce(w.content ->> 'benchmark_id', w.content ->> 'case_study_id', w.content ->> 'book_id',
    w.content ->> 'study_project_id', w.content ->> 'lesson_id', w.content ->> 'course_id', w.content ->> 'product_id')::uuid`;
}
