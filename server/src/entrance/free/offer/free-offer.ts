import { freeLevelAsks, type FreeLessonCount } from '@lectern/domain/entrance/free/free-sheet.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { askable } from '../../../learning/question/askable.ts';
import { FreeAsksRef } from '../free-asks.ts';
import { CourseProduct, type CourseProductShape } from '../../../learning/course/course.ts';

/** A level of a course that is offered: what visitors would be asked of it. */
type OfferLevel = {
  readonly level: number;
  readonly questions_per_lesson: number | null;
  readonly lessons: readonly FreeLessonCount[];
};

const FreeOfferLevel = builder.objectRef<OfferLevel>('FreeOfferLevel').implement({
  description: 'A level of the benchmarks of a course, and what visitors are asked of it.',
  fields: (t) => ({
    level: t.exposeInt('level', { description: 'The level.' }),
    samples: t.int({
      description: 'How many free samples visitors could be asked.',
      resolve: ({ lessons, questions_per_lesson }) => freeLevelAsks(lessons, questions_per_lesson).samples,
    }),
    asks: t.field({
      type: FreeAsksRef,
      description: 'What a sitting of visitors asks.',
      resolve: ({ lessons, questions_per_lesson }) => freeLevelAsks(lessons, questions_per_lesson).asks,
    }),
  }),
});

/** A lesson or the benchmarks of a course, as whoever offers them sees it. */
export type FreeOfferShape = {
  readonly id: string;
  readonly name: string;
  readonly course_name: string | null;
  readonly language: string;
  readonly product: CourseProductShape;
  readonly shown: boolean;
  readonly offered: boolean;
  readonly levels: readonly OfferLevel[];
};

/** A kind of what can be free. */
export type OfferKind = 'LESSON' | 'COURSE_BENCHMARK';

/** A kind of what can be free. */
export const FreeOfferKind = builder.enumType('FreeOfferKind', {
  description: 'A kind of what can be free.',
  values: {
    LESSON: { description: 'A lesson with all that it holds.' },
    COURSE_BENCHMARK: { description: 'The benchmarks of a course.' },
  } satisfies Record<OfferKind, object>,
});

/** A lesson or the benchmarks of a course, as whoever offers them sees it. */
export const FreeOffer = builder.objectRef<FreeOfferShape>('FreeOffer').implement({
  description: 'A lesson, or a course for its benchmarks, that is free or could be; drafts too.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the lesson or of the course.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    course_name: t.exposeString('course_name', {
      nullable: true,
      description: 'The course of a lesson; null for a course.',
    }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    product: t.expose('product', { type: CourseProduct, description: 'The product it belongs to.' }),
    shown: t.exposeBoolean('shown', {
      description: 'Whether it is published with all its parents, so that visitors see it once it is offered.',
    }),
    levels: t.field({
      type: [FreeOfferLevel],
      description: 'The levels of the benchmarks of a course; none of a lesson.',
      resolve: ({ levels }) => [...levels],
    }),
    offered: t.exposeBoolean('offered', { description: 'Whether it is in the list of what is free.' }),
  }),
});

/** From where offers of a kind are read: the rows `c` and `p`, for a lesson `l` too, that are not deleted. */
const sources: Record<OfferKind, RawBuilder<unknown>> = {
  LESSON: sql`lessons l join courses c on c.id = l.course_id and l.deleted_on is null and c.deleted_on is null
    join products p on p.id = c.product_id and p.deleted_on is null
    left join free_lessons f on f.lesson_id = l.id`,
  COURSE_BENCHMARK: sql`courses c join products p on p.id = c.product_id and c.deleted_on is null and p.deleted_on is null
    left join free_course_benchmarks f on f.course_id = c.id`,
};

const columns: Record<OfferKind, RawBuilder<unknown>> = {
  LESSON: sql`l.id, l.name, c.name as course_name, l.published and c.published and p.published as shown,
    f.lesson_id is not null as offered, l.display_order as lesson_place, null::uuid as levels_of`,
  COURSE_BENCHMARK: sql`c.id, c.name, null::text as course_name, c.published and p.published as shown,
    f.course_id is not null as offered, 0 as lesson_place, c.id as levels_of`,
};

/** The benchmarks of the course `found.levels_of` with what visitors could be asked of each lesson. */
const levelsJson = sql`(
  select coalesce(json_agg(json_build_object('level', b.level, 'questions_per_lesson', b.questions_per_lesson, 'lessons', (
    select coalesce(json_agg(n), '[]'::json) from (
      select count(*)::int as questions, (count(*) filter (where q.is_free_sample))::int as samples
      from questions q join lessons asked on asked.id = q.lesson_id and asked.deleted_on is null and asked.published
      where q.benchmark_id = b.id and q.deleted_on is null and ${askable} group by q.lesson_id) n)
  ) order by b.level), '[]'::json)
  from benchmarks b where b.course_id = found.levels_of and b.deleted_on is null and b.published)`;

/** What can be free of a kind where a condition on `found` holds, in the order of products, courses and lessons; so many at most. */
export function offersJson(
  kind: OfferKind,
  condition: RawBuilder<unknown>,
  most: number | null = null,
): RawBuilder<FreeOfferShape[]> {
  return sql<FreeOfferShape[]>`(
    select coalesce(json_agg(json_build_object('id', found.id, 'name', found.name, 'course_name', found.course_name,
      'language', found.language, 'product', found.product, 'shown', found.shown, 'offered', found.offered,
      'levels', ${levelsJson})), '[]'::json)
    from (
      select * from (
        select ${columns[kind]}, c.language, c.display_order as course_place, p.name as product_name,
          json_build_object('id', p.id, 'name', p.name, 'color', p.color, 'logo', p.logo) as product
        from ${sources[kind]}
      ) found where ${condition}
      order by product_name, course_place, lesson_place, id limit ${most}::integer
    ) found)`;
}
