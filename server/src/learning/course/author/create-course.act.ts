import { courseSchema, newCourse } from '@lectern/domain/learning/course/course.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { makeRoom } from '../../../base/content/make-room.ts';
import { productKind } from '../../product/write-product.ts';
import { courseKind, levelsSet, writeCourses } from '../write-course.ts';

const CreateCourseInput = builder.inputType('CreateCourseInput', {
  description: 'A new course.',
  fields: (t) => ({
    product_id: t.id({ description: 'The product that it belongs to.' }),
    name: t.string({ description: 'Its name, 1 to 200 characters.' }),
    levels: t.int({ required: false, description: 'How many levels it has, 2 to 4; 2 unless said.' }),
    logo: t.string({ required: false, description: 'The address of its logo, an svg drawing; null for none.' }),
    description: t.string({
      required: false,
      description: 'What it is about, at most 150 characters on one line.',
    }),
    display_order: t.int({
      required: false,
      description: 'Its place in the product; those that stand there move up. Left out, it stands behind all others.',
    }),
    language: t.string({ required: false, description: 'The language of its content, a BCP 47 tag; en unless said.' }),
  }),
});

builder.mutationField('createCourse', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a course, a draft, with a draft benchmark for each of its levels.',
    args: { data: t.arg({ type: CreateCourseInput, description: 'What it says.' }) },
    resolve: (_root, { data }, context) =>
      author(context, 'createCourse', async (act) => {
        const { db } = context;
        const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value != null));
        const content = parseInput(courseSchema, { ...newCourse, ...given }, 'data');
        const { product_id, display_order: place, levels } = content;
        await holdItem(db, productKind, product_id, 'data.product_id');
        if (place !== undefined) await makeRoom(db, act, courseKind, { id: product_id }, { place });
        const written = await writeCourses(db, act, [{ content }]);
        for (const { id } of written) await levelsSet.happens(db, { act, course_id: id, levels });
        return written;
      }),
  }),
);
