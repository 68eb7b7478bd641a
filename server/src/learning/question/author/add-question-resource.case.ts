import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'addQuestionResource',
    variables: ({ benchmark_question_ids, card_id }) => ({
      data: {
        question_id: benchmark_question_ids[15],
        type: 'hint',
        resource_type: 'quickdeck',
        resource_ids: [card_id],
      },
    }),
  },
];
