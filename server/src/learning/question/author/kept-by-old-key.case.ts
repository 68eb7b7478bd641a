import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'keptByOldKey', variables: ({ benchmark_question_ids }) => ({ questionId: benchmark_question_ids[0] }) },
];
