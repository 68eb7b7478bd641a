import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteQuickdeckCard', variables: ({ spare }) => ({ id: spare.card_id }) },
];
