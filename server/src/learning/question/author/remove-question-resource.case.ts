import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'removeQuestionResource', variables: ({ resource_id }) => ({ id: resource_id }), state: 'NOT_FOUND' },
];
