import type { AuthoredAnswer } from '../authored-answer.ts';
import type { Presentation } from '../presentation.ts';
import type { RowsAnswer } from './rows.ts';

/** Right where every row is; never right without rows. */
export function areRightRows(answers: readonly AuthoredAnswer[], _shown: Presentation, { rows }: RowsAnswer): boolean {
  return (
    answers.length > 0 &&
    answers.every(({ id, is_correct }) => Object.hasOwn(rows, id) && rows[id] === (is_correct === true))
  );
}
