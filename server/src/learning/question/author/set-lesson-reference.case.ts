import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'setQuestionLessonReference',
    variables: ({ lesson_id, benchmark_question_ids }) => ({
      lessonId: lesson_id,
      questionId: benchmark_question_ids[15],
    }),
  },
];
