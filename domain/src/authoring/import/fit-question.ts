import { saysSomething } from '../../base/rich-text/says-something.ts';
import { checkInput } from '../../check-input.ts';
import { noKey, type AnswerDraft } from '../../learning/question/authored-answer.ts';
import { letterOf, mostLetters } from '../../learning/question/letter.ts';
import { questionSchema, type QuestionDraft } from '../../learning/question/question-schema.ts';
import type { QuestionType } from '../../learning/question/question-types.ts';
import type { FoundChoice, FoundQuestion, FoundTask } from './found-question.ts';
import type { Remark } from './remark.ts';

/** A question of a file as it can be asked here, and what was changed for that; null where it cannot be asked. */
export type FittedQuestion = { readonly question: QuestionDraft | null; readonly remarks: readonly Remark[] };

/** The words of the course's language for a statement that is judged; HTML. */
export type JudgingWords = { readonly right: string; readonly wrong: string };

/**
 * Fits a question of a file to the types that are here, and says each thing that is different then. Only all or nothing
 * counts here: an answer is right that brings the most of the mark. What single answers say to whoever chose them is put
 * into the messages: a right one's into the first, a wrong one's into the last, since the second must not tell the key.
 */
export function fitQuestion(found: FoundQuestion, words: JudgingWords): FittedQuestion {
  const { answers, type, remarks: before, said } = answersOf(found, words);
  if (type === null) return { question: null, remarks: before };
  const { rightFeedback, wrongFeedback, feedback } = found;
  const drafted = {
    type,
    question: found.text,
    keeps_order: found.keepsOrder,
    answers,
    correct_msg: message([rightFeedback, ...said.right, feedback]),
    incorrect_msg: message([wrongFeedback]),
    incorrect_msg_two: message([wrongFeedback, ...said.wrong, feedback]),
  };
  const { data, issues } = checkInput(questionSchema, drafted);
  if (issues) return { question: null, remarks: issues.map((issue) => ({ code: 'REFUSED', issue })) };
  const count = said.right.length + said.wrong.length + (feedback === null ? 0 : 1);
  return { question: data, remarks: [...before, ...(count > 0 ? [{ code: 'FEEDBACK_FOLDED', count } as const] : [])] };
}

type Answers = {
  /** Null where there is no such type here. */
  readonly type: QuestionType | null;
  readonly answers: readonly AnswerDraft[];
  readonly remarks: readonly Remark[];
  /** What single answers say. */
  readonly said: { readonly right: readonly string[]; readonly wrong: readonly string[] };
};

const nothingSaid = { right: [], wrong: [] };
const answer = (text: string, key: Partial<AnswerDraft>): AnswerDraft => ({
  ...noKey,
  answer: text,
  answer_image: null,
  answer_image_alt: null,
  ...key,
});

function answersOf({ task, keepsOrder }: FoundQuestion, words: JudgingWords): Answers {
  switch (task.kind) {
    case 'ONE_OF':
    case 'SEVERAL_OF':
      return choicesOf(task, keepsOrder);
    case 'TRUE_OR_FALSE':
      return {
        type: 'MULTIPLE_CHOICE',
        answers: [answer(words.right, { is_correct: task.right }), answer(words.wrong, { is_correct: !task.right })],
        remarks: [{ code: 'TRUE_FALSE_AS_CHOICE' }],
        said: { right: present([task.rightFeedback]), wrong: present([task.wrongFeedback]) },
      };
    case 'ROWS':
      return {
        type: task.words === 'TRUE_FALSE' ? 'TRUE_OR_FALSE' : 'CORRECT_OR_INCORRECT',
        answers: task.rows.map(({ text, right }) => answer(text, { is_correct: right })),
        remarks: [],
        said: nothingSaid,
      };
    case 'ORDER':
      return {
        type: 'SEQUENCE',
        answers: task.items.map((text, index) => answer(text, { sequence: index + 1 })),
        remarks: [],
        said: nothingSaid,
      };
    case 'PAIRS':
      return {
        type: 'MATCHING',
        answers: [
          ...task.pairs.map(({ concept, description }) => answer(concept, { match: description })),
          ...task.distractors.map((description) => answer('', { match: description })),
        ],
        remarks: [],
        said: nothingSaid,
      };
    case 'SHORT_TEXT':
    case 'NUMBER':
    case 'OTHER': {
      const kind = task.kind === 'OTHER' ? task.other : task.kind;
      return { type: null, answers: [], remarks: [{ code: 'NO_SUCH_TYPE', kind }], said: nothingSaid };
    }
  }
}

function choicesOf(task: Extract<FoundTask, { kind: 'ONE_OF' | 'SEVERAL_OF' }>, keepsOrder: boolean): Answers {
  const { choices } = task;
  const most = Math.max(0, ...choices.map(({ weight }) => weight));
  const isRight = ({ weight }: FoundChoice) => (task.kind === 'ONE_OF' ? weight > 0 && weight === most : weight > 0);
  const count = choices.filter(isRight).length;
  const weighs =
    task.kind === 'SEVERAL_OF' ? task.partial : choices.some(({ weight }) => weight !== 0 && weight !== 100);
  return {
    type: 'MULTIPLE_CHOICE',
    answers: choices.map((choice) => answer(choice.text, { is_correct: isRight(choice) })),
    remarks: [
      ...(weighs ? [{ code: 'WEIGHTS', weights: choices.map(({ weight }) => weight) } as const] : []),
      ...(task.kind === 'ONE_OF' && count > 1 ? [{ code: 'ANY_WAS_ENOUGH', count } as const] : []),
    ],
    said: {
      right: present(choices.filter(isRight).map(({ feedback }) => feedback)),
      wrong: choices.flatMap((choice, index) =>
        choice.feedback === null || isRight(choice)
          ? []
          : [`${labelOf(choice, keepsOrder ? index : null)}${choice.feedback}`],
      ),
    },
  };
}

/** What is said to a wrong choice names the choice: everybody reads it, whatever they chose. One that is no line of words is named by its letter, which it has where choices are not shuffled. */
function labelOf({ text }: FoundChoice, index: number | null): string {
  if (!/<(?!\/?(?:p|span|b|i|em|strong|code|sub|sup)\b)/i.test(text)) return `<em>${inLine(text)}</em>: `;
  return index !== null && index < mostLetters ? `${letterOf(index)}: ` : '';
}

const inLine = (html: string): string => html.replace(/<\/?p\b[^>]*>/gi, ' ').trim();

const present = (texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

/** The parts of a message, each a paragraph; null where there is none. */
function message(parts: readonly (string | null)[]): string | null {
  const said = present(parts).filter(saysSomething);
  return said.length === 0
    ? null
    : said.map((text) => (/^\s*<(?:p|div|ul|ol|table|pre)\b/i.test(text) ? text : `<p>${text}</p>`)).join('');
}
