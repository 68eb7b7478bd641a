import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'updateUser', variables: ({ learner }) => ({ where: { id: learner.id }, data: { role: 'USER' } }) },
];
