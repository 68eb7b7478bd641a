import { freeLevelAsks, type FreeLessonCount } from '@lectern/domain/entrance/free/free-sheet.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { viewerRow } from '../../base/access/content-access.ts';
import { CourseProduct, type CourseProductShape } from '../../learning/course/course.ts';
import { askable } from '../../learning/question/askable.ts';
import { FreeAsksRef } from './free-asks.ts';
import { allowAnyone } from './allow-anyone.ts';

type FreeBenchmark = {
  readonly level: number;
  readonly description: string;
  readonly time: number | null;
  readonly questions_per_lesson: number | null;
  readonly lessons: readonly FreeLessonCount[];
};

type FreeCourse = {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly description: string;
  readonly language: string;
  readonly levels: number;
  readonly product: CourseProductShape;
  readonly benchmarks: readonly FreeBenchmark[];
};

const FreeBenchmarkRef = builder.objectRef<FreeBenchmark>('FreeBenchmark').implement({
  description: 'A benchmark that everyone may take.',
  fields: (t) => ({
    level: t.exposeInt('level', { description: 'Its level.' }),
    description: t.exposeString('description', {
      description: 'What its author says about it, at most 150 characters.',
    }),
    time: t.exposeInt('time', { nullable: true, description: 'The time in seconds; null or 0 is untimed.' }),
    total_questions: t.int({
      description: 'How many questions a sitting asks.',
      resolve: ({ lessons, questions_per_lesson }) => freeLevelAsks(lessons, questions_per_lesson).total,
    }),
    asks: t.field({
      type: FreeAsksRef,
      description: 'What a sitting asks.',
      resolve: ({ lessons, questions_per_lesson }) => freeLevelAsks(lessons, questions_per_lesson).asks,
    }),
  }),
});

const FreeCourseBenchmark = builder.objectRef<FreeCourse>('FreeCourseBenchmark').implement({
  description: 'A course whose benchmarks everyone may take.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the course.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    description: t.exposeString('description', { description: 'What it is about, at most 150 characters.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    levels: t.exposeInt('levels', { description: 'How many levels it has, 2 to 4.' }),
    product: t.expose('product', { type: CourseProduct, description: 'The product it belongs to.' }),
    benchmarks: t.field({
      type: [FreeBenchmarkRef],
      description: 'Its published benchmarks by level.',
      resolve: ({ benchmarks }) => [...benchmarks],
    }),
  }),
});

builder.queryField('freeCourseBenchmarks', (t) =>
  t.field({
    type: [FreeCourseBenchmark],
    description: 'The published courses whose benchmarks are free, for everyone, in the order of their products.',
    resolve: async (_root, _args, context) => {
      const { rows } = await sql<{ viewer_id: string | null; courses: FreeCourse[] }>`/* free-course-benchmarks */
        with ${viewerRow(context, null)}
        select viewer.id as viewer_id, (
          select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'logo', c.logo, 'description', c.description,
            'language', c.language, 'levels', c.levels,
            'product', json_build_object('id', p.id, 'name', p.name, 'color', p.color, 'logo', p.logo),
            'benchmarks', (
              select coalesce(json_agg(json_build_object('level', b.level, 'description', b.description, 'time', b.time,
                'questions_per_lesson', b.questions_per_lesson,
                'lessons', (select coalesce(json_agg(n), '[]'::json) from (
                  select count(*)::int as questions, (count(*) filter (where q.is_free_sample))::int as samples from questions q join lessons l on l.id = q.lesson_id and l.deleted_on is null and l.published
                  where q.benchmark_id = b.id and q.deleted_on is null and ${askable} group by q.lesson_id) n)
                ) order by b.level), '[]'::json)
              from benchmarks b where b.course_id = c.id and b.published and b.deleted_on is null)
            ) order by p.name, c.display_order, c.id), '[]'::json)
          from free_course_benchmarks f
          join courses c on c.id = f.course_id and c.published and c.deleted_on is null
          join products p on p.id = c.product_id and p.published and p.deleted_on is null
        ) as courses
        from viewer`.execute(context.db);
      const [row] = rows;
      await allowAnyone(context, 'freeCourseBenchmarks', row?.viewer_id ?? null);
      return row?.courses ?? [];
    },
  }),
);
