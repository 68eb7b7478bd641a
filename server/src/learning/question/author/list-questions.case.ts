import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'cmsQuestions', variables: ({ benchmark_ids }) => ({ belongsTo: { benchmark_id: benchmark_ids[0] } }) },
];
