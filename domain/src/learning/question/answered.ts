import { emptyAnswer, submittedAnswer } from './answer.ts';
import type { LearnerQuestion } from './learner-question.ts';
import type { Presentation } from './presentation.ts';
import { rulesOf, type Answer } from './question-types.ts';

/**
 * Whether an answer is complete enough to be checked and to count as Answered: a choice with at least one selection,
 * a sequence once it was placed, rows and matching once none is left open.
 */
export function isAnswered(question: LearnerQuestion, answer: Answer): boolean {
  return unanswered(question, answer) === 0;
}

/** How many parts still wait for an answer: open rows, concepts without a letter, else 1 or 0. */
export function unanswered(question: LearnerQuestion, answer: Answer): number {
  return rulesOf(question.type).unanswered(question, answer);
}

/**
 * What is graded where nothing was entered: a sequence in the order it is shown in, which nobody placed, so that it stays
 * unanswered; null for the other types.
 */
export function answerLeftAsShown(question: LearnerQuestion, { order }: Presentation): Answer | null {
  const empty = emptyAnswer(question.type, order);
  return isAnswered(question, submittedAnswer(question.type, empty)) ? empty : null;
}
