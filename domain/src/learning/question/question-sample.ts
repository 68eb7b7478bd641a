import type { Random } from '../../random.ts';
import type { AuthoredAnswer } from './authored-answer.ts';
import type { Presentation } from './presentation.ts';
import type { QuestionView } from './question-view.ts';

type Answers = readonly AuthoredAnswer[];

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
