import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateQuickclipCard',
    variables: ({ draft }) => ({ data: { title: 'Renamed' }, where: { id: draft.clip_id } }),
  },
];
