import { z } from 'zod/mini';
import type { QuestionType } from './question.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const letter = z.string().check(z.regex(/^[A-Z]$/));

const choice = z.strictObject({ chosen: z.array(id).check(z.maxLength(100)) });
const sequence = z.strictObject({ order: z.array(id).check(z.maxLength(100)), placed: z.boolean() });
const few = z.refine<Record<string, unknown>>((entries) => Object.keys(entries).length <= 100, 'At most 100 entries.');
const rows = z.strictObject({ rows: z.record(id, z.boolean()).check(few) });
const matching = z.strictObject({ letters: z.record(id, letter).check(few) });

/** The ids of the chosen answers. */
export type ChoiceAnswer = z.infer<typeof choice>;
/** The ids of all items in the learner's order; `placed` once an item was moved or the order was kept on purpose. */
export type SequenceAnswer = z.infer<typeof sequence>;
/** True (or Correct) and false (or Incorrect) by the id of the row; a row that is missing is unanswered. */
export type RowsAnswer = z.infer<typeof rows>;
/** The letter placed on each concept, by the concept's id; a concept that is missing has no letter. */
export type MatchingAnswer = z.infer<typeof matching>;

/** What a learner has entered for a question, in the shape of its type. */
export type Answer = ChoiceAnswer | SequenceAnswer | RowsAnswer | MatchingAnswer;

/** The shape of an answer for each type of question; anything else is refused before it is stored or graded. */
export const answerSchemas = {
  MULTIPLE_CHOICE: choice,
  SEQUENCE: sequence,
  TRUE_OR_FALSE: rows,
  CORRECT_OR_INCORRECT: rows,
  MATCHING: matching,
} as const;

/** The answer if it has the shape of the question's type, else null. */
export function parseAnswer(type: QuestionType, value: unknown): Answer | null {
  const parsed = answerSchemas[type].safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** The answer a learner starts from: nothing chosen, and for a sequence the order it is shown in. */
export function emptyAnswer(type: QuestionType, shownOrder: readonly string[]): Answer {
  switch (type) {
    case 'MULTIPLE_CHOICE':
      return { chosen: [] };
    case 'SEQUENCE':
      return { order: [...shownOrder], placed: false };
    case 'TRUE_OR_FALSE':
    case 'CORRECT_OR_INCORRECT':
      return { rows: {} };
    case 'MATCHING':
      return { letters: {} };
  }
}
