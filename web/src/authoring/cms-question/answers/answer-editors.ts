import { fewestAnswers } from '@lectern/domain/learning/question/authored-answer.ts';
import { fewestItems } from '@lectern/domain/learning/question/sequence/sequence.ts';
import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { texts } from '../../../texts/texts.ts';

/** How the answers of a type of question are edited. */
export type AnswerEditor = {
  /** The fewest rows there are. */
  readonly fewest: number;
  /** How a row says whether it is right: a box to tick, or one of two words; null where the type has no such mark. */
  readonly marks: 'tick' | (() => { readonly yes: string; readonly no: string }) | null;
  /** Whether learners see pictures with the answers. */
  readonly pictures: boolean;
  /** Whether each row is a concept with its description. */
  readonly pairs: boolean;
  /** Whether the order of the rows is the answer. */
  readonly ordered: boolean;
};

const statements = { fewest: fewestAnswers, pictures: false, pairs: false, ordered: false };

const answerEditors: Readonly<Record<QuestionType, AnswerEditor>> = {
  MULTIPLE_CHOICE: { fewest: fewestAnswers, marks: 'tick', pictures: true, pairs: false, ordered: false },
  SEQUENCE: { fewest: fewestItems, marks: null, pictures: true, pairs: false, ordered: true },
  TRUE_OR_FALSE: { ...statements, marks: () => ({ yes: texts.question.true, no: texts.question.false }) },
  CORRECT_OR_INCORRECT: { ...statements, marks: () => ({ yes: texts.question.correct, no: texts.question.incorrect }) },
  MATCHING: { fewest: fewestAnswers, marks: null, pictures: false, pairs: true, ordered: false },
};

/** How the answers of this type are edited. */
export const answerEditorOf = (type: QuestionType): AnswerEditor => answerEditors[type];
