import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createQuickdeckCard',
    variables: ({ draft }) => ({
      lesson_id: draft.lesson_id,
      data: { term: '<p>Router</p>', definition: '<p>It joins networks.</p>' },
    }),
  },
];
