import type { Case } from '../../../../test/security/case.ts';

// Nobody moves to where they are.
export const cases: readonly Case[] = [
  {
    operation: 'updateGroupMembers',
    variables: ({ group_id, learner }) => ({ group_id, data: [{ user_id: learner.id, currentGroup_id: group_id }] }),
  },
];
