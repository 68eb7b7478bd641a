import type { Answer, ChoiceAnswer, MatchingAnswer, RowsAnswer, SequenceAnswer } from './answer.ts';
import { readsAlike, rightOrder } from './present.ts';
import { letterOf, type Presentation, type QuestionContent } from './question.ts';

/**
 * Whether an answer is right. It is right as a whole or wrong as a whole: the chosen set equals the correct set, every
 * row and every letter is right, the order equals the sequence. Answers that read alike count as the same answer.
 */
export function isRight(content: QuestionContent, shown: Presentation, answer: Answer): boolean {
  switch (content.type) {
    case 'MULTIPLE_CHOICE':
      return isRightChoice(content, answer as ChoiceAnswer);
    case 'SEQUENCE':
      return isRightSequence(content, answer as SequenceAnswer);
    case 'TRUE_OR_FALSE':
    case 'CORRECT_OR_INCORRECT':
      return areRightRows(content, answer as RowsAnswer);
    case 'MATCHING':
      return isRightMatching(content, shown, answer as MatchingAnswer);
  }
}

function isRightChoice({ answers }: QuestionContent, { chosen }: ChoiceAnswer): boolean {
  const picked = new Set(chosen);
  return (
    picked.size > 0 &&
    answers.every(({ id, is_correct }) => picked.delete(id) === (is_correct === true)) &&
    picked.size === 0
  );
}

function isRightSequence({ answers }: QuestionContent, { order }: SequenceAnswer): boolean {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  if (new Set(order).size !== order.length) return false;
  const given = order.map((id) => byId.get(id));
  return given.every((item) => item !== undefined) && readsAlike(given, rightOrder(answers));
}

function areRightRows({ answers }: QuestionContent, { rows }: RowsAnswer): boolean {
  return (
    answers.length > 0 &&
    answers.every(({ id, is_correct }) => Object.hasOwn(rows, id) && rows[id] === (is_correct === true))
  );
}

function isRightMatching({ answers }: QuestionContent, shown: Presentation, { letters }: MatchingAnswer): boolean {
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
