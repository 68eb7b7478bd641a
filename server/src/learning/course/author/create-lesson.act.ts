import { lessonSchema, newLesson } from '@lectern/domain/learning/course/lesson.ts';
import { lessonFields } from '@lectern/domain/base/entity/lesson.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { contentInput } from '../../../base/content/content-fields.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { makeRoom } from '../../../base/content/make-room.ts';
import { courseKind } from '../write-course.ts';
import { lessonKind, writeLessons } from '../write-lesson.ts';

const CreateLessonInput = builder.inputType('CreateLessonInput', {
  description: 'A new lesson.',
  fields: (t) => ({
    course_id: t.id({ description: 'The course that it belongs to.' }),
    name: t.string({ description: 'Its name, 1 to 200 characters.' }),
    logo: t.string({ required: false, description: 'The address of its logo, an svg drawing; null for none.' }),
    display_order: t.int({
      required: false,
      description: 'Its place in the course; those that stand there move up. Left out, it stands behind all others.',
    }),
    ...contentInput(t, lessonFields),
  }),
});

builder.mutationField('createLesson', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a lesson, a draft.',
    args: { data: t.arg({ type: CreateLessonInput, description: 'What it says.' }) },
    resolve: (_root, { data }, context) =>
      author(context, 'createLesson', async (act) => {
        const content = parseInput(
          lessonSchema,
          { ...newLesson, ...data, display_order: data.display_order ?? undefined },
          'data',
        );
        const { course_id, display_order: place } = content;
        await holdItem(context.db, courseKind, course_id, 'data.course_id');
        if (place !== undefined) await makeRoom(context.db, act, lessonKind, { id: course_id }, { place });
        return writeLessons(context.db, act, [{ content }]);
      }),
  }),
);
