import { courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'benchmarks',
    variables: ({ course_id }) => ({ courseId: course_id }),
    free: ({ course_id }) => ({ courseId: course_id }),
  },
  { operation: 'benchmarks', about: 'in its group', variables: (place) => ({ ...courseOf(place), level: 1 }) },
  {
    operation: 'benchmark',
    variables: ({ benchmark_ids }) => ({ id: benchmark_ids[0] }),
    free: ({ benchmark_ids }) => ({ id: benchmark_ids[0] }),
  },
  { operation: 'summaries', variables: ({ course_id }) => ({ courseId: course_id }) },
  { operation: 'summary', variables: ({ summary_ids }) => ({ id: summary_ids[0] }) },
];
