import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'addSittingMinutes',
    variables: (place) => ({ data: { ...groupOf(place), attempt_ids: [place.attempt_ids.draft], minutes: 1 } }),
  },
];
