import { lessonFields } from '@lectern/domain/base/entity/lesson.ts';
import { lessonChanges } from '@lectern/domain/learning/course/lesson.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { contentInput } from '../../../base/content/content-fields.ts';
import { takePlace } from '../../../base/content/take-place.ts';
import { lessonKind, writeLessons } from '../write-lesson.ts';

const UpdateLessonInput = builder.inputType('UpdateLessonInput', {
  description: 'What a lesson is to say. What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false, description: 'Its name, 1 to 200 characters.' }),
    logo: t.string({ required: false, description: 'The address of its logo, an svg drawing; null for none.' }),
    display_order: t.int({
      required: false,
      description: 'Its place in the course; those that stand there move up.',
    }),
    ...contentInput(t, lessonFields),
  }),
});

builder.mutationField('updateLesson', (t) =>
  t.field({
    type: Authored,
    description: 'Changes a lesson. An address that it had before still leads to it.',
    args: {
      data: t.arg({ type: UpdateLessonInput, description: 'What it is to say.' }),
      where: t.arg({ type: ContentWhere, description: 'Which lesson.' }),
    },
    resolve: (_root, { data, where }, context) =>
      author(context, 'updateLesson', async (act) => {
        const changes = parseInput(lessonChanges, data, 'data');
        await takePlace(context.db, act, lessonKind, where, { place: changes.display_order });
        return writeLessons(context.db, act, [
          { id: where.id, changes, ...(where.version == null ? {} : { base_version: where.version }) },
        ]);
      }),
  }),
);
