import { mostLetters } from '@lectern/domain/learning/question/letter.ts';
import { saysSomething } from '@lectern/domain/base/rich-text/says-something.ts';
import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { answerEditorOf } from './answers/answer-editors.ts';
import { blankAnswer, type AnswerValues } from './question-values.ts';

/** What of the answers does not fit a new type, each with how much of it there is. */
export type Gone = Partial<Record<'marks' | 'pictures' | 'descriptions' | 'distractors' | 'rows', number>>;

/**
 * The answers under another type, and what of them goes because that type has no place for it. Texts, order and ids stay;
 * a type that needs more rows gets empty ones.
 */
export function withType(
  answers: readonly AnswerValues[],
  from: QuestionType,
  to: QuestionType,
): { readonly answers: readonly AnswerValues[]; readonly gone: Gone } {
  const [before, after] = [answerEditorOf(from), answerEditorOf(to)];
  const count = (holds: (answer: AnswerValues) => boolean, fits: boolean) => (fits ? 0 : answers.filter(holds).length);
  const isDistractor = ({ answer, match }: AnswerValues) => !saysSomething(answer) && saysSomething(match);
  const isKept = (answer: AnswerValues) => !(before.pairs && !after.pairs && isDistractor(answer));
  const rows = answers.filter(isKept);
  const fitting = after.pairs ? rows.slice(0, mostLetters) : rows;
  const gone: Gone = {
    marks: count(({ is_correct }) => is_correct, after.marks !== null || before.marks === null),
    pictures: count(({ answer_image }) => answer_image !== null, after.pictures),
    descriptions: count((answer) => saysSomething(answer.match) && isKept(answer), after.pairs),
    distractors: answers.length - rows.length,
    rows: rows.length - fitting.length,
  };
  const kept = fitting.map((answer) => ({
    ...answer,
    is_correct: after.marks !== null && answer.is_correct,
    answer_image: after.pictures ? answer.answer_image : null,
    answer_image_alt: after.pictures ? answer.answer_image_alt : '',
    match: after.pairs ? answer.match : '',
  }));
  const missing = Math.max(0, after.fewest - kept.length);
  return {
    answers: [...kept, ...Array.from({ length: missing }, blankAnswer)],
    gone: Object.fromEntries(Object.entries(gone).filter(([, amount]) => amount > 0)),
  };
}
