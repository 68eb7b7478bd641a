import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
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
];
