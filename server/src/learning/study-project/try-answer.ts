import { emptyAnswer, parseAnswer, submittedAnswer } from '@lectern/domain/learning/question/answer.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { isAnswered } from '@lectern/domain/learning/question/answered.ts';
import { activeSeconds } from '@lectern/domain/learning/attempt/active-seconds.ts';
import { afterSave } from '@lectern/domain/learning/attempt/after-save.ts';
import { progressOf, type QuestionProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { isRight } from '@lectern/domain/learning/question/question-keys.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { presentAgain } from '@lectern/domain/learning/question/present.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { afterCheck } from '@lectern/domain/learning/study-project/question-flow.ts';
import { isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import { secureRandom } from '../../secure-random.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { contentOf } from '../attempt/attempt-question.ts';
import type { GradableAttempt } from '../attempt/attempt-row.ts';

/** The question of an attempt with this id; it refuses one that the attempt does not ask. */
export function askedQuestion(attempt: Pick<GradableAttempt, 'questions'>, questionId: string): AskedQuestion {
  const asked = attempt.questions.find(({ question_id }) => question_id === questionId);
  if (!asked) throw new Refusal('NOT_FOUND', { field: 'data.question_id' });
  return asked;
}

/**
 * The progress of a question after one more try. It refuses a settled question, an answer of the wrong shape and an
 * incomplete one; a sequence that was not touched counts with the order it is shown in.
 */
export function tryAnswer(
  attempt: GradableAttempt,
  asked: AskedQuestion,
  { answer: given, seconds_spent }: { readonly answer?: unknown; readonly seconds_spent?: number | null | undefined },
): QuestionProgress {
  const before = progressOf(attempt.progress, asked.question_id);
  if (isSettled(before)) throw new Refusal('QUESTION_SETTLED', { field: 'data.question_id' });
  const content = contentOf(attempt, asked);
  const answer = completeAnswer(asked, content, before.retry_order ?? asked.order, given);
  const seconds = parseInput(activeSeconds, seconds_spent ?? 0, 'data.seconds_spent');
  const saved = afterSave(before, { answer, seconds, reset: true });
  const state = afterCheck(saved, isRight(content, asked, answer));
  const again = isSettled(state) ? null : presentAgain(content, secureRandom, answer);
  return { ...saved, ...state, retry_order: again?.order ?? before.retry_order };
}

function completeAnswer(
  asked: AskedQuestion,
  content: QuestionContent,
  inView: readonly string[],
  given: unknown,
): Answer {
  const entered = given == null ? emptyAnswer(asked.type, inView) : parseAnswer(asked.type, given);
  if (!entered) throw new Refusal('INVALID', { field: 'data.answer', issue: { code: 'WRONG_SHAPE' } });
  const answer = submittedAnswer(asked.type, entered);
  if (!isAnswered(learnerQuestion(content, asked, false), answer))
    throw new Refusal('NOT_ANSWERED', { field: 'data.answer' });
  return answer;
}
