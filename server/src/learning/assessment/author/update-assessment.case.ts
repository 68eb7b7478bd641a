import type { Case } from '../../../../test/security/case.ts';

const data = { description: 'What is known before', time: 600, questions_per_lesson: 3 };

export const cases: readonly Case[] = [
  { operation: 'updateBenchmark', variables: ({ benchmark_ids }) => ({ data, where: { id: benchmark_ids[0] } }) },
  { operation: 'updateSummary', variables: ({ summary_ids }) => ({ data, where: { id: summary_ids[0] } }) },
];
