import type { AuthoredAnswer } from '../authored-answer.ts';
import { letterOf } from '../letter.ts';
import type { Presentation } from '../presentation.ts';
import { neighboursSwapped, type QuestionSample } from '../question-sample.ts';
import type { MatchingAnswer } from './matching.ts';

const key = (answers: readonly AuthoredAnswer[], { order }: Presentation): [string, string][] =>
  answers.filter(({ answer }) => answer !== '').map(({ id }) => [id, letterOf(order.indexOf(id))]);

export const matchingSample: QuestionSample<MatchingAnswer> = {
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
};
