import { z } from 'zod/mini';
import { shuffled } from '../../../random.ts';
import { byAnswerId } from '../answer-id.ts';
import { answerFields, fewestAnswers, noKey, requiredHtml, type AuthoredAnswer } from '../authored-answer.ts';
import { letterOf, mostLetters } from '../letter.ts';
import type { Presentation } from '../presentation.ts';
import type { QuestionTypeRules } from '../question-type.ts';
import type { LearnerAnswer, QuestionView } from '../question-view.ts';

const letter = z.string().check(z.regex(/^[A-Z]$/));
const given = z.strictObject({ letters: byAnswerId(letter) });

/** The letter placed on each concept, by the concept's id; a concept that is missing has no letter. */
export type MatchingAnswer = z.infer<typeof given>;

const row = z.object({ ...answerFields, match: requiredHtml });
const isConcept = ({ answer }: { readonly answer: string }): boolean => answer !== '';
const isDescribed = ({ match }: AuthoredAnswer): boolean => match !== null;

/** Each concept gets the letter of its description. A row without a concept is a distractor; the letters end with Z. */
export const matching: QuestionTypeRules<MatchingAnswer> = {
  description: 'Each concept gets the letter of its description.',
  authored: z.pipe(
    z.array(row).check(
      z.minLength(fewestAnswers),
      z.maxLength(mostLetters),
      z.refine((rows) => rows.some(isConcept), 'NO_CONCEPT'),
    ),
    z.transform((rows) => rows.map((one) => ({ ...noKey, ...one }))),
  ),
  given,
  empty: () => ({ letters: {} }),
  submitted: (answer) => answer,
  meaning: ({ letters }) =>
    Object.entries(letters)
      .map(([id, value]) => `${id}=${value}`)
      .toSorted()
      .join(' '),
  unanswered: ({ concepts }, { letters }) => concepts.filter(({ id }) => !Object.hasOwn(letters, id)).length,
  present: ({ answers }, random) => ({ order: shuffled(answers.filter(isDescribed), random).map(({ id }) => id) }),
  presentAgain: () => null,
  presentPlainly: ({ answers }) => ({
    order: answers
      .filter(isDescribed)
      .toSorted((a, b) => ((a.match ?? '') < (b.match ?? '') ? -1 : 1))
      .map(({ id }) => id),
  }),
  presentToAuthors: ({ answers }) => ({ order: answers.filter(isDescribed).map(({ id }) => id) }),
  view: lists,
};

function lists(answers: readonly AuthoredAnswer[], shown: Presentation, settled: boolean): QuestionView {
  const letters = new Map(shown.order.map((id, index) => [id, letterOf(index)]));
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const concepts = answers.filter(isConcept);
  return {
    select_all: false,
    answers: settled ? concepts.map(matchedAnswer) : [],
    concepts: concepts.map(({ id, answer }) => ({
      id,
      concept: answer,
      letter: settled ? (letters.get(id) ?? null) : null,
    })),
    descriptions: shown.order.map((id, index) => ({
      letter: letterOf(index),
      description: byId.get(id)?.match ?? '',
    })),
  };
}

function matchedAnswer({ id, answer, answer_image, match }: AuthoredAnswer): LearnerAnswer {
  return { id, answer, answer_image, is_correct: null, sequence: null, match };
}
