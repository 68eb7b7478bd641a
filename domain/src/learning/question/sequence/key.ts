import { dealtAnew, neighboursSwapped, type QuestionKey } from '../question-key.ts';
import type { AuthoredAnswer } from '../authored-answer.ts';
import type { SequenceAnswer } from './sequence.ts';
import type { Presentation } from '../presentation.ts';
import { readsAlike, rightOrder } from './right-order.ts';
import { shuffled } from '../../../random.ts';

const steps = [
  'Plan what has to be measured',
  'Choose the sensor',
  'Install and calibrate it',
  'Read the first week of data',
];
const inOrder = (answers: readonly AuthoredAnswer[]) =>
  answers.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0)).map(({ id }) => id);

export const sequenceKey: QuestionKey<SequenceAnswer> = {
  question: '<p>Put the steps of a measurement in order.</p>',
  answers: steps.map((answer) => ({ answer })),
  rightAnswer: (answers) => ({ order: inOrder(answers), placed: true }),
  wrongAnswer: (answers, _shown, random) => ({ order: neighboursSwapped(inOrder(answers), random), placed: true }),
  guess: ({ answers }) => ({ order: answers.map(({ id }) => id), placed: true }),
  fieldsOf: ({ text, place }) => ({ answer: text, sequence: place }),
  otherKey: (answers, shown, random) => ({ answers: shuffled(dealtAnew(answers, 'sequence', random), random), shown }),
  isRight: isRightSequence,
};

/** Right where the order reads as the right one does: items that read alike may change places. */
function isRightSequence(answers: readonly AuthoredAnswer[], _shown: Presentation, { order }: SequenceAnswer): boolean {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  if (new Set(order).size !== order.length) return false;
  const given = order.map((id) => byId.get(id));
  return given.every((item) => item !== undefined) && readsAlike(given, rightOrder(answers));
}
