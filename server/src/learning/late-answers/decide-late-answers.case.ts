import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'decideLateAnswers',
    state: 'INVALID',
    variables: (place) => ({ data: { ...groupOf(place), attempt_id: place.attempt_ids.draft, take: true } }),
  },
];
