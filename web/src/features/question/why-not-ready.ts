import type { Answer } from '@lectern/domain/question/question-types.ts';
import { unanswered } from '@lectern/domain/question/answered.ts';
import type { LearnerQuestion } from '@lectern/domain/question/learner-question.ts';
import { texts } from '../../texts/texts.ts';

/** Why an answer cannot be checked yet, in words; null where it can. */
export function whyNotReady(question: LearnerQuestion, answer: Answer): string | null {
  const open = unanswered(question, answer);
  if (open === 0) return null;
  switch (question.type) {
    case 'MULTIPLE_CHOICE':
      return texts.question.chooseFirst;
    case 'SEQUENCE':
      return texts.question.placeFirst;
    case 'TRUE_OR_FALSE':
    case 'CORRECT_OR_INCORRECT':
      return texts.question.rowsOpen(open);
    case 'MATCHING':
      return texts.question.lettersMissing(open);
  }
}
