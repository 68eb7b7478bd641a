import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'setFreeSamples',
    variables: ({ benchmark_question_ids }) => ({
      questionIds: benchmark_question_ids.slice(14, 15),
      isFreeSample: true,
    }),
  },
];
