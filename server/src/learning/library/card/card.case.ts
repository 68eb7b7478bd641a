import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'cardUses', variables: ({ card_id }) => ({ id: card_id }) },
  { operation: 'cardUses', about: 'a video', variables: ({ clip_id }) => ({ id: clip_id }) },
  {
    operation: 'createQuickclipCard',
    variables: ({ draft }) => ({
      lesson_id: draft.lesson_id,
      data: { sources: [{ src: '/media/1', type: 'video/mp4' }] },
    }),
  },
  {
    operation: 'createQuickdeckCard',
    variables: ({ draft }) => ({
      lesson_id: draft.lesson_id,
      data: { term: '<p>Router</p>', definition: '<p>It joins networks.</p>' },
    }),
  },
  { operation: 'deleteQuickclipCard', variables: ({ spare }) => ({ id: spare.clip_id }) },
  { operation: 'deleteQuickdeckCard', variables: ({ spare }) => ({ id: spare.card_id }) },
  { operation: 'publishQuickclipCard', variables: ({ draft }) => ({ id: draft.clip_id }) },
  { operation: 'unpublishQuickclipCard', variables: ({ draft }) => ({ id: draft.clip_id }) },
  { operation: 'publishQuickdeckCard', variables: ({ draft }) => ({ id: draft.card_id }) },
  { operation: 'unpublishQuickdeckCard', variables: ({ draft }) => ({ id: draft.card_id }) },
  {
    operation: 'updateQuickclipCard',
    variables: ({ draft }) => ({ data: { title: 'Renamed' }, where: { id: draft.clip_id } }),
  },
  {
    operation: 'updateQuickdeckCard',
    variables: ({ draft }) => ({ data: { title: 'Renamed' }, where: { id: draft.card_id } }),
  },
];
