import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { selectionOf, type Selects } from '../../base/graphql/selection.ts';
import { inPreview } from '../../base/change-set/waiting-changes/in-preview.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import { courseJson } from './course-json.ts';
import { Course, type CourseShape } from './course.ts';
import { lessonsJson } from './lesson-json.ts';
import type { LessonShape } from './lesson.ts';

const CourseWhere = builder.inputType('CourseWhere', {
  description: 'Which course.',
  fields: (t) => ({ id: t.id({ description: 'The id of the course.' }) }),
});

builder.queryField('course', (t) =>
  t.field({
    type: Course,
    description: 'One course. Free offers are open to everyone, without their lessons.',
    args: {
      where: t.arg({ type: CourseWhere, description: 'Which course.' }),
      groupId: t.arg.id({
        required: false,
        description: 'The group you study it in; without it, any open group of yours.',
      }),
    },
    resolve: (_root, { where, groupId }, context, info) =>
      inPreview(context, { ids: [where.id], groupId }, (present) =>
        readCourse(present, where.id, groupId, selectionOf(info)),
      ),
  }),
);

async function readCourse(
  context: Context,
  id: string,
  groupId: string | null | undefined,
  selects: Selects,
): Promise<CourseShape> {
  const free = sql`exists (select from free_course_benchmarks f where f.course_id = c.id)`;
  const { rows } = await sql<{ facts: ContentFacts; course: CourseShape; lessons: LessonShape[] | null }>`
        with ${viewerRow(context, groupId)}
        select ${contentFactsJson(groupId, free)} as facts, ${courseJson()} as course,
          case when ${selects('lessons')}::boolean then ${lessonsJson((path) => selects(`lessons.${path}`))} end as lessons
        from viewer
        join courses c on c.id = ${id} and c.deleted_on is null and (c.published or viewer.drafts)
        join products p on p.id = c.product_id and p.deleted_on is null and (p.published or viewer.drafts)`.execute(
    context.db,
  );
  const mode = await settleContentMode(context, 'course', rows[0]?.facts ?? null);
  const { course, lessons } = rows[0] as { course: CourseShape; lessons: LessonShape[] | null };
  return { ...course, lessons: mode === 'FREE' ? [] : lessons };
}
