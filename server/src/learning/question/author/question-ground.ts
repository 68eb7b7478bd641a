import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** What is around a question, as far as its author may point at it. */
export type QuestionGround = {
  /** Whether it belongs to a case study, or else to a benchmark. */
  readonly in_case: boolean;
  /** Whether the lesson that is named is one of its course. */
  readonly knows_lesson: boolean;
  /** Which of the things named are in the library of its product. */
  readonly known: readonly string[];
};

type Help = { readonly resource_ids: readonly string[] } | null | undefined;
/** What a question points at. */
type Pointers = { readonly lesson_id?: string | null | undefined; readonly hint?: Help; readonly reveal?: Help };

/** The container of a question that is there. */
export const containerOf = (id: string) =>
  sql`select benchmark_id, case_study_id from questions where id = ${id} and deleted_on is null`;

/**
 * Reads the ground on which a question stands or is to stand: `container` is a statement with its benchmark or case study.
 * It refuses one that is not there.
 */
export async function getQuestionGround(
  db: Database,
  container: RawBuilder<unknown>,
  { lesson_id, hint, reveal }: Pointers = {},
): Promise<QuestionGround> {
  const ids = [hint, reveal].flatMap((help) => help?.resource_ids ?? []);
  const { rows } = await sql<QuestionGround>`/* question-ground */
    with container as (${container})
    select container.case_study_id is not null as in_case,
      exists (select from lessons w where w.id = ${lesson_id ?? null}::uuid and w.course_id = c.id and w.deleted_on is null) as knows_lesson,
      array(
        select p.id from book_pages p join books b on b.id = p.book_id and b.deleted_on is null
        where p.id = any(${ids}::uuid[]) and p.deleted_on is null and b.product_id = c.product_id
        union all
        select card.id from (
          select id, lesson_id from quickdeck_cards where id = any(${ids}::uuid[]) and deleted_on is null
          union all select id, lesson_id from quickclip_cards where id = any(${ids}::uuid[]) and deleted_on is null
        ) card join lessons w on w.id = card.lesson_id and w.deleted_on is null
        join courses o on o.id = w.course_id and o.deleted_on is null and o.product_id = c.product_id
      ) as known
    from container
    left join benchmarks b on b.id = container.benchmark_id and b.deleted_on is null
    left join case_studies k on k.id = container.case_study_id and k.deleted_on is null
    left join study_projects s on s.id = k.study_project_id and s.deleted_on is null
    left join lessons l on l.id = s.lesson_id and l.deleted_on is null
    join courses c on c.id = coalesce(b.course_id, l.course_id) and c.deleted_on is null`.execute(db);
  const [ground] = rows;
  if (!ground) throw new Refusal('NOT_FOUND');
  return ground;
}

/** Refuses a question that points at a lesson of another course or at what is not in the library of its product. */
export function refuseForeign({ knows_lesson, known }: QuestionGround, { lesson_id, hint, reveal }: Pointers): void {
  if (lesson_id && !knows_lesson) throw new Refusal('NOT_FOUND', { field: 'data.lesson_id' });
  for (const [field, help] of Object.entries({ hint, reveal })) {
    if (help?.resource_ids.some((id) => !known.includes(id)))
      throw new Refusal('NOT_FOUND', { field: `data.${field}` });
  }
}
