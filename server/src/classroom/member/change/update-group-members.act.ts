import { builder } from '../../../base/graphql/builder.ts';
import { admitToLearner } from '../../../base/access/admit-to-learner.ts';
import { GroupMemberResult } from '../group-member-result.ts';
import { moveMembers } from './move-members.ts';

const GroupMoveInput = builder.inputType('GroupMoveInput', {
  description: 'A learner who is to move to another group.',
  fields: (t) => ({
    user_id: t.id({ description: 'The learner.' }),
    currentGroup_id: t.id({ description: 'The group that the learner belongs to now.' }),
  }),
});

builder.mutationField('updateGroupMembers', (t) =>
  t.field({
    type: [GroupMemberResult],
    description:
      'Moves learners to another group of the institution, with their work in the courses that both have: running attempts go along, results there already are numbered anew by date. All of them or none: where one is refused, each result says who and why.',
    args: {
      data: t.arg({ type: [GroupMoveInput], description: 'The learners, 1 to 200.' }),
      group_id: t.arg.id({ description: 'The group that they move to.' }),
    },
    resolve: async (_root, { data, group_id }, context) => {
      const groups = new Set([group_id, ...data.map(({ currentGroup_id }) => currentGroup_id)]);
      for (const one of groups) await admitToLearner(context, 'updateGroupMembers', one, null);
      return moveMembers(context, group_id, data);
    },
  }),
);
