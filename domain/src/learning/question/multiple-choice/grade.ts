import type { AuthoredAnswer } from '../authored-answer.ts';
import type { Presentation } from '../presentation.ts';
import type { ChoiceAnswer } from './multiple-choice.ts';

/** Right where the chosen set is the correct set; never right where nothing is chosen. */
export function isRightChoice(
  answers: readonly AuthoredAnswer[],
  _shown: Presentation,
  { chosen }: ChoiceAnswer,
): boolean {
  const picked = new Set(chosen);
  return (
    picked.size > 0 &&
    answers.every(({ id, is_correct }) => picked.delete(id) === (is_correct === true)) &&
    picked.size === 0
  );
}
