import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateQuickdeckCard',
    variables: ({ draft }) => ({ data: { title: 'Renamed' }, where: { id: draft.card_id } }),
  },
];
