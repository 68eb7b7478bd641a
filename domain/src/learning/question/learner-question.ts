import type { Presentation } from './presentation.ts';
import type { QuestionContent } from './question.ts';
import { rulesOf, type QuestionType } from './question-types.ts';
import type { QuestionView } from './question-view.ts';

/** A question as a learner may see it. */
export type LearnerQuestion = QuestionView & { readonly type: QuestionType; readonly question: string };

/**
 * What a learner's browser may know of a question. Every field is picked by name, so that a new secret does not leak.
 * With `settled` the key is filled in: after the second wrong try or a correct one, or once an attempt is submitted.
 */
export function learnerQuestion(content: QuestionContent, shown: Presentation, settled: boolean): LearnerQuestion {
  const { type, question, answers } = content;
  return { type, question, ...rulesOf(type).view(answers, shown, settled) };
}
