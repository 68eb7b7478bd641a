import { createHash } from 'node:crypto';

/** An answer of a question to be written, in the order it is shown. */
type AnswerValues = { readonly answer: string; readonly is_correct: boolean };

/** What each kind of item says. Two imports that say the same leave the item as it is. */
export type ItemValues = {
  readonly product: { name: string; color: string };
  readonly course: { product_id: string; name: string; language: string; levels: number };
  readonly book: { product_id: string; name: string };
  readonly benchmark: { course_id: string; level: number };
  readonly summary: { course_id: string; benchmark_id: string; level: number };
  readonly lesson: { course_id: string; name: string; slug: string; description: string };
  readonly page: { book_id: string; lesson_id: string; title: string; content: string };
  readonly card: { lesson_id: string; term: string; definition: string };
  readonly project: { lesson_id: string; level: number; introduction: string };
  readonly case: { study_project_id: string };
  readonly element: { study_project_id: string; name: string; kind: 'EBOOK_PAGE' | 'QUICKDECK'; resources: string[] };
  readonly question: {
    benchmark_id: string | null;
    case_study_id: string | null;
    lesson_id: string | null;
    question: string;
    correct_msg: string | null;
    incorrect_msg: string | null;
    incorrect_msg_two: string | null;
    /** Only where it is so, so that questions imported before say the same as they did. */
    keeps_order?: true;
    answers: AnswerValues[];
    hint_page_id: string | null;
    reveal_card_id: string | null;
  };
};

export type ItemType = keyof ItemValues;

/** An item as the folder wants it. */
export type Item<Type extends ItemType = ItemType> = {
  [Each in Type]: {
    readonly type: Each;
    /** The name by which the item is found again. */
    readonly path: string;
    readonly id: string;
    /** The number of its lesson; null for what belongs to the whole course. */
    readonly lesson: number | null;
    /** The folder a lesson is read from, or the file a name is taken from. */
    readonly read_from: string | null;
    /** What a person calls it. */
    readonly title: string;
    /** Its place among its like, from 1; a changed place alone is no change of the item. */
    readonly order: number;
    readonly values: ItemValues[Each];
  };
}[Type];

/** What an item says, as one word. */
export function hashOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
