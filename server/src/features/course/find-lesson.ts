import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Operation } from '@lectern/domain/permission.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { selectionOf, type Selects } from '../../graphql/selection.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from './content-access.ts';
import { lessonJson } from './lesson-json.ts';
import { Lesson, type LessonShape } from './lesson.ts';

const LessonWhere = builder.inputType('LessonWhere', {
  description: 'Which lesson: by its id, or by its name in addresses together with its course.',
  fields: (t) => ({
    id: t.id({ required: false, description: 'The id of the lesson.' }),
    course_id: t.id({ required: false, description: 'The course, where the lesson is named by its slug.' }),
    slug: t.string({ required: false, description: 'The name in addresses, a former one or the id.' }),
  }),
});

builder.queryField('lesson', (t) =>
  t.field({
    type: Lesson,
    description: 'One lesson with its pages, flash cards and videos.',
    args: {
      where: t.arg({ type: LessonWhere, description: 'Which lesson.' }),
      groupId: t.arg.id({
        required: false,
        description: 'The group you study it in; without it, any open group of yours.',
      }),
    },
    resolve: (_root, { where, groupId }, context, info) => {
      if (where.id) return readLesson(context, 'lesson', sql`l.id = ${where.id}`, groupId, selectionOf(info));
      if (!where.slug || !where.course_id) throw new Refusal('INVALID', { field: 'where', text: 'Name a lesson.' });
      return readLesson(context, 'lesson', bySlug(where.course_id, where.slug), groupId, selectionOf(info));
    },
  }),
);

/** A lesson answers to its present slug, to former ones, to its name and to its id. */
function bySlug(courseId: string, slug: string): RawBuilder<unknown> {
  return sql`l.id = (
    select x.id from lessons x where x.course_id = ${courseId} and x.deleted_on is null
      and (x.slug = ${slug} or x.id::text = ${slug} or x.name = ${slug}
        or x.id = (select f.lesson_id from lesson_slugs f where f.course_id = x.course_id and f.slug = ${slug}))
    order by x.slug = ${slug} desc limit 1)`;
}

/** The lesson that a condition on row `l` names, with the parts asked for; it refuses what the caller may not see. */
export async function readLesson(
  context: Context,
  operation: Operation,
  condition: RawBuilder<unknown>,
  groupId: string | null | undefined,
  selects: Selects,
): Promise<LessonShape> {
  const free = sql`exists (select from free_lessons f where f.lesson_id = l.id)`;
  const { rows } = await sql<{ facts: ContentFacts; lesson: LessonShape }>`
    with ${viewerRow(context, groupId)}
    select ${contentFactsJson(groupId, free)} as facts, ${lessonJson(selects)} as lesson
    from viewer
    join lessons l on ${condition} and l.deleted_on is null and (l.published or viewer.drafts)
    join courses c on c.id = l.course_id and c.deleted_on is null and (c.published or viewer.drafts)
    join products p on p.id = c.product_id and p.deleted_on is null and (p.published or viewer.drafts)`.execute(
    context.db,
  );
  settleContentMode(context, operation, rows[0]?.facts ?? null);
  return (rows[0] as { lesson: LessonShape }).lesson;
}
