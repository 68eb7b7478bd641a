import type { QuestionSample } from '../question-sample.ts';
import type { RowsAnswer } from '../rows/rows.ts';
import { rowsAnswers } from '../rows/sample.ts';

export const trueOrFalseSample: QuestionSample<RowsAnswer> = {
  question: '<p>Are these statements true or false?</p>',
  answers: [
    { answer: 'A gateway can translate between two protocols.', is_correct: true },
    { answer: 'Every sensor needs its own internet address.', is_correct: false },
    { answer: 'A firmware update can close a security hole.', is_correct: true },
  ],
  ...rowsAnswers,
};
