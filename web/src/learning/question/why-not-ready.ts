import { unanswered } from '@lectern/domain/learning/question/answered.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { widgetOf } from './question-widgets.ts';

/** Why an answer cannot be checked yet, in words; null where it can. */
export function whyNotReady(question: LearnerQuestion, answer: Answer): string | null {
  const open = unanswered(question, answer);
  return open === 0 ? null : widgetOf(question.type).whyNotReady(open);
}
