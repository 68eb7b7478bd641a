import { builder } from '../../base/graphql/builder.ts';
import { changeFollowUp } from './change-follow-up.ts';
import { FollowUpInputRef, FollowUpWhere } from './follow-up-input.ts';
import { FollowUp } from './follow-up.ts';

builder.mutationField('updateFollowUp', (t) =>
  t.field({
    type: FollowUp,
    description: 'Changes what is to be done, who does it and when to what is sent, which is all it says.',
    args: {
      data: t.arg({ type: FollowUpInputRef, description: 'What it says from now on.' }),
      where: t.arg({ type: FollowUpWhere, description: 'Which follow-up.' }),
    },
    resolve: (_root, { data, where }, context) => changeFollowUp(context, where, () => data),
  }),
);
