import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'activateSummaries',
    variables: ({ course_id, benchmark_ids }) => ({
      course_id,
      benchmarks: benchmark_ids.map((id, index) => ({ id, level: index + 1 })),
    }),
  },
];
