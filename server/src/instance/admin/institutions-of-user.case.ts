import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'institutions',
    variables: ({ learner }) => ({ userId: learner.id }),
    owner: learnerOf,
    outsideGroups: true,
  },
];
