import { builder } from '../../base/graphql/builder.ts';

/** An answer of a sitting as a browser sends it. */
export const DraftAnswerInput = builder.inputType('DraftAnswerInput', {
  description: 'An answer of a sitting as it is now.',
  fields: (t) => ({
    question_id: t.id({ description: 'The question.' }),
    answer: t.field({
      type: 'JSON',
      required: false,
      description: 'The answer in the shape of its type; null leaves the saved one as it is.',
    }),
    seconds_spent: t.float({
      required: false,
      description: 'Active seconds on the question, in all; fewer than are saved change nothing.',
    }),
  }),
});
