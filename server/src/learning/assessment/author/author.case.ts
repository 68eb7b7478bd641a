import type { Case } from '../../../../test/security/case.ts';

const data = { description: 'What is known before', time: 600, questions_per_lesson: 3 };

export const cases: readonly Case[] = [
  {
    operation: 'activateSummaries',
    variables: ({ course_id, benchmark_ids }) => ({
      course_id,
      benchmarks: benchmark_ids.map((id, index) => ({ id, level: index + 1 })),
    }),
  },
  { operation: 'deleteBenchmark', variables: ({ benchmark_ids }) => ({ id: benchmark_ids[3] }), state: 'IN_USE' },
  { operation: 'deleteSummary', variables: ({ summary_ids }) => ({ id: summary_ids[3] }) },
  { operation: 'unpublishBenchmark', variables: ({ benchmark_ids }) => ({ id: benchmark_ids[2] }) },
  { operation: 'publishBenchmark', variables: ({ benchmark_ids }) => ({ id: benchmark_ids[2] }) },
  { operation: 'unpublishSummary', variables: ({ summary_ids }) => ({ id: summary_ids[2] }) },
  { operation: 'publishSummary', variables: ({ summary_ids }) => ({ id: summary_ids[2] }) },
  { operation: 'updateBenchmark', variables: ({ benchmark_ids }) => ({ data, where: { id: benchmark_ids[0] } }) },
  { operation: 'updateSummary', variables: ({ summary_ids }) => ({ data, where: { id: summary_ids[0] } }) },
];
