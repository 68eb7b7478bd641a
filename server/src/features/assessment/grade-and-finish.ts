import { answerLeftAsShown } from '@lectern/domain/question/answered.ts';
import { progressOf, type AttemptProgress, type QuestionProgress } from '@lectern/domain/attempt/question-progress.ts';
import { isRight } from '@lectern/domain/question/grade.ts';
import { learnerQuestion } from '@lectern/domain/question/learner-question.ts';
import type { Database } from '../../database/connect.ts';
import { contentOf } from '../attempt/attempt-question.ts';
import { wholeAttempt, type AttemptRow } from '../attempt/attempt-row.ts';
import { completeResults, finishAttempt } from '../attempt/exercise-result.ts';
import { recordAnswers } from '../attempt/record-answers.ts';
import { countedProgress } from './sitting-result.ts';

/**
 * Grades every question of a locked sitting, writes the answers and finishes it. A sequence that was not touched counts
 * in the order it is shown in; other unanswered questions are wrong. A result counts the active seconds of its answers.
 */
export async function gradeAndFinish(db: Database, attempt: AttemptRow, by: 'LEARNER' | 'TIMER'): Promise<AttemptRow> {
  const whole = await wholeAttempt(db, attempt);
  const graded = attempt.questions.map((asked): [string, QuestionProgress] => {
    const before = progressOf(attempt.progress, asked.question_id);
    const content = contentOf(whole, asked);
    const answer = before.answer ?? answerLeftAsShown(learnerQuestion(content, asked, false), asked);
    const right = answer !== null && isRight(content, asked, answer);
    return [asked.question_id, { ...before, answer, last_result: right, incorrect_count: right ? 0 : 1 }];
  });
  const progress: AttemptProgress = Object.fromEntries(graded);
  const finished = await finishAttempt(db, { ...whole, progress }, by);
  await recordAnswers(db, { ...finished, progress: countedProgress(finished) }, finished.questions);
  await completeResults(db, finished);
  return finished;
}
