import { shuffled, type Random } from '../random.ts';
import type { AuthoredAnswer, Presentation, QuestionContent } from './question.ts';

/**
 * Draws how an attempt shows a question. Sequences get an order that reads differently from the right one (and from
 * `avoid`, the order just tried); descriptions of a matching question get letters in any order.
 */
export function present(content: QuestionContent, random: Random, avoid: readonly string[] = []): Presentation {
  switch (content.type) {
    case 'SEQUENCE':
      return { order: shuffledSequence(content.answers, random, avoid) };
    case 'MATCHING':
      return {
        order: shuffled(
          content.answers.filter((answer) => answer.match !== null),
          random,
        ).map(({ id }) => id),
      };
    case 'MULTIPLE_CHOICE':
    case 'TRUE_OR_FALSE':
    case 'CORRECT_OR_INCORRECT':
      return { order: [] };
  }
}

const mostTries = 20;

/** Up to 20 shuffles, then a rotation by one; where all items read alike no order can differ and any is taken. */
function shuffledSequence(answers: readonly AuthoredAnswer[], random: Random, avoid: readonly string[]): string[] {
  const right = rightOrder(answers);
  const avoided = avoid
    .map((id) => answers.find((answer) => answer.id === id))
    .filter((answer) => answer !== undefined);
  for (let tries = 0; tries < mostTries; tries++) {
    const order = shuffled(answers, random);
    if (!readsAlike(order, right) && !(answers.length > 2 && readsAlike(order, avoided)))
      return order.map(({ id }) => id);
  }
  return [...right.slice(1), ...right.slice(0, 1)].map(({ id }) => id);
}

/** The answers of a sequence in their right order. */
export function rightOrder(answers: readonly AuthoredAnswer[]): AuthoredAnswer[] {
  return answers.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
}

/** True where two orders show the same texts and pictures in the same places. */
export function readsAlike(one: readonly AuthoredAnswer[], other: readonly AuthoredAnswer[]): boolean {
  return (
    one.length === other.length &&
    one.every((answer, index) => {
      const opposite = other[index];
      return answer.answer === opposite?.answer && answer.answer_image === opposite.answer_image;
    })
  );
}

/**
 * An order that says nothing about the right one and is the same each time: sequences by id, descriptions by their
 * text. For showing a question outside an attempt, where many shuffles would give the right order away by its absence.
 */
export function presentPlainly(content: QuestionContent): Presentation {
  const { answers } = content;
  if (content.type === 'SEQUENCE') return { order: answers.map(({ id }) => id).toSorted() };
  if (content.type !== 'MATCHING') return { order: [] };
  const described = answers.filter(({ match }) => match !== null);
  return { order: described.toSorted((a, b) => ((a.match ?? '') < (b.match ?? '') ? -1 : 1)).map(({ id }) => id) };
}

/** The order authors see: sequences in their right order, descriptions beside their concepts. */
export function presentToAuthors({ answers }: QuestionContent): Presentation {
  const ordered = answers.filter(({ match, sequence }) => match !== null || sequence !== null);
  return { order: ordered.map(({ id }) => id) };
}
