import { fewestAnswers } from '@lectern/domain/learning/question/authored-answer.ts';
import type { QuestionInput } from '@lectern/domain/learning/question/question-form.ts';
import type { QuestionHelp } from '@lectern/domain/learning/question/question-place.ts';
import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';

/** An answer as it stands in the editor; `key` tells rows apart, also those that have no id yet. */
export type AnswerValues = {
  readonly key: string;
  readonly id?: string | undefined;
  readonly answer: string;
  readonly answer_image: string | null;
  readonly answer_image_alt: string;
  readonly is_correct: boolean;
  readonly match: string;
};

/** A question as it stands in the editor. */
export type QuestionValues = {
  readonly type: QuestionType;
  readonly question: string;
  readonly answers: readonly AnswerValues[];
  readonly keeps_order: boolean;
  readonly correct_msg: string;
  readonly incorrect_msg: string;
  readonly incorrect_msg_two: string;
  readonly lesson_id: string | null;
  readonly is_free_sample: boolean;
  readonly hint: QuestionHelp;
  readonly reveal: QuestionHelp;
  /** Of a new question of a case study: whether it reinforces the case. */
  readonly is_reinforced: boolean;
};

/** An answer in which nothing is entered yet. */
export const blankAnswer = (): AnswerValues => ({
  key: crypto.randomUUID(),
  answer: '',
  answer_image: null,
  answer_image_alt: '',
  is_correct: false,
  match: '',
});

/** What a new question takes over from the one before it. */
export type Carried = { readonly type: QuestionType; readonly lesson_id: string | null; readonly answers: number };

/** How the first new question begins. */
export const firstCarried: Carried = { type: 'MULTIPLE_CHOICE', lesson_id: null, answers: fewestAnswers };

/** A new question. */
export const blankQuestion = ({ type, lesson_id, answers }: Carried, is_reinforced: boolean): QuestionValues => ({
  type,
  question: '',
  answers: Array.from({ length: answers }, blankAnswer),
  keeps_order: false,
  correct_msg: '',
  incorrect_msg: '',
  incorrect_msg_two: '',
  lesson_id,
  is_free_sample: false,
  hint: null,
  reveal: null,
  is_reinforced,
});

/** A question that is kept, as it stands in the editor; items of a sequence stand in their right order. */
export function valuesOf(content: QuestionInput): QuestionValues {
  const { lesson_id = null, is_free_sample = false, hint = null, reveal = null } = content;
  const answers =
    content.type === 'SEQUENCE'
      ? content.answers.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
      : content.answers;
  return {
    type: content.type,
    question: content.question,
    answers: answers.map(({ id, answer, answer_image, answer_image_alt, is_correct, match }) => ({
      key: id ?? crypto.randomUUID(),
      id,
      answer,
      answer_image,
      answer_image_alt: answer_image_alt ?? '',
      is_correct: is_correct === true,
      match: match ?? '',
    })),
    keeps_order: content.keeps_order,
    correct_msg: content.correct_msg ?? '',
    incorrect_msg: content.incorrect_msg ?? '',
    incorrect_msg_two: content.incorrect_msg_two ?? '',
    lesson_id,
    is_free_sample,
    hint,
    reveal,
    is_reinforced: false,
  };
}
