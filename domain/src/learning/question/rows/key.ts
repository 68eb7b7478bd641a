import { markedAnswers, oneOf, type QuestionKey } from '../question-key.ts';
import type { AuthoredAnswer } from '../authored-answer.ts';
import type { RowsAnswer } from './rows.ts';
import type { Presentation } from '../presentation.ts';

const key = (answers: readonly AuthoredAnswer[]) =>
  Object.fromEntries(answers.map(({ id, is_correct }) => [id, is_correct === true]));

/** What rows have in common, whatever their two buttons are called. */
export const rowsKey: Omit<QuestionKey<RowsAnswer>, 'question' | 'answers'> = {
  rightAnswer: (answers) => ({ rows: key(answers) }),
  wrongAnswer: (answers, _shown, random) => {
    const turned = oneOf(answers, random);
    return { rows: { ...key(answers), [turned.id]: turned.is_correct !== true } };
  },
  guess: ({ answers }) => ({ rows: Object.fromEntries(answers.map(({ id }) => [id, true])) }),
  ...markedAnswers,
  isRight: areRightRows,
};

/** Right where every row is; never right without rows. */
function areRightRows(answers: readonly AuthoredAnswer[], _shown: Presentation, { rows }: RowsAnswer): boolean {
  return (
    answers.length > 0 &&
    answers.every(({ id, is_correct }) => Object.hasOwn(rows, id) && rows[id] === (is_correct === true))
  );
}
