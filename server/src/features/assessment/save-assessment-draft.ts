import { parseAnswer } from '@lectern/domain/question/answer.ts';
import {
  activeSeconds,
  progressOf,
  type AttemptProgress,
  type QuestionProgress,
} from '@lectern/domain/question/asked-question.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { resumeIndex } from '@lectern/domain/study-project/question-flow.ts';
import { builder } from '../../graphql/builder.ts';
import { parseInput } from '../../graphql/input.ts';
import type { AttemptRow } from '../question/attempt-row.ts';
import { attemptHead } from '../question/attempt-row.ts';
import { writeAttempt } from '../question/write-attempt.ts';
import { refuseStale } from '../question/refuse-stale.ts';
import { AssessmentAttempt } from './assessment-attempt.ts';
import { lockOwnSitting } from './lock-attempt.ts';
import { isOverdue } from './submit-overdue.ts';

const DraftAnswerInput = builder.inputType('DraftAnswerInput', {
  description: 'An answer of a sitting as it is now.',
  fields: (t) => ({
    question_id: t.id({ description: 'The question.' }),
    answer: t.field({
      type: 'JSON',
      required: false,
      description: 'The answer in the shape of its type; null clears nothing.',
    }),
    seconds_spent: t.float({ required: false, description: 'Active seconds on the question, in all.' }),
  }),
});

/** An answer of a draft as a value. */
export type DraftAnswer = typeof DraftAnswerInput.$inferInput;

const AssessmentDraftInput = builder.inputType('AssessmentDraftInput', {
  description: 'What to save of an open sitting.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    attempt_id: t.id({ description: 'The attempt.' }),
    revision: t.int({ description: 'The revision these answers are based on; an older one is a CONFLICT.' }),
    question_index: t.int({ required: false, description: 'The question reached, counted from 0.' }),
    answers: t.field({ type: [DraftAnswerInput], description: 'The answers that changed.' }),
  }),
});

builder.mutationField('saveAssessmentDraft', (t) =>
  t.field({
    type: AssessmentAttempt,
    description:
      'Saves answers of your open sitting. After the deadline and 30 seconds of grace nothing is taken any more.',
    args: { data: t.arg({ type: AssessmentDraftInput, description: 'What to save.' }) },
    resolve: async (_root, { data }, context) => {
      const attempt = await lockOwnSitting(context, 'saveAssessmentDraft', data);
      if (attempt.state === 'SUBMITTED') throw new Refusal('ATTEMPT_OVER');
      if (isOverdue(attempt)) throw new Refusal('TIME_OVER');
      refuseStale(attempt, data.revision);
      const progress = withAnswers(attempt, data.answers);
      const question_index = resumeIndex(data.question_index ?? attempt.question_index, attempt.questions.length);
      return attemptHead(await writeAttempt(context.db, attempt, { progress, question_index }));
    },
  }),
);

/** The progress of a sitting with the given answers in it; it refuses foreign questions and answers of a wrong shape. */
export function withAnswers(attempt: AttemptRow, answers: readonly DraftAnswer[]): AttemptProgress {
  const changed = answers.map(({ question_id, answer, seconds_spent }): [string, QuestionProgress] => {
    const asked = attempt.questions.find((question) => question.question_id === question_id);
    if (!asked)
      throw new Refusal('INVALID', { field: 'data.answers', text: 'A question does not belong to this attempt.' });
    const before = progressOf(attempt.progress, question_id);
    const parsed = answer == null ? before.answer : parseAnswer(asked.type, answer);
    if (answer != null && !parsed)
      throw new Refusal('INVALID', {
        field: 'data.answers',
        text: 'An answer does not have the shape of its question.',
      });
    const seconds = parseInput(activeSeconds, seconds_spent ?? 0, 'data.answers.seconds_spent');
    return [question_id, { ...before, answer: parsed, seconds: Math.max(before.seconds, seconds) }];
  });
  return { ...attempt.progress, ...Object.fromEntries(changed) };
}
