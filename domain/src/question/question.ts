/** The five ways a question can be answered. */
export const questionTypes = [
  'MULTIPLE_CHOICE',
  'SEQUENCE',
  'TRUE_OR_FALSE',
  'CORRECT_OR_INCORRECT',
  'MATCHING',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/**
 * One answer as its author wrote it. `is_correct` belongs to choices and rows, `sequence` (1 is first) to sequences,
 * `match` to matching, where `answer` is the concept and `match` its description; an empty concept is a distractor.
 */
export type AuthoredAnswer = {
  readonly id: string;
  /** Cleaned HTML. */
  readonly answer: string;
  /** The address of a picture shown with the answer. */
  readonly answer_image: string | null;
  readonly is_correct: boolean | null;
  readonly sequence: number | null;
  /** Cleaned HTML. */
  readonly match: string | null;
};

/** The content of one version of a question, key included. A learner never receives it whole: see `learnerQuestion`. */
export type QuestionContent = {
  readonly type: QuestionType;
  /** Cleaned HTML. */
  readonly question: string;
  /** In the author's order. */
  readonly answers: readonly AuthoredAnswer[];
  readonly correct_msg: string | null;
  readonly incorrect_msg: string | null;
  readonly incorrect_msg_two: string | null;
};

/**
 * How one attempt shows a question: the ids of its answers in the order the server drew. Sequences show their items
 * in it, matching questions letter their descriptions by it; the other types keep the author's order.
 */
export type Presentation = { readonly order: readonly string[] };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The most rows a matching question can have: one for each letter from A to Z. */
export const mostMatchingRows = letters.length;

/** The letter of the row with this number, counted from 0; it refuses rows beyond Z. */
export function letterOf(index: number): string {
  const letter = letters[index];
  if (letter === undefined) throw new RangeError(`no letter for row ${index}`);
  return letter;
}
