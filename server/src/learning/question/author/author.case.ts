import type { Case } from '../../../../test/security/case.ts';

const newQuestion = {
  type: 'MULTIPLE_CHOICE',
  question: '<p>Which part measures?</p>',
  answers: [{ answer: 'The sensor', is_correct: true }, { answer: 'The valve' }],
};

const changedQuestion = {
  type: 'TRUE_OR_FALSE',
  question: '<p>What is true of sensors?</p>',
  answers: [
    { answer: 'They measure', is_correct: true },
    { answer: 'They move', is_correct: false },
  ],
};

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
  {
    operation: 'createQuestion',
    variables: ({ benchmark_ids, lesson_id }) => ({
      data: { ...newQuestion, lesson_id },
      belongsTo: { benchmark_id: benchmark_ids[3] },
    }),
  },
  { operation: 'deleteAnswer', variables: ({ answer_id }) => ({ id: answer_id }), state: 'NOT_FOUND' },
  {
    operation: 'deleteQuestion',
    variables: ({ benchmark_question_ids }) => ({ where: { id: benchmark_question_ids[18] } }),
  },
  { operation: 'keptByOldKey', variables: ({ benchmark_question_ids }) => ({ questionId: benchmark_question_ids[0] }) },
  { operation: 'cmsQuestions', variables: ({ benchmark_ids }) => ({ belongsTo: { benchmark_id: benchmark_ids[0] } }) },
  { operation: 'removeQuestionResource', variables: ({ resource_id }) => ({ id: resource_id }), state: 'NOT_FOUND' },
  {
    operation: 'setFreeSamples',
    variables: ({ benchmark_question_ids }) => ({
      questionIds: benchmark_question_ids.slice(14, 15),
      isFreeSample: true,
    }),
  },
  {
    operation: 'setQuestionLessonReference',
    variables: ({ lesson_id, benchmark_question_ids }) => ({
      lessonId: lesson_id,
      questionId: benchmark_question_ids[15],
    }),
  },
  {
    operation: 'updateQuestion',
    variables: ({ benchmark_question_ids }) => ({ data: changedQuestion, where: { id: benchmark_question_ids[17] } }),
  },
];
