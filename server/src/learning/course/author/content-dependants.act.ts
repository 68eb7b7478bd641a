import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import type { KindName } from '../../../base/content/kinds.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';

type Dependants = {
  readonly licenses: number;
  readonly groups: number;
  readonly learners: number;
  readonly study_projects: number;
  readonly questions: number;
  readonly pointing: number;
};

const ContentDependants = builder.objectRef<Dependants>('ContentDependants').implement({
  description: 'What depends on an item of content: whoever deletes it sees this first.',
  fields: (t) => ({
    licenses: t.exposeInt('licenses', { description: 'How many licenses hold its product.' }),
    groups: t.exposeInt('groups', {
      description: 'How many groups have its course, or a course of its product where it is a book or a page.',
    }),
    learners: t.exposeInt('learners', { description: 'How many learners have results in it; they stay.' }),
    pointing: t.exposeInt('pointing', {
      description: 'How many lessons, key elements and questions of anything else show it, or a page of it.',
    }),
    study_projects: t.exposeInt('study_projects', { description: 'How many study projects are below it.' }),
    questions: t.exposeInt('questions', {
      description: 'How many questions it has, or how many of benchmarks point at it where it is a lesson.',
    }),
  }),
});

builder.queryField('contentDependants', (t) =>
  t.field({
    type: ContentDependants,
    description: 'What depends on a course, on something in one or on a book, for content roles.',
    args: {
      kind: t.arg({
        type: ContentKindName,
        description: 'Its kind; what depends on a product has a query of its own.',
      }),
      id: t.arg.id({ description: 'The item.' }),
    },
    resolve: async (_root, { kind, id }, context): Promise<Dependants> => {
      const place = kind === 'PRODUCT' ? null : places[kind];
      const found = await readAsRole(context, 'contentDependants', place ? dependantsOf(place, id) : sql<null>`null`);
      if (!place) throw new Refusal('INVALID', { field: 'kind' });
      if (!found) throw new Refusal('NOT_FOUND');
      return found;
    },
  }),
);

/** Where an item is, and what of it counts; what is left out counts nothing. */
type Place = {
  /** Itself as `item`, and its course as `c` or its book as `b`. */
  readonly from: RawBuilder<unknown>;
  /** The study projects `s` below it or around it. */
  readonly projects?: RawBuilder<unknown>;
  /** The ids of its benchmarks and summaries. */
  readonly assessments?: RawBuilder<unknown>;
  /** How many learners have results in it, where exercises do not tell. */
  readonly learners?: RawBuilder<unknown>;
  /** The questions `q` that count. */
  readonly questions?: RawBuilder<unknown>;
  /** Its pages, cards or clips, among the rows `shown` of what shows them. */
  readonly shown?: RawBuilder<unknown>;
};

const nothing = sql`false`;

const inProject = (item: RawBuilder<unknown>, questions: RawBuilder<unknown>): Place => ({
  from: sql`${item} join study_projects s on s.id = item.study_project_id join lessons l on l.id = s.lesson_id join courses c on c.id = l.course_id`,
  projects: sql`s.id = item.study_project_id`,
  questions,
});

const cards = (table: RawBuilder<unknown>, shown: RawBuilder<unknown>): Place => ({
  from: sql`${table} item join lessons l on l.id = item.lesson_id join courses c on c.id = l.course_id`,
  shown,
});

const places: Record<Exclude<KindName, 'PRODUCT'>, Place> = {
  COURSE: {
    from: sql`courses item join courses c on c.id = item.id`,
    projects: sql`s.lesson_id in (select id from lessons where course_id = item.id and deleted_on is null)`,
    assessments: sql`select id from benchmarks where course_id = item.id union all select id from summaries where course_id = item.id`,
    questions: sql`q.benchmark_id in (select id from benchmarks where course_id = item.id)`,
  },
  LESSON: {
    from: sql`lessons item join courses c on c.id = item.course_id`,
    projects: sql`s.lesson_id = item.id`,
    questions: sql`q.lesson_id = item.id and q.benchmark_id is not null`,
  },
  STUDY_PROJECT: {
    from: sql`study_projects item join lessons l on l.id = item.lesson_id join courses c on c.id = l.course_id`,
    projects: sql`s.id = item.id`,
    questions: sql`q.case_study_id in (select id from case_studies where study_project_id = item.id and deleted_on is null)`,
  },
  CASE_STUDY: inProject(sql`case_studies item`, sql`q.case_study_id = item.id`),
  KEY_ELEMENT: inProject(sql`key_elements item`, nothing),
  BENCHMARK: {
    from: sql`benchmarks item join courses c on c.id = item.course_id`,
    assessments: sql`select item.id`,
    questions: sql`q.benchmark_id = item.id`,
  },
  SUMMARY: { from: sql`summaries item join courses c on c.id = item.course_id`, assessments: sql`select item.id` },
  QUESTION: {
    from: sql`questions item left join case_studies k on k.id = item.case_study_id
      left join study_projects s on s.id = k.study_project_id left join lessons l on l.id = s.lesson_id
      left join benchmarks bm on bm.id = item.benchmark_id join courses c on c.id = coalesce(bm.course_id, l.course_id)`,
    learners: sql`(select count(distinct r.user_id)::int from answer_records r where r.question_id = item.id)`,
  },
  INSTRUCTOR_RESOURCE: { from: sql`instructor_resources item join courses c on c.id = item.course_id` },
  BOOK: {
    from: sql`books item join books b on b.id = item.id`,
    shown: sql`shown.page_id in (select id from book_pages where book_id = item.id)`,
  },
  BOOK_PAGE: { from: sql`book_pages item join books b on b.id = item.book_id`, shown: sql`shown.page_id = item.id` },
  QUICKDECK_CARD: cards(sql`quickdeck_cards`, sql`shown.quickdeck_card_id = item.id`),
  QUICKCLIP_CARD: cards(sql`quickclip_cards`, sql`shown.quickclip_card_id = item.id`),
};

function dependantsOf(place: Place, id: string): RawBuilder<Dependants | null> {
  const { from, projects = nothing, assessments = sql`select null::uuid`, questions = nothing, shown } = place;
  const {
    learners = sql`(select count(distinct r.user_id)::int from exercise_results r where r.exercise_id in
      (select s.id from study_projects s where s.deleted_on is null and ${projects} union all ${assessments}))`,
  } = place;
  const isBook = place === places.BOOK || place === places.BOOK_PAGE;
  const [product, course] = isBook ? [sql`b.product_id`, sql`null::uuid`] : [sql`c.product_id`, sql`c.id`];
  return sql<Dependants | null>`(
    select json_build_object(
      'licenses', (select count(*)::int from license_products lp join licenses n on n.id = lp.license_id
        where lp.product_id = place.product_id and n.deleted_on is null),
      'groups', (select count(distinct g.id)::int from group_courses gc join groups g on g.id = gc.group_id and g.deleted_on is null
        where gc.course_id = place.course_id or (place.course_id is null and gc.course_id in
          (select id from courses where product_id = place.product_id and deleted_on is null))),
      'learners', place.learners, 'study_projects', place.study_projects, 'questions', place.questions, 'pointing', place.pointing)
    from (
      select ${course} as course_id, ${product} as product_id,
        ${learners} as learners,
        (select count(*)::int from study_projects s where s.deleted_on is null and ${projects}) as study_projects,
        (select count(*)::int from questions q where q.deleted_on is null and ${questions}) as questions,
        ${shown ? pointing(shown) : sql`0`} as pointing
      from ${from} where item.id = ${id} and item.deleted_on is null
    ) place)`;
}

/** How many items show one of these. */
const pointing = (shown: RawBuilder<unknown>) => sql`(
  select count(distinct shown.by)::int from (
    select page_id, null::uuid as quickdeck_card_id, null::uuid as quickclip_card_id, lesson_id as by from lesson_pages
    union all select page_id, quickdeck_card_id, quickclip_card_id, key_element_id from key_element_resources
    union all select page_id, quickdeck_card_id, quickclip_card_id, question_id from question_resources
  ) shown
  where ${shown} and not exists (
    select from (select id, deleted_on from lessons union all select id, deleted_on from key_elements
      union all select id, deleted_on from questions) o where o.id = shown.by and o.deleted_on is not null))`;
