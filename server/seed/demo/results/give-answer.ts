import type { Answer } from '@lectern/domain/question/question-types.ts';
import { isRight } from '@lectern/domain/question/grade.ts';
import { rightOrder } from '@lectern/domain/question/sequence/right-order.ts';
import { letterOf } from '@lectern/domain/question/letter.ts';
import type { Presentation } from '@lectern/domain/question/presentation.ts';
import type { QuestionContent } from '@lectern/domain/question/question.ts';
import type { Random } from '@lectern/domain/random.ts';
import { between, oneOf } from './seeded-random.ts';

/** A complete answer that is right or wrong as wanted; a wrong one has the kind of mistake that people make. */
export function giveAnswer(content: QuestionContent, shown: Presentation, right: boolean, random: Random): Answer {
  const answer = right ? rightAnswer(content, shown) : wrongAnswer(content, shown, random);
  if (isRight(content, shown, answer) !== right)
    throw new Error(`this answer is graded differently: ${content.question}`);
  return answer;
}

function rightAnswer({ type, answers }: QuestionContent, shown: Presentation): Answer {
  switch (type) {
    case 'MULTIPLE_CHOICE':
      return { chosen: answers.filter(({ is_correct }) => is_correct).map(({ id }) => id) };
    case 'SEQUENCE':
      return { order: rightOrder(answers).map(({ id }) => id), placed: true };
    case 'TRUE_OR_FALSE':
    case 'CORRECT_OR_INCORRECT':
      return { rows: Object.fromEntries(answers.map(({ id, is_correct }) => [id, is_correct === true])) };
    case 'MATCHING': {
      const concepts = answers.filter(({ answer }) => answer !== '');
      return { letters: Object.fromEntries(concepts.map(({ id }) => [id, letterOf(shown.order.indexOf(id))])) };
    }
  }
}

function wrongAnswer(content: QuestionContent, shown: Presentation, random: Random): Answer {
  const right = rightAnswer(content, shown);
  if ('chosen' in right) return { chosen: wrongChoice(content, right.chosen, random) };
  if ('order' in right) {
    const first = between(random, 0, right.order.length - 2);
    return { order: swapped(right.order, first, first + 1), placed: true };
  }
  if ('rows' in right) {
    const flipped = oneOf(Object.keys(right.rows), random);
    return { rows: { ...right.rows, [flipped]: right.rows[flipped] !== true } };
  }
  const concepts = Object.keys(right.letters);
  const first = between(random, 0, concepts.length - 2);
  const letters = swapped(Object.values(right.letters), first, first + 1);
  return { letters: Object.fromEntries(concepts.map((id, index) => [id, letters[index] ?? ''])) };
}

/** One choice instead of another; where several are correct, one of them is sometimes just missing. */
function wrongChoice({ answers }: QuestionContent, correct: readonly string[], random: Random): string[] {
  const others = answers.filter(({ id }) => !correct.includes(id)).map(({ id }) => id);
  const kept = correct.slice(1);
  if (kept.length > 0 && (others.length === 0 || random() < 0.5)) return kept;
  return [...kept, oneOf(others, random)];
}

function swapped<Item>(items: readonly Item[], one: number, other: number): Item[] {
  return items.map((item, index) => items[index === one ? other : index === other ? one : index] ?? item);
}
