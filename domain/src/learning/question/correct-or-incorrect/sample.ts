import type { QuestionSample } from '../question-sample.ts';
import type { RowsAnswer } from '../rows/rows.ts';
import { rowsAnswers } from '../rows/sample.ts';

export const correctOrIncorrectSample: QuestionSample<RowsAnswer> = {
  question: '<p>Is each of these steps correct?</p>',
  answers: [
    { answer: 'Change the default password before connecting.', is_correct: true },
    { answer: 'Put the access point inside the metal cabinet.', is_correct: false },
  ],
  ...rowsAnswers,
};
