import { builder } from '../../base/graphql/builder.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { LateAnswers, readLateAnswers } from './late-answers.ts';

builder.queryField('lateAnswers', (t) =>
  t.field({
    type: [LateAnswers],
    description:
      'Answers of sittings of a group that arrived after the grace: those that wait for a decision, then those decided in the last 14 days; at most 200.',
    args: { group_id: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, { group_id }, context) => {
      await admitToLearner(context, 'lateAnswers', group_id, null);
      return readLateAnswers(context.db, { group_id });
    },
  }),
);
