import type { LearnerQuestion } from '@lectern/domain/question/learner-question.ts';
import { texts } from '../../texts/texts.ts';

/** How a question is answered, where its widget does not say it by itself. */
export function instructionOf({ type, select_all }: LearnerQuestion): string | null {
  if (type === 'SEQUENCE') return texts.question.sequence.instruction;
  if (type === 'MATCHING') return texts.question.matching.instruction;
  return type === 'MULTIPLE_CHOICE' && select_all ? texts.question.selectAll : null;
}
