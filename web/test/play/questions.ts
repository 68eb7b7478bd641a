import type { AuthoredAnswer } from '@lectern/domain/question/authored-answer.ts';
import type { QuestionContent } from '@lectern/domain/question/question.ts';

const none = { answer_image: null, is_correct: null, sequence: null, match: null };

function question(type: QuestionContent['type'], text: string, answers: Partial<AuthoredAnswer>[]): QuestionContent {
  return {
    type,
    question: `<p>${text}</p>`,
    answers: answers.map((one, index) => ({ ...none, id: `${type}-${index}`, answer: '', ...one })),
    correct_msg: '<p>The sensor notices, the actuator acts.</p>',
    incorrect_msg: '<p>Which part has to notice the change first?</p>',
    incorrect_msg_two: '<p>A sensor measures; an actuator moves.</p>',
  };
}

/** One question of each type; the first answer of the choice is wrong, the second one right. */
export const choice = question('MULTIPLE_CHOICE', 'Which part turns a signal into movement?', [
  { answer: 'A sensor', is_correct: false },
  { answer: 'An actuator', is_correct: true },
  { answer: 'A gateway', is_correct: false },
]);
export const rows = question('TRUE_OR_FALSE', 'Are these statements true?', [
  { answer: 'A gateway can translate between protocols.', is_correct: true },
  { answer: 'Every sensor needs its own address.', is_correct: false },
]);
export const sequence = question('SEQUENCE', 'Put the steps in order.', [
  { answer: 'Plan', sequence: 1 },
  { answer: 'Install', sequence: 2 },
  { answer: 'Read', sequence: 3 },
]);
export const matching = question('MATCHING', 'Match each concept with its description.', [
  { answer: 'Sensor', match: 'Measures a quantity' },
  { answer: 'Actuator', match: 'Makes a movement' },
]);

/** So many choices, each with ids of its own. */
export const choices = (count: number): QuestionContent[] =>
  Array.from({ length: count }, (_none, number) => ({
    ...choice,
    question: `<p>Question ${number + 1} of many: which part turns a signal into movement?</p>`,
    answers: choice.answers.map((answer) => ({ ...answer, id: `${number}-${answer.id}` })),
  }));
