import { z } from 'zod/mini';
import { answerIds } from '../answer-id.ts';
import { answerFields, mostAnswers, noKey, shown } from '../authored-answer.ts';
import { asShown } from '../presentation.ts';
import type { QuestionTypeRules } from '../question-type.ts';
import { rightOrder } from './right-order.ts';
import { shuffledSequence } from './shuffled-sequence.ts';

const given = z.strictObject({ order: answerIds, placed: z.boolean() });

/** The ids of all items in the learner's order; `placed` once an item was moved or the order was kept on purpose. */
export type SequenceAnswer = z.infer<typeof given>;

/** The fewest items of a sequence: of two, one order alone is wrong, and whoever learns that knows the right one. */
export const fewestItems = 3;

const item = z.object({
  ...answerFields,
  sequence: z.nullish(z.int().check(z.gte(1), z.lte(1_000_000))),
});

const count = (values: readonly unknown[]): number => new Set(values).size;

/** Items are put in order. One without a number takes its place in the list. */
export const sequence: QuestionTypeRules<SequenceAnswer> = {
  description: 'Items are put in order.',
  authored: z.pipe(
    z.array(item.check(shown)).check(
      z.minLength(fewestItems),
      z.maxLength(mostAnswers),
      z.refine(
        (items) => count(items.map(({ answer, answer_image }) => JSON.stringify([answer, answer_image]))) > 1,
        'ITEMS_ALIKE',
      ),
      z.refine(
        (items) => count(items.map(({ sequence: place }, index) => place ?? index + 1)) === items.length,
        'PLACE_TAKEN',
      ),
    ),
    z.transform((items) => items.map((one, index) => ({ ...noKey, ...one, sequence: one.sequence ?? index + 1 }))),
  ),
  given,
  empty: (shownOrder) => ({ order: [...shownOrder], placed: false }),
  submitted: ({ order }) => ({ order, placed: true }),
  meaning: ({ order, placed }) => (placed ? order.join(' ') : ''),
  unanswered: (_view, { placed }) => (placed ? 0 : 1),
  present: ({ answers }, random) => ({ order: shuffledSequence(answers, random, []) }),
  presentAgain: ({ answers }, random, tried) => ({ order: shuffledSequence(answers, random, tried.order) }),
  // By id: many shuffles would give the right order away by its absence.
  presentPlainly: ({ answers }) => ({ order: answers.map(({ id }) => id).toSorted() }),
  presentToAuthors: ({ answers }) => ({ order: rightOrder(answers).map(({ id }) => id) }),
  view: (answers, shownOrder, settled) => ({
    select_all: false,
    answers: asShown(answers, shownOrder).map(({ id, answer, answer_image, answer_image_alt, sequence: right }) => ({
      id,
      answer,
      answer_image,
      answer_image_alt,
      is_correct: null,
      sequence: settled ? right : null,
      match: null,
    })),
    concepts: [],
    descriptions: [],
  }),
};
