import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { principalOf } from '../../base/access/group-access.ts';
import { readAttention } from './read-attention.ts';
import { WatchedLearnerRef } from './watched-learner.ts';

builder.queryField('learnersNeedingAttention', (t) =>
  t.field({
    type: [WatchedLearnerRef],
    description:
      'The learners for whom a rule of attention holds, by group and name, those who were put off among them. It refuses who teaches no group.',
    args: {
      groupId: t.arg.id({ required: false, description: 'The group; without one, all groups that you teach.' }),
    },
    resolve: async (_root, { groupId }, context) => {
      const asked = { groupId: groupId ?? null };
      const { groups, learners } = await readAttention(context.db, getViewerId(context), asked);
      const [first] = groups;
      context.checks.allow('learnersNeedingAttention', first ? principalOf(first.access) : { signedIn: true });
      if (!first) throw new Refusal('NOT_FOUND');
      return learners.filter(({ reasons }) => reasons.length > 0);
    },
  }),
);
