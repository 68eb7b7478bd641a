import type { Answer } from '@lectern/domain/question/question-types.ts';
import type { LearnerQuestion } from '@lectern/domain/question/learner-question.ts';
import type { AuthoredAnswer } from '@lectern/domain/question/authored-answer.ts';
import type { Database } from '../src/database/connect.ts';

/** The parts of a question a test asks for in its documents. */
export const questionFields = `id type question select_all correct_msg incorrect_msg incorrect_msg_two hint reveal
  answers { id answer is_correct sequence match } concepts { id concept letter } descriptions { letter description }`;

type Shown = LearnerQuestion & { readonly id: string };

/** The right answer to a question as it is shown, looked up in the database like an author would. */
export async function rightAnswer(db: Database, shown: Shown): Promise<Answer> {
  const key = (await db
    .selectFrom('answers')
    .selectAll()
    .where('question_id', '=', shown.id)
    .orderBy('order_key')
    .execute()) as AuthoredAnswer[];
  switch (shown.type) {
    case 'MULTIPLE_CHOICE':
      return { chosen: key.filter(({ is_correct }) => is_correct).map(({ id }) => id) };
    case 'SEQUENCE':
      return { order: key.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)).map(({ id }) => id), placed: true };
    case 'TRUE_OR_FALSE':
    case 'CORRECT_OR_INCORRECT':
      return { rows: Object.fromEntries(key.map(({ id, is_correct }) => [id, is_correct === true])) };
    case 'MATCHING':
      return { letters: Object.fromEntries(shown.concepts.map(({ id }) => [id, letterFor(shown, key, id)])) };
  }
}

function letterFor(shown: Shown, key: readonly AuthoredAnswer[], conceptId: string): string {
  const match = key.find(({ id }) => id === conceptId)?.match;
  return shown.descriptions.find(({ description }) => description === match)?.letter ?? '?';
}

/** A complete answer that is wrong. */
export async function wrongAnswer(db: Database, shown: Shown): Promise<Answer> {
  const right = await rightAnswer(db, shown);
  if ('chosen' in right)
    return {
      chosen: shown.answers
        .filter(({ id }) => !right.chosen.includes(id))
        .slice(0, 1)
        .map(({ id }) => id),
    };
  if ('order' in right) return { order: right.order.toReversed(), placed: true };
  if ('rows' in right)
    return { rows: Object.fromEntries(Object.entries(right.rows).map(([id, value]) => [id, !value])) };
  const [first, ...others] = Object.values(right.letters);
  return {
    letters: Object.fromEntries(
      Object.keys(right.letters).map((id, index) => [id, [...others, first][index] as string]),
    ),
  };
}
