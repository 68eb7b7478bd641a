import { z } from 'zod/mini';
import { byAnswerId } from '../answer-id.ts';
import { answerFields, fewestAnswers, mostAnswers, noKey, shown } from '../authored-answer.ts';
import { markedView } from '../marked-view.ts';
import { anyOrder } from '../presentation.ts';
import type { QuestionTypeRules } from '../question-type.ts';

const given = z.strictObject({ rows: byAnswerId(z.boolean()) });

/** True (or Correct) and false (or Incorrect) by the id of the row; a row that is missing is unanswered. */
export type RowsAnswer = z.infer<typeof given>;

const row = z.object({
  ...answerFields,
  is_correct: z.pipe(
    z.nullish(z.union([z.boolean(), z.enum(['true', 'false'])])),
    z.transform((is_correct) => is_correct === true || is_correct === 'true'),
  ),
});

/** The rules of a type with statements in rows, of which each is one of two things. All of them may be the same. */
export function rowsOf(description: string): QuestionTypeRules<RowsAnswer> {
  return {
    description,
    authored: z.pipe(
      z.array(row.check(shown)).check(z.minLength(fewestAnswers), z.maxLength(mostAnswers)),
      z.transform((rows) => rows.map((one) => ({ ...noKey, ...one }))),
    ),
    given,
    empty: () => ({ rows: {} }),
    submitted: (answer) => answer,
    meaning: ({ rows }) =>
      Object.entries(rows)
        .map(([id, value]) => `${id}=${value}`)
        .toSorted()
        .join(' '),
    unanswered: ({ answers }, { rows }) => answers.filter(({ id }) => !Object.hasOwn(rows, id)).length,
    ...anyOrder,
    view: markedView,
  };
}
