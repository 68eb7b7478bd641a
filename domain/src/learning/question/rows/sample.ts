import { oneOf, type QuestionSample } from '../question-sample.ts';
import type { AuthoredAnswer } from '../authored-answer.ts';
import type { RowsAnswer } from './rows.ts';

const key = (answers: readonly AuthoredAnswer[]) =>
  Object.fromEntries(answers.map(({ id, is_correct }) => [id, is_correct === true]));

/** What rows have in common, whatever their two buttons are called. */
export const rowsAnswers: Pick<QuestionSample<RowsAnswer>, 'rightAnswer' | 'wrongAnswer' | 'guess'> = {
  rightAnswer: (answers) => ({ rows: key(answers) }),
  wrongAnswer: (answers, _shown, random) => {
    const turned = oneOf(answers, random);
    return { rows: { ...key(answers), [turned.id]: turned.is_correct !== true } };
  },
  guess: ({ answers }) => ({ rows: Object.fromEntries(answers.map(({ id }) => [id, true])) }),
};
