import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'user',
    variables: ({ learner }) => ({ where: { id: learner.id } }),
    owner: learnerOf,
    outsideGroups: true,
  },
];
