import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { selectionOf } from '../../base/graphql/selection.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import { lessonsJson } from './lesson-json.ts';
import { Lesson, type LessonShape } from './lesson.ts';

builder.queryField('lessons', (t) =>
  t.field({
    type: [Lesson],
    description:
      'The lessons of a course in order: published ones for its learners, drafts too for content roles, to everybody else the free ones.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      groupId: t.arg.id({
        required: false,
        description: 'The group you study it in; without it, any open group of yours.',
      }),
    },
    resolve: async (_root, { courseId, groupId }, context, info): Promise<LessonShape[]> => {
      const free = sql`from free_lessons f join lessons l on l.id = f.lesson_id
        where l.course_id = c.id and l.published and l.deleted_on is null`;
      const { rows } = await sql<{ facts: ContentFacts; free: string[]; lessons: LessonShape[] }>`/* lessons */
        with ${viewerRow(context, groupId)}
        select ${contentFactsJson(groupId, sql`exists (select ${free})`)} as facts, array(select l.id ${free}) as free, ${lessonsJson(selectionOf(info))} as lessons
        from viewer
        join courses c on c.id = ${courseId} and c.deleted_on is null and (c.published or viewer.drafts)
        join products p on p.id = c.product_id and p.deleted_on is null and (p.published or viewer.drafts)`.execute(
        context.db,
      );
      const mode = await settleContentMode(context, 'lessons', rows[0]?.facts ?? null);
      const { lessons = [], free: ids = [] } = rows[0] ?? {};
      return mode === 'FREE' ? lessons.filter(({ id }) => ids.includes(id)) : lessons;
    },
  }),
);
