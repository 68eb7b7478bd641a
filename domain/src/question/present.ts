import type { Random } from '../random.ts';
import type { Presentation } from './presentation.ts';
import type { QuestionContent } from './question.ts';
import { rulesOf, type Answer } from './question-types.ts';

/**
 * Draws how an attempt shows a question. Sequences get an order that reads differently from the right one; descriptions
 * of a matching question get letters in any order.
 */
export function present({ type, answers }: QuestionContent, random: Random): Presentation {
  return rulesOf(type).present(answers, random);
}

/**
 * Draws how a question is shown for another try: a sequence in an order that reads differently from the right one and
 * from the one just tried. Null where it stays as it was.
 */
export function presentAgain({ type, answers }: QuestionContent, random: Random, tried: Answer): Presentation | null {
  return rulesOf(type).presentAgain(answers, random, tried);
}

/**
 * An order that says nothing about the right one and is the same each time: sequences by id, descriptions by their
 * text. For showing a question outside an attempt, where many shuffles would give the right order away by its absence.
 */
export function presentPlainly({ type, answers }: QuestionContent): Presentation {
  return rulesOf(type).presentPlainly(answers);
}

/** The order authors see: sequences in their right order, descriptions beside their concepts. */
export function presentToAuthors({ type, answers }: QuestionContent): Presentation {
  return rulesOf(type).presentToAuthors(answers);
}
