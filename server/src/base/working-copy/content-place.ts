import { sql } from 'kysely';
import { builder } from '../graphql/builder.ts';

/** Where the form of an item is, and what the item is called. */
export type ContentPlaceShape = {
  readonly title: string | null;
  readonly number: number | null;
  readonly within: string | null;
  readonly language: string | null;
  readonly product_id: string | null;
  readonly course_id: string | null;
  readonly book_id: string | null;
  readonly lesson_id: string | null;
  readonly study_project_id: string | null;
  readonly case_study_id: string | null;
  readonly benchmark_id: string | null;
};

/** Where the form of an item is, and what the item is called. */
export const ContentPlace = builder.objectRef<ContentPlaceShape>('ContentPlace').implement({
  description: 'Where the form of an item is, and what the item is called.',
  fields: (t) => ({
    title: t.exposeString('title', {
      nullable: true,
      description: 'What the item is called as it is saved, of a question its HTML; null for one that has no name.',
    }),
    number: t.exposeInt('number', {
      nullable: true,
      description: 'The number of a study project, the level of a benchmark or a summary.',
    }),
    within: t.exposeString('within', {
      nullable: true,
      description: 'The name of the course or the e-book that it stands in; null where it stands in none.',
    }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'The language of that course, a BCP 47 tag.',
    }),
    product_id: t.exposeID('product_id', { nullable: true, description: 'The product; null while that is new.' }),
    course_id: t.exposeID('course_id', { nullable: true, description: 'The course, where it stands in one.' }),
    book_id: t.exposeID('book_id', { nullable: true, description: 'The e-book, where it stands in one.' }),
    lesson_id: t.exposeID('lesson_id', { nullable: true, description: 'The lesson, where it stands in one.' }),
    study_project_id: t.exposeID('study_project_id', {
      nullable: true,
      description: 'The study project, where it stands in one.',
    }),
    case_study_id: t.exposeID('case_study_id', {
      nullable: true,
      description: 'The case study, where it stands in one.',
    }),
    benchmark_id: t.exposeID('benchmark_id', { nullable: true, description: 'The benchmark, where it stands in one.' }),
  }),
});

/** Where the form of the working copy `c` is, as JSON; null where its item, or what a new one would belong to, is deleted. */
export const contentPlaceJson = sql`(
  select json_build_object('title', case c.kind
      when 'PRODUCT' then pr.name when 'COURSE' then co.name when 'BOOK' then bo.name when 'BOOK_PAGE' then p.title
      when 'LESSON' then l.name when 'KEY_ELEMENT' then e.name when 'QUESTION' then q.question
      when 'QUICKDECK_CARD' then d.title when 'QUICKCLIP_CARD' then v.title
      when 'INSTRUCTOR_RESOURCE' then r.name end,
    'number', case c.kind when 'STUDY_PROJECT' then s.study_project_number when 'BENCHMARK' then b.level
      when 'SUMMARY' then m.level end,
    'within', case when c.kind not in ('PRODUCT', 'COURSE', 'BOOK') then coalesce(co.name, bo.name) end,
    'language', co.language, 'product_id', pr.id, 'course_id', co.id, 'book_id', bo.id, 'lesson_id', l.id,
    'study_project_id', s.id, 'case_study_id', k.id, 'benchmark_id', b.id)
  from (select) one
  left join questions q on q.id = c.item_id and q.deleted_on is null
  left join case_studies k on k.id in (q.case_study_id, c.item_id, c.parent_id) and k.deleted_on is null
  left join key_elements e on e.id = c.item_id and e.deleted_on is null
  left join study_projects s on s.id in (k.study_project_id, e.study_project_id, c.item_id, c.parent_id) and s.deleted_on is null
  left join quickdeck_cards d on d.id = c.item_id and d.deleted_on is null
  left join quickclip_cards v on v.id = c.item_id and v.deleted_on is null
  left join lessons l on l.id in (s.lesson_id, d.lesson_id, v.lesson_id, c.item_id, c.parent_id) and l.deleted_on is null
  left join benchmarks b on b.id in (q.benchmark_id, c.item_id, c.parent_id) and b.deleted_on is null
  left join summaries m on m.id = c.item_id and m.deleted_on is null
  left join instructor_resources r on r.id = c.item_id and r.deleted_on is null
  left join courses co on co.id in (r.course_id, l.course_id, b.course_id, m.course_id, c.item_id, c.parent_id) and co.deleted_on is null
  left join book_pages p on p.id = c.item_id and p.deleted_on is null
  left join books bo on bo.id in (p.book_id, c.item_id, c.parent_id) and bo.deleted_on is null
  left join products pr on pr.id in (co.product_id, bo.product_id, c.item_id, c.parent_id) and pr.deleted_on is null
  where pr.id is not null or c.kind in ('PRODUCT', 'BOOK') and c.base_version is null
)`;
