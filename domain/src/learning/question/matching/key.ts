import type { AuthoredAnswer } from '../authored-answer.ts';
import { letterOf } from '../letter.ts';
import type { Presentation } from '../presentation.ts';
import { neighboursSwapped, type QuestionKey } from '../question-key.ts';
import type { MatchingAnswer } from './matching.ts';
import { shuffled } from '../../../random.ts';

const key = (answers: readonly AuthoredAnswer[], { order }: Presentation): [string, string][] =>
  answers.filter(({ answer }) => answer !== '').map(({ id }) => [id, letterOf(order.indexOf(id))]);

export const matchingKey: QuestionKey<MatchingAnswer> = {
  question: '<p>Match each concept with the description that fits it.</p>',
  answers: [
    { answer: 'Sensor', match: 'Measures a physical quantity and turns it into a signal' },
    { answer: 'Actuator', match: 'Turns a signal into movement, heat or light' },
    { answer: 'Latency', match: 'The delay between sending a request and receiving the reply' },
    { answer: 'Bandwidth', match: 'The amount of data that can be carried each second' },
  ],
  rightAnswer: (answers, shown) => ({ letters: Object.fromEntries(key(answers, shown)) }),
  wrongAnswer: (answers, shown, random) => {
    const right = key(answers, shown);
    const letters = neighboursSwapped(
      right.map(([, letter]) => letter),
      random,
    );
    return { letters: Object.fromEntries(right.map(([id], index) => [id, letters[index] ?? ''])) };
  },
  guess: ({ concepts }) => ({ letters: Object.fromEntries(concepts.map(({ id }, index) => [id, letterOf(index)])) }),
  fieldsOf: ({ text, match }, mayDistract) => ({ answer: mayDistract ? '' : text, match }),
  otherKey: (answers, { order }, random) => {
    const from = shuffled(answers, random);
    return {
      answers: answers.map((answer, index) => ({ ...answer, match: from[index]?.match ?? null })),
      // The same texts under the same letters: only which concept they belong to has changed.
      shown: { order: order.map((id) => answers[from.findIndex((one) => one.id === id)]?.id ?? '') },
    };
  },
  isRight: isRightMatching,
};

/** Right where each concept has the letter of a description that reads as its own does; never right without concepts. */
function isRightMatching(
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
