import type { AuthoredAnswer } from '@lectern/domain/learning/question/authored-answer.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import type { Presentation } from '@lectern/domain/learning/question/presentation.ts';
import { sampleOf } from '@lectern/domain/learning/question/question-keys.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { Database } from '../src/base/database/connect.ts';

/** The parts of a question a test asks for in its documents. */
export const questionFields = `id type question select_all correct_msg incorrect_msg incorrect_msg_two hint reveal
  answers { id answer is_correct sequence match } concepts { id concept letter } descriptions { letter description }`;

export type Shown = LearnerQuestion & { readonly id: string };

/** The right answer to a question as it is shown, looked up in the database like an author would. */
export async function rightAnswer(db: Database, shown: Shown): Promise<Answer> {
  const { key, order } = await known(db, shown);
  return sampleOf(shown.type).rightAnswer(key, order);
}

/** A complete answer that is wrong. */
export async function wrongAnswer(db: Database, shown: Shown): Promise<Answer> {
  const { key, order } = await known(db, shown);
  return sampleOf(shown.type).wrongAnswer(key, order, () => 0);
}

/** The key of a question, and the order behind the letters that it is shown with. */
async function known(
  db: Database,
  { id, descriptions }: Shown,
): Promise<{ key: AuthoredAnswer[]; order: Presentation }> {
  const key = await db
    .selectFrom('answers')
    .select(['id', 'answer', 'answer_image', 'is_correct', 'sequence', 'match'])
    .where('question_id', '=', id)
    .orderBy('order_key')
    .execute();
  const left = [...key];
  const order = descriptions.flatMap(({ description }) => {
    const at = left.findIndex(({ match }) => match === description);
    return left.splice(at, 1).map((row) => row.id);
  });
  return { key, order: { order } };
}
