import type { z } from 'zod/mini';
import type { Random } from '../../random.ts';
import type { AnswerDraft, AuthoredAnswer } from './authored-answer.ts';
import type { Arranged, Presentation } from './presentation.ts';
import type { QuestionView } from './question-view.ts';

type Answers = readonly AuthoredAnswer[];

/**
 * All that a type of question decides, apart from whether an answer is right: that stands in the type's `key.ts`,
 * which no browser holds. `Given` is the shape of what a learner enters.
 */
export type QuestionTypeRules<Given> = {
  /** How the question is answered, in one sentence of the API. */
  readonly description: string;
  /** The answers as an author may write them; it refuses with the code of an issue. */
  readonly authored: z.ZodMiniType<AnswerDraft[]>;
  /** The shape of a learner's answer; anything else is refused before it is stored or graded. */
  readonly given: z.ZodMiniType<Given>;
  /** The answer a learner starts from, where the question is shown in this order. */
  empty(shownOrder: readonly string[]): Given;
  /** The answer as it counts once it is submitted. */
  submitted(given: Given): Given;
  /** The same text for answers that say the same; empty where nothing is entered. */
  meaning(given: Given): string;
  /** How many parts still wait for an answer. */
  unanswered(view: QuestionView, given: Given): number;
  /** Draws how an attempt shows the question. */
  present(question: Arranged, random: Random): Presentation;
  /** Draws how it is shown for another try after this one; null where it stays as it was. */
  presentAgain(question: Arranged, random: Random, tried: Given): Presentation | null;
  /** An order that says nothing about the right one and is the same each time. */
  presentPlainly(question: Arranged): Presentation;
  /** The order authors see. */
  presentToAuthors(question: Arranged): Presentation;
  /** What a learner may see of the answers, picked by name; with `settled` the key is filled in. */
  view(answers: Answers, shown: Presentation, settled: boolean): QuestionView;
};
