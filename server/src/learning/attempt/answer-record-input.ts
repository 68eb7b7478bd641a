import { builder } from '../../base/graphql/builder.ts';

/** One answer as a browser sends it. */
export const AnswerRecordInput = builder.inputType('AnswerRecordInput', {
  description: 'One answer. The server grades it; a result sent along is compared, never believed.',
  fields: (t) => ({
    question_id: t.id({ description: 'The question.' }),
    user_id: t.id({ required: false, description: 'The learner; if given, it must be you.' }),
    group_id: t.id({ description: 'The group.' }),
    study_project_id: t.id({ required: false, description: 'The study project, where it belongs to one.' }),
    benchmark_id: t.id({ required: false, description: 'The benchmark, where it belongs to one.' }),
    summary_id: t.id({ required: false, description: 'The summary, where it belongs to one.' }),
    answer: t.field({
      type: 'JSON',
      required: false,
      description: 'The answer in the shape of its type; null where there is none.',
    }),
    seconds_spent: t.float({ required: false, description: 'Active seconds on the question.' }),
    result: t.boolean({ required: false, description: 'What the browser thinks of it; ignored.' }),
  }),
});

/** The same as a value. */
export type AnswerRecord = typeof AnswerRecordInput.$inferInput;
