import { neighboursSwapped, type QuestionSample } from '../question-sample.ts';
import type { AuthoredAnswer } from '../authored-answer.ts';
import type { SequenceAnswer } from './sequence.ts';

const steps = [
  'Plan what has to be measured',
  'Choose the sensor',
  'Install and calibrate it',
  'Read the first week of data',
];
const inOrder = (answers: readonly AuthoredAnswer[]) =>
  answers.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0)).map(({ id }) => id);

export const sequenceSample: QuestionSample<SequenceAnswer> = {
  question: '<p>Put the steps of a measurement in order.</p>',
  answers: steps.map((answer) => ({ answer })),
  rightAnswer: (answers) => ({ order: inOrder(answers), placed: true }),
  wrongAnswer: (answers, _shown, random) => ({ order: neighboursSwapped(inOrder(answers), random), placed: true }),
  guess: ({ answers }) => ({ order: answers.map(({ id }) => id), placed: true }),
};
