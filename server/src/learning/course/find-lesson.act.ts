import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { selectionOf } from '../../base/graphql/selection.ts';
import { inPreview } from '../../base/change-set/waiting-changes/in-preview.ts';
import { Lesson } from './lesson.ts';
import { readLesson } from './read-lesson.ts';

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
      const selects = selectionOf(info);
      const { id, slug, course_id } = where;
      if (id)
        return inPreview(context, { ids: [id], groupId }, (present) =>
          readLesson(present, 'lesson', sql`l.id = ${id}`, groupId, selects),
        );
      if (!slug || !course_id) throw new Refusal('INVALID', { field: 'where', issue: { code: 'REQUIRED' } });
      return inPreview(context, { ids: [course_id], groupId }, (present) =>
        readLesson(present, 'lesson', bySlug(course_id, slug), groupId, selects),
      );
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
