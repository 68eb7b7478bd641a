import { progressAfter } from '@lectern/domain/learning/attempt/after-save.ts';
import { builder } from '../../base/graphql/builder.ts';
import { gradedProgress } from '../../learning/assessment/graded-progress.ts';
import { resultOf, SittingResult, type SittingResultShape } from '../../learning/assessment/sitting-result.ts';
import {
  AttemptQuestion,
  attemptQuestions,
  type AttemptQuestionShape,
} from '../../learning/attempt/attempt-question.ts';
import { DraftAnswerInput } from '../../learning/attempt/draft-answer-input.ts';
import { givenAnswers } from '../../learning/attempt/given-answers.ts';
import { readTicket } from '../../learning/sealed-attempt/sealed-attempt.ts';
import { allowContentRoles } from '../../base/change-set/allow-content-roles.ts';

type PreviewResult = {
  readonly id: string;
  readonly result: SittingResultShape;
  readonly questions: readonly AttemptQuestionShape[];
};

const PreviewResultRef = builder.objectRef<PreviewResult>('PreviewResult').implement({
  description: 'What an assessment in preview comes to, with every key.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the attempt.' }),
    result: t.expose('result', { type: SittingResult, description: 'The result.' }),
    questions: t.field({
      type: [AttemptQuestion],
      description: 'The questions with the answers given and their keys.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
});

builder.queryField('previewAssessmentResult', (t) =>
  t.field({
    type: PreviewResultRef,
    description: 'What an assessment in preview comes to, with every key, for content roles. Nothing is stored.',
    args: {
      ticket: t.arg.string({ description: 'The ticket it began with.' }),
      answers: t.arg({ type: [DraftAnswerInput], description: 'The answers; a question without one counts as wrong.' }),
    },
    resolve: async (_root, { ticket, answers }, context): Promise<PreviewResult> => {
      await allowContentRoles(context, 'previewAssessmentResult');
      const attempt = await readTicket(context, 'PREVIEW', ticket, 'BENCHMARK', 'SUMMARY');
      const given = progressAfter({}, givenAnswers(attempt.questions, answers, 'answers'));
      const graded = { ...attempt, progress: gradedProgress({ ...attempt, progress: given }) };
      const now = new Date().toISOString();
      return {
        id: attempt.id,
        result: resultOf({ ...graded, submitted_at: now, server_time: now }),
        questions: attemptQuestions(graded, 'EVERYTHING'),
      };
    },
  }),
);
