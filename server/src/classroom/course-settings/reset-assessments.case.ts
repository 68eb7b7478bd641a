import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'resetAssessments',
    variables: (place) => ({ data: { ...groupOf(place), assessments: place.benchmark_ids.slice(0, 1) } }),
  },
];
