import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteAnswer', variables: ({ answer_id }) => ({ id: answer_id }), state: 'NOT_FOUND' },
];
