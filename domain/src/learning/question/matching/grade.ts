import type { AuthoredAnswer } from '../authored-answer.ts';
import { letterOf } from '../letter.ts';
import type { Presentation } from '../presentation.ts';
import type { MatchingAnswer } from './matching.ts';

/** Right where each concept has the letter of a description that reads as its own does; never right without concepts. */
export function isRightMatching(
  answers: readonly AuthoredAnswer[],
  shown: Presentation,
  { letters }: MatchingAnswer,
): boolean {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const descriptions = new Map(shown.order.map((id, index) => [letterOf(index), byId.get(id)?.match]));
  const concepts = answers.filter((answer) => answer.answer !== '');
  return (
    concepts.length > 0 &&
    concepts.every(({ id, match }) => {
      const letter = Object.hasOwn(letters, id) ? letters[id] : undefined;
      return letter !== undefined && descriptions.get(letter) === match;
    })
  );
}
