import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'setExtraTime',
    variables: (place) => ({ data: { ...groupOf(place), user_ids: [place.learner.id], percent: 50 } }),
  },
];
