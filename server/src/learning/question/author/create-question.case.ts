import type { Case } from '../../../../test/security/case.ts';

const data = {
  type: 'MULTIPLE_CHOICE',
  question: '<p>Which part measures?</p>',
  answers: [{ answer: 'The sensor', is_correct: true }, { answer: 'The valve' }],
};

export const cases: readonly Case[] = [
  {
    operation: 'createQuestion',
    variables: ({ benchmark_ids, lesson_id }) => ({
      data: { ...data, lesson_id },
      belongsTo: { benchmark_id: benchmark_ids[3] },
    }),
  },
];
