import type { Case } from '../../../../test/security/case.ts';

const data = {
  type: 'TRUE_OR_FALSE',
  question: '<p>What is true of sensors?</p>',
  answers: [
    { answer: 'They measure', is_correct: true },
    { answer: 'They move', is_correct: false },
  ],
};

export const cases: readonly Case[] = [
  {
    operation: 'updateQuestion',
    variables: ({ benchmark_question_ids }) => ({ data, where: { id: benchmark_question_ids[17] } }),
  },
];
