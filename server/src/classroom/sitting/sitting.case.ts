import { learnerOf, groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'addSittingMinutes',
    variables: (place) => ({ data: { ...groupOf(place), attempt_ids: [place.attempt_ids.draft], minutes: 1 } }),
  },
  {
    operation: 'openSitting',
    everyone: 'people',
    variables: ({ group_id, course_id }) => ({ group_id, course_id, type: 'BENCHMARK' }),
  },
  {
    operation: 'sittingTime',
    owner: learnerOf,
    outsideGroups: true,
    ownerOnly: true,
    variables: ({ attempt_ids }) => ({ attempt_id: attempt_ids.draft }),
  },
  { operation: 'sittingNow', variables: groupOf },
];
