import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'unpublishBenchmark', variables: ({ benchmark_ids }) => ({ id: benchmark_ids[2] }) },
  { operation: 'publishBenchmark', variables: ({ benchmark_ids }) => ({ id: benchmark_ids[2] }) },
  { operation: 'unpublishSummary', variables: ({ summary_ids }) => ({ id: summary_ids[2] }) },
  { operation: 'publishSummary', variables: ({ summary_ids }) => ({ id: summary_ids[2] }) },
];
