import { courseSchema } from '@lectern/domain/learning/course/course.ts';
import { z } from 'zod/mini';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { courseKind, levelsSet, writeCourses } from '../write-course.ts';
import { takePlace } from '../../../base/content/take-place.ts';

const UpdateCourseInput = builder.inputType('UpdateCourseInput', {
  description: 'What a course is to say. What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false, description: 'Its name, 1 to 200 characters.' }),
    levels: t.int({
      required: false,
      description:
        'How many levels it has, 2 to 4. A new level gets a benchmark; what belongs to one that goes is taken out, and comes back with it.',
    }),
    logo: t.string({ required: false, description: 'The address of its logo, an svg drawing; null for none.' }),
    description: t.string({
      required: false,
      description: 'What it is about, at most 150 characters on one line; an empty text clears it.',
    }),
    display_order: t.int({
      required: false,
      description: 'Its place in the product; those that stand there move up.',
    }),
    language: t.string({ required: false, description: 'The language of its content, a BCP 47 tag such as ar.' }),
    hint_opens_media_library: t.boolean({
      required: false,
      description: 'Whether a hint opens the media library in place of a page of its own.',
    }),
  }),
});

const changesSchema = z.partial(z.omit(courseSchema, { product_id: true }));

builder.mutationField('updateCourse', (t) =>
  t.field({
    type: Authored,
    description: 'Changes a course.',
    args: {
      data: t.arg({ type: UpdateCourseInput, description: 'What it is to say.' }),
      where: t.arg({ type: ContentWhere, description: 'Which course.' }),
    },
    resolve: (_root, { data, where }, context) =>
      author(context, 'updateCourse', async (act) => {
        const { db } = context;
        const changes = parseInput(changesSchema, data, 'data');
        await takePlace(db, act, courseKind, where, { place: changes.display_order });
        const written = await writeCourses(db, act, [
          { id: where.id, changes, ...(where.version == null ? {} : { base_version: where.version }) },
        ]);
        if (changes.levels !== undefined)
          await levelsSet.happens(db, { act, course_id: where.id, levels: changes.levels });
        return written;
      }),
  }),
);
