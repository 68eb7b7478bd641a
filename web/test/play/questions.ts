import type { PlayQuestion } from '../../../server/test/play/play-school.ts';

const messages = {
  correct_msg: '<p>The sensor notices, the actuator acts.</p>',
  incorrect_msg: '<p>Which part has to notice the change first?</p>',
  incorrect_msg_two: '<p>A sensor measures; an actuator moves.</p>',
};

/** One question of each type; the first answer of the choice is wrong, the second one right. Tests know choices and rows by their place. */
export const choice: PlayQuestion = {
  type: 'MULTIPLE_CHOICE',
  question: '<p>Which part turns a signal into movement?</p>',
  keeps_order: true,
  answers: [{ answer: 'A sensor' }, { answer: 'An actuator', is_correct: true }, { answer: 'A gateway' }],
  ...messages,
};
export const rows: PlayQuestion = {
  type: 'TRUE_OR_FALSE',
  question: '<p>Are these statements true?</p>',
  keeps_order: true,
  answers: [
    { answer: 'A gateway can translate between protocols.', is_correct: true },
    { answer: 'Every sensor needs its own address.', is_correct: false },
  ],
  ...messages,
};
export const sequence: PlayQuestion = {
  type: 'SEQUENCE',
  question: '<p>Put the steps in order.</p>',
  answers: [{ answer: 'Plan' }, { answer: 'Install' }, { answer: 'Read' }],
  ...messages,
};
export const matching: PlayQuestion = {
  type: 'MATCHING',
  question: '<p>Match each concept with its description.</p>',
  answers: [
    { answer: 'Sensor', match: 'Measures a quantity' },
    { answer: 'Actuator', match: 'Makes a movement' },
  ],
  ...messages,
};

/** The first row is true, the second one false. */
export const rightRows = {
  rows: { 'A gateway can translate between protocols.': true, 'Every sensor needs its own address.': false },
};

/** So many choices. */
export const choices = (count: number): PlayQuestion[] =>
  Array.from({ length: count }, (_none, number) => ({
    ...choice,
    question: `<p>Question ${number + 1} of many: which part turns a signal into movement?</p>`,
  }));
