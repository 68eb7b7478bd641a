import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'totalQuestions',
    variables: ({ benchmark_ids, group_id }) => ({ id: benchmark_ids[0], groupId: group_id }),
  },
  {
    operation: 'completedBenchmarks',
    owner: learnerOf,
    variables: (place) => ({ groupId: place.group_id, userId: place.learner.id }),
  },
  {
    operation: 'completedSummaries',
    owner: learnerOf,
    variables: (place) => ({ groupId: place.group_id, userId: place.learner.id }),
  },
];
