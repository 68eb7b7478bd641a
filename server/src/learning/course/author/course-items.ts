import { textsIn } from '@lectern/domain/base/entity/content-fields.ts';
import { lessonFields } from '@lectern/domain/base/entity/lesson.ts';
import { sql, type RawBuilder } from 'kysely';
import type { KindName } from '../../../base/content/kinds.ts';

/** Something in a course that says something. */
export type CourseItem = {
  readonly kind: KindName;
  readonly id: string;
  /** What it is edited in, and what that is called; null where its place says so. */
  readonly in_kind: KindName;
  readonly in_id: string;
  readonly in_name: string | null;
  readonly name: string | null;
  /** Its other texts, HTML but for descriptions; null where there is none. */
  readonly texts: readonly (string | null)[];
  /** Null where its kind shows with its parents. */
  readonly published: boolean | null;
};

/**
 * All that says something in a course, drafts too, as a table of a statement: the columns of `CourseItem`, the lesson that
 * each belongs to, and `place`, by which they are in the order of the course.
 */
export function courseItems(courseId: string): RawBuilder<unknown> {
  const inLessons = sql`lessons l on l.course_id = ${courseId} and l.deleted_on is null`;
  const inProjects = sql`lessons l join study_projects s on s.lesson_id = l.id and s.deleted_on is null
    and l.course_id = ${courseId} and l.deleted_on is null`;
  const questionTexts = sql`array[q.question, q.correct_msg, q.incorrect_msg, q.incorrect_msg_two]`;
  const lessonTexts = sql.join(textsIn(lessonFields).map((field) => sql.ref(`l.${field}`)));
  const ofProject = sql`'STUDY_PROJECT', s.id, null::text, l.id`;
  return sql`(
    select 'BENCHMARK' as kind, b.id, 'BENCHMARK' as in_kind, b.id as in_id, null::text as in_name, null::uuid as lesson_id,
      array[1, b.level, 0, 0, 0, 0] as place, null::text as name, array[b.description] as texts, b.published
    from benchmarks b where b.course_id = ${courseId} and b.deleted_on is null
    union all select 'QUESTION', q.id, 'BENCHMARK', b.id, null, null, array[1, b.level, 1, q.order_key, 0, 0], null, ${questionTexts}, null
    from benchmarks b join questions q on q.benchmark_id = b.id and q.deleted_on is null
    where b.course_id = ${courseId} and b.deleted_on is null
    union all select 'LESSON', l.id, 'LESSON', l.id, l.name, l.id, array[2, l.display_order, 0, 0, 0, 0], l.name, array[${lessonTexts}]::text[], l.published
    from lessons l where l.course_id = ${courseId} and l.deleted_on is null
    union all select 'BOOK_PAGE', p.id, 'BOOK', p.book_id, o.name, l.id, array[2, l.display_order, 1, w.order_key, 0, 0], p.title, array[p.content], null
    from lesson_pages w join ${inLessons} and l.id = w.lesson_id join book_pages p on p.id = w.page_id and p.deleted_on is null
    join books o on o.id = p.book_id and o.deleted_on is null
    union all select 'QUICKDECK_CARD', d.id, 'LESSON', l.id, l.name, l.id, array[2, l.display_order, 2, d.order_key, 0, 0], d.title, array[d.term, d.definition], d.published
    from quickdeck_cards d join ${inLessons} and l.id = d.lesson_id where d.deleted_on is null
    union all select 'QUICKCLIP_CARD', v.id, 'LESSON', l.id, l.name, l.id, array[2, l.display_order, 3, v.order_key, 0, 0], v.title, array[]::text[], v.published
    from quickclip_cards v join ${inLessons} and l.id = v.lesson_id where v.deleted_on is null
    union all select 'STUDY_PROJECT', s.id, ${ofProject}, array[2, l.display_order, 3 + s.level, s.study_project_number, 0, 0], null, array[s.introduction], s.published
    from ${inProjects}
    union all select 'KEY_ELEMENT', k.id, ${ofProject}, array[2, l.display_order, 3 + s.level, s.study_project_number, 1, k.order_key], k.name, array[]::text[], k.published
    from ${inProjects} join key_elements k on k.study_project_id = s.id and k.deleted_on is null
    union all select 'QUESTION', q.id, ${ofProject}, array[2, l.display_order, 3 + s.level, s.study_project_number, 2 + c.order_key, q.is_reinforced::integer * 10000 + q.order_key], null, ${questionTexts}, c.published
    from ${inProjects} join case_studies c on c.study_project_id = s.id and c.deleted_on is null
    join questions q on q.case_study_id = c.id and q.deleted_on is null
    union all select 'SUMMARY', m.id, 'SUMMARY', m.id, null, null, array[3, m.level, 0, 0, 0, 0], null, array[m.description], m.published
    from summaries m where m.course_id = ${courseId} and m.deleted_on is null
  )`;
}

/** The same with its files for instructors, which no learner reads. */
export function courseItemsAndResources(courseId: string): RawBuilder<unknown> {
  return sql`(
    select * from ${courseItems(courseId)} read_by_learners
    union all select 'INSTRUCTOR_RESOURCE', r.id, 'INSTRUCTOR_RESOURCE', r.id, l.name, l.id, array[4, r.order_key, 0, 0, 0, 0],
      r.name, array[r.description], null
    from instructor_resources r left join lessons l on l.id = r.lesson_id and l.deleted_on is null
    where r.course_id = ${courseId} and r.deleted_on is null
  )`;
}
