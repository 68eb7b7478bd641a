import { shuffled, type Random } from '../../random.ts';
import type { AuthoredAnswer } from './authored-answer.ts';
import type { Presentation } from './presentation.ts';
import type { QuestionView } from './question-view.ts';

type Answers = readonly AuthoredAnswer[];

/** All that knows the key of a type of question, and that no browser holds. */
export type QuestionKey<Given> = QuestionSample<Given> & {
  /** Whether an answer is right. */
  isRight(answers: Answers, shown: Presentation, given: Given): boolean;
};

/** What demo school, bench and tests ask and answer of a type of question. It knows the key and decides nothing. */
export type QuestionSample<Given> = {
  /** Cleaned HTML, as the texts of the answers are; a sequence is given in its right order. */
  readonly question: string;
  readonly answers: readonly { readonly answer: string; readonly is_correct?: boolean; readonly match?: string }[];
  /** The answer of somebody who knows the key. */
  rightAnswer(answers: Answers, shown: Presentation): Given;
  /** A complete answer with the kind of mistake that people make. */
  wrongAnswer(answers: Answers, shown: Presentation, random: Random): Given;
  /** A complete answer of somebody who knows nothing. */
  guess(view: QuestionView): Given;
  /** What the type makes of drawn values: the fields of one answer, which may be a distractor. */
  fieldsOf(drawn: Drawn, mayDistract: boolean): Partial<AuthoredAnswer>;
  /** The same question to look at with another key: the answers, and the order that shows the same. */
  otherKey(answers: Answers, shown: Presentation, random: Random): Rekeyed;
};

type Drawn = {
  readonly text: string;
  readonly match: string;
  readonly flag: boolean;
  readonly place: number;
};

type Rekeyed = { readonly answers: AuthoredAnswer[]; readonly shown: Presentation };

/** The values of a field, given to the answers in another order. */
export function dealtAnew(answers: Answers, field: 'is_correct' | 'sequence', random: Random): AuthoredAnswer[] {
  const values = shuffled(answers, random).map((answer) => answer[field]);
  return answers.map((answer, index) => ({ ...answer, [field]: values[index] ?? null }));
}

/** How answers that are right or not are drawn and rekeyed. */
export const markedAnswers: Pick<QuestionSample<never>, 'fieldsOf' | 'otherKey'> = {
  fieldsOf: ({ text, flag }) => ({ answer: text, is_correct: flag }),
  otherKey: (answers, shown, random) => ({ answers: dealtAnew(answers, 'is_correct', random), shown }),
};

/** One of some items; it refuses an empty list. */
export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

/** The items with two neighbours exchanged; it refuses a list of fewer than two. */
export function neighboursSwapped<Item>(items: readonly Item[], random: Random): Item[] {
  const first = oneOf([...items.keys()].slice(1), random) - 1;
  return items.with(first, items[first + 1] as Item).with(first + 1, items[first] as Item);
}
