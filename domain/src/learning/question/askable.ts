import type { QuestionContent } from './question.ts';

/** Whether a question can be asked: it has answers. One without is never asked and counts nowhere. */
export function isAskable({ answers }: Pick<QuestionContent, 'answers'>): boolean {
  return answers.length > 0;
}
