import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'userInvitations',
    variables: ({ learner }) => ({ email: learner.email }),
    owner: learnerOf,
    outsideGroups: true,
  },
];
