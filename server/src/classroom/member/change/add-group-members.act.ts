import type { Operation } from '@lectern/domain/permission.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { admitToLearner } from '../../../base/access/admit-to-learner.ts';
import { addMembers } from './add-members.ts';
import { GroupMemberResult, type GroupMemberResultShape } from '../group-member-result.ts';

const GroupMemberInput = builder.inputType('GroupMemberInput', {
  description: 'A person who is to belong to a group.',
  fields: (t) => ({ user_id: t.id({ description: 'The person.' }) }),
});

builder.mutationField('addGroupLearners', (t) =>
  t.field({
    type: [GroupMemberResult],
    description:
      'Adds learners of its institution to a group, each with a result: a full group, one that is over and a live membership refuse. Who was removed comes back with their results; somebody unknown to the institution refuses all.',
    args: {
      data: t.arg({ type: [GroupMemberInput], description: 'The learners, 1 to 200.' }),
      group_id: t.arg.id({ description: 'The group.' }),
    },
    resolve: async (_root, { data, group_id }, context) => {
      await admit(context, 'addGroupLearners', group_id);
      return addMembers(context, group_id, 'STUDENT', data);
    },
  }),
);

builder.mutationField('addGroupInstructors', (t) =>
  t.field({
    type: [GroupMemberResult],
    description: 'Adds instructors of its institution to a group, each with a result; for its main instructor alone.',
    args: {
      data: t.arg({ type: [GroupMemberInput], description: 'The instructors, 1 to 200.' }),
      group_id: t.arg.id({ description: 'The group.' }),
    },
    resolve: async (_root, { data, group_id }, context): Promise<GroupMemberResultShape[]> => {
      await admit(context, 'addGroupInstructors', group_id);
      return addMembers(context, group_id, 'INSTRUCTOR', data);
    },
  }),
);

const admit = (context: Context, operation: Operation, groupId: string) =>
  admitToLearner(context, operation, groupId, null);
