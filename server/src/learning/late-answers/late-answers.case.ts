import { learnerOf, groupOf, type Case } from '../../../test/security/case.ts';

const now = '2026-01-02T03:04:05.000Z';

export const cases: readonly Case[] = [
  {
    operation: 'decideLateAnswers',
    state: 'INVALID',
    variables: (place) => ({ data: { ...groupOf(place), attempt_id: place.attempt_ids.draft, take: true } }),
  },
  {
    operation: 'keepLateAnswers',
    owner: learnerOf,
    outsideGroups: true,
    ownerOnly: true,
    state: 'NOT_COMPLETE',
    variables: ({ attempt_ids }) => ({
      data: { attempt_id: attempt_ids.draft, answers: [], entered_at: now, sent_at: now },
    }),
  },
  { operation: 'lateAnswers', variables: groupOf },
];
