import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteBenchmark', variables: ({ benchmark_ids }) => ({ id: benchmark_ids[3] }), state: 'IN_USE' },
  { operation: 'deleteSummary', variables: ({ summary_ids }) => ({ id: summary_ids[3] }) },
];
