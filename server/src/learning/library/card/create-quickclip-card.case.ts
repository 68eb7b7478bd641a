import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createQuickclipCard',
    variables: ({ draft }) => ({
      lesson_id: draft.lesson_id,
      data: { sources: [{ src: '/media/1', type: 'video/mp4' }] },
    }),
  },
];
