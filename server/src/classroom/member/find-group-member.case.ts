import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'groupMember',
    variables: ({ group_id, learner }) => ({ groupId: group_id, userId: learner.id }),
    owner: learnerOf,
  },
];
