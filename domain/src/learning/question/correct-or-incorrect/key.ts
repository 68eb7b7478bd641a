import type { QuestionKey } from '../question-key.ts';
import type { RowsAnswer } from '../rows/rows.ts';
import { rowsKey } from '../rows/key.ts';

export const correctOrIncorrectKey: QuestionKey<RowsAnswer> = {
  question: '<p>Is each of these steps correct?</p>',
  answers: [
    { answer: 'Change the default password before connecting.', is_correct: true },
    { answer: 'Put the access point inside the metal cabinet.', is_correct: false },
  ],
  ...rowsKey,
};
