import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'publishQuickdeckCard', variables: ({ draft }) => ({ id: draft.card_id }) },
  { operation: 'unpublishQuickdeckCard', variables: ({ draft }) => ({ id: draft.card_id }) },
];
