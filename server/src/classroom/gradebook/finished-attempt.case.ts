import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'finishedAttempt',
    owner: learnerOf,
    variables: ({ group_id, attempt_ids }) => ({ groupId: group_id, attemptId: attempt_ids.finished }),
  },
];
