import { builder } from '../../base/graphql/builder.ts';
import { CourseSettings } from './course-settings.ts';
import { readSettings } from './read-settings.ts';

builder.queryField('groupAssessmentSettings', (t) =>
  t.field({
    type: CourseSettings,
    description: 'The settings of the assessments of a course in a group, for its main instructor.',
    args: { groupId: t.arg.id({ description: 'The group.' }), courseId: t.arg.id({ description: 'The course.' }) },
    resolve: (_root, place, context) => readSettings(context, 'groupAssessmentSettings', place),
  }),
);
