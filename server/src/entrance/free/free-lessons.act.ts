import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { viewerRow } from '../../base/access/content-access.ts';
import { CourseProduct, type CourseProductShape } from '../../learning/course/course.ts';
import { allowAnyone } from './allow-anyone.ts';

type FreeLesson = {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly description: string;
  readonly language: string;
  readonly course_name: string;
  readonly product: CourseProductShape;
};

const FreeLessonRef = builder.objectRef<FreeLesson>('FreeLesson').implement({
  description: 'A lesson that is open to everyone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the lesson.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    description: t.exposeString('description', { description: 'What it is about.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    course_name: t.exposeString('course_name', { description: 'The course it belongs to.' }),
    product: t.expose('product', { type: CourseProduct, description: 'The product it belongs to.' }),
  }),
});

builder.queryField('freeLessons', (t) =>
  t.field({
    type: [FreeLessonRef],
    description: 'The published lessons that are free, for everyone, in the order of their products and courses.',
    resolve: async (_root, _args, context) => {
      const { rows } = await sql<{ viewer_id: string | null; lessons: FreeLesson[] }>`/* free-lessons */
        with ${viewerRow(context, null)}
        select viewer.id as viewer_id, (
          select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'logo', l.logo,
            'description', l.description, 'language', c.language, 'course_name', c.name,
            'product', json_build_object('id', p.id, 'name', p.name, 'color', p.color, 'logo', p.logo)
            ) order by p.name, c.display_order, l.display_order, l.id), '[]'::json)
          from free_lessons f
          join lessons l on l.id = f.lesson_id and l.published and l.deleted_on is null
          join courses c on c.id = l.course_id and c.published and c.deleted_on is null
          join products p on p.id = c.product_id and p.published and p.deleted_on is null
        ) as lessons
        from viewer`.execute(context.db);
      const [row] = rows;
      await allowAnyone(context, 'freeLessons', row?.viewer_id ?? null);
      return row?.lessons ?? [];
    },
  }),
);
