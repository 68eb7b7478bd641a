import type { Random } from '../../random.ts';
import type { Presentation } from './presentation.ts';
import type { QuestionContent } from './question.ts';
import { rulesOf, type Answer } from './question-types.ts';

/**
 * Draws how an attempt shows a question: its answers in any order, unless the question keeps its author's. Sequences of
 * three and more get one that reads differently from the right one; descriptions of a matching question get letters.
 */
export function present(content: QuestionContent, random: Random): Presentation {
  return rulesOf(content.type).present(content, random);
}

/**
 * Draws how a question is shown for another try: a sequence of three and more in an order that reads differently from the
 * right one and from the one just tried. Null where it stays as it was.
 */
export function presentAgain(content: QuestionContent, random: Random, tried: Answer): Presentation | null {
  return rulesOf(content.type).presentAgain(content, random, tried);
}

/**
 * An order that says nothing about the right one and is the same each time: answers by id, descriptions by their
 * text. For showing a question outside an attempt, where many shuffles would give the right order away by its absence.
 */
export function presentPlainly(content: QuestionContent): Presentation {
  return rulesOf(content.type).presentPlainly(content);
}

/** The order authors see: sequences in their right order, descriptions beside their concepts. */
export function presentToAuthors(content: QuestionContent): Presentation {
  return rulesOf(content.type).presentToAuthors(content);
}
