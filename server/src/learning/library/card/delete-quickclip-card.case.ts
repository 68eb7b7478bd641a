import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteQuickclipCard', variables: ({ spare }) => ({ id: spare.clip_id }) },
];
