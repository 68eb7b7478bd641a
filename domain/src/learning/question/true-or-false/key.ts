import type { QuestionKey } from '../question-key.ts';
import type { RowsAnswer } from '../rows/rows.ts';
import { rowsKey } from '../rows/key.ts';

export const trueOrFalseKey: QuestionKey<RowsAnswer> = {
  question: '<p>Are these statements true or false?</p>',
  answers: [
    { answer: 'A gateway can translate between two protocols.', is_correct: true },
    { answer: 'Every sensor needs its own internet address.', is_correct: false },
    { answer: 'A firmware update can close a security hole.', is_correct: true },
  ],
  ...rowsKey,
};
