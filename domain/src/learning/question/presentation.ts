import { shuffled, type Random } from '../../random.ts';
import type { AuthoredAnswer } from './authored-answer.ts';

/**
 * How one attempt shows a question: the ids of its answers in the order the server drew; matching questions letter their
 * descriptions by it. Answers that are not named keep their author's order.
 */
export type Presentation = { readonly order: readonly string[] };

/** What of a question decides how it may be shown: the answers in their author's order, and whether they keep it. */
export type Arranged = { readonly answers: readonly AuthoredAnswer[]; readonly keeps_order: boolean };

const authorsOrder: Presentation = { order: [] };

/** The presentations of a type whose answers say the same in any order: each attempt draws one, unless the question keeps its own. */
export const anyOrder = {
  present: ({ answers, keeps_order }: Arranged, random: Random): Presentation =>
    keeps_order ? authorsOrder : { order: shuffled(answers, random).map(({ id }) => id) },
  presentAgain: () => null,
  presentPlainly: ({ answers, keeps_order }: Arranged): Presentation =>
    keeps_order ? authorsOrder : { order: answers.map(({ id }) => id).toSorted() },
  presentToAuthors: (): Presentation => authorsOrder,
};

/** The answers in the order in which they are shown. */
export function asShown(answers: readonly AuthoredAnswer[], { order }: Presentation): AuthoredAnswer[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return answers.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}
