import { builder } from '../../../graphql/builder.ts';
import { readGain } from './gain-facts.ts';
import { GroupGain, StudentGain } from './learning-gain.ts';

builder.queryField('learningGain', (t) =>
  t.field({
    type: GroupGain,
    description:
      'What the learners of a group gained in a course between benchmark and summary, and how its questions went.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      groupId: t.arg.id({ description: 'The group.' }),
      level: t.arg.int({ required: false, description: 'The level; null for all.' }),
    },
    resolve: (_root, { level = null, ...ids }, context) =>
      readGain(context, 'learningGain', { ...ids, level, studentId: null }),
  }),
);

builder.queryField('studentLearningGain', (t) =>
  t.field({
    type: StudentGain,
    description: 'What one learner gained in a course: yourself, or a learner of a group you teach.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      groupId: t.arg.id({ description: 'The group.' }),
      studentId: t.arg.id({ description: 'The learner.' }),
    },
    resolve: (_root, ids, context) => readGain(context, 'studentLearningGain', { ...ids, level: null }),
  }),
);
