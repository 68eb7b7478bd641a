import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'summaryResults',
    owner: learnerOf,
    variables: ({ group_id, course_id, learner: user }) => ({ where: { group_id, course_id, user_id: user.id } }),
  },
];
