import { answerLeftAsShown } from '@lectern/domain/learning/question/answered.ts';
import {
  progressOf,
  type AttemptProgress,
  type QuestionProgress,
} from '@lectern/domain/learning/attempt/question-progress.ts';
import { isRight } from '@lectern/domain/learning/question/question-keys.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { contentOf } from '../attempt/attempt-question.ts';
import type { GradableAttempt } from '../attempt/attempt-row.ts';

/**
 * The progress of a sitting with every question graded. A sequence that was not touched counts in the order it is shown
 * in; other unanswered questions are wrong.
 */
export function gradedProgress(attempt: GradableAttempt): AttemptProgress {
  const graded = attempt.questions.map((asked): [string, QuestionProgress] => {
    const before = progressOf(attempt.progress, asked.question_id);
    const content = contentOf(attempt, asked);
    const answer = before.answer ?? answerLeftAsShown(learnerQuestion(content, asked, false), asked);
    const right = answer !== null && isRight(content, asked, answer);
    return [asked.question_id, { ...before, answer, last_result: right, incorrect_count: right ? 0 : 1 }];
  });
  return Object.fromEntries(graded);
}
