import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteQuestion',
    variables: ({ benchmark_question_ids }) => ({ where: { id: benchmark_question_ids[18] } }),
  },
];
