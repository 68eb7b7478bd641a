import type { Context } from '../../base/graphql/context.ts';
import { asItWillBe } from '../../base/change-set/waiting-changes/as-it-will-be.ts';
import { builder } from '../../base/graphql/builder.ts';
import { InstructorResource, type InstructorResourceShape } from './instructor-resource.ts';
import { readResources, type CourseResources } from './read-resources.ts';

builder.queryField('instructorResources', (t) =>
  t.field({
    type: [InstructorResource],
    description: 'The files for whoever teaches a course by type and lesson; the bundle of all of them comes first.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      groupId: t.arg.id({ required: false, description: 'The group you teach it in; without it, any of yours.' }),
    },
    resolve: async (_root, { courseId, groupId }, context): Promise<InstructorResourceShape[]> => {
      const read = (as: Context) => readResources(as, 'instructorResources', courseId, groupId ?? null);
      const now = await read(context);
      const found = now.inPreview ? await asItWillBe(context, [courseId], read) : now;
      return found.resources.length === 0 ? [] : [bundleOf(found), ...found.resources];
    },
  }),
);

const bundleOf = ({ course, resources }: CourseResources): InstructorResourceShape => ({
  id: course.id,
  course_id: course.id,
  name: course.name,
  type: null,
  lesson_id: null,
  lesson_name: null,
  order: 0,
  description: '',
  bytes: resources.reduce((sum, { bytes }) => sum + bytes, 0),
});
