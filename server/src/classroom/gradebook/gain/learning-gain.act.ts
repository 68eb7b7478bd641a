import { builder } from '../../../base/graphql/builder.ts';
import { readGroupGain } from './gain-facts.ts';
import { GroupGain } from './learning-gain.ts';

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
    resolve: (_root, { level = null, ...ids }, context) => readGroupGain(context, 'learningGain', { ...ids, level }),
  }),
);
