import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'handOutResetLink', variables: ({ learner }) => ({ userId: learner.id }), state: 'NOT_FOUND' },
];
