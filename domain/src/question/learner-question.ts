import { letterOf, type Presentation, type QuestionContent, type QuestionType } from './question.ts';

/** An answer as a learner may see it; the three key fields are null until the question is settled. */
export type LearnerAnswer = {
  readonly id: string;
  readonly answer: string;
  readonly answer_image: string | null;
  readonly is_correct: boolean | null;
  readonly sequence: number | null;
  readonly match: string | null;
};

/** A concept of a matching question; `letter` is the right one and null until the question is settled. */
export type Concept = { readonly id: string; readonly concept: string; readonly letter: string | null };

/** A description of a matching question under the letter that this attempt gave it. */
export type Description = { readonly letter: string; readonly description: string };

/** A question as a learner may see it. Matching questions have concepts and descriptions; their answers come with the key. */
export type LearnerQuestion = {
  readonly type: QuestionType;
  readonly question: string;
  /** True for a choice with more than one correct answer. */
  readonly select_all: boolean;
  readonly answers: readonly LearnerAnswer[];
  readonly concepts: readonly Concept[];
  readonly descriptions: readonly Description[];
};

/**
 * What a learner's browser may know of a question. Every field is picked by name, so that a new secret does not leak.
 * With `settled` the key is filled in: after the second wrong try or a correct one, or once an attempt is submitted.
 */
export function learnerQuestion(content: QuestionContent, shown: Presentation, settled: boolean): LearnerQuestion {
  const { type, question } = content;
  if (type === 'MATCHING') return { type, question, select_all: false, ...matchingLists(content, shown, settled) };
  return {
    type,
    question,
    select_all: type === 'MULTIPLE_CHOICE' && content.answers.filter((answer) => answer.is_correct).length > 1,
    answers: inShownOrder(content, shown).map(({ id, answer, answer_image, is_correct, sequence }) => ({
      id,
      answer,
      answer_image,
      is_correct: settled && type !== 'SEQUENCE' ? is_correct === true : null,
      sequence: settled && type === 'SEQUENCE' ? sequence : null,
      match: null,
    })),
    concepts: [],
    descriptions: [],
  };
}

function matchingLists(content: QuestionContent, shown: Presentation, settled: boolean) {
  const letters = new Map(shown.order.map((id, index) => [id, letterOf(index)]));
  const byId = new Map(content.answers.map((answer) => [answer.id, answer]));
  const concepts = content.answers.filter((answer) => answer.answer !== '');
  return {
    answers: settled ? concepts.map(matchedAnswer) : [],
    concepts: concepts.map((answer) => ({
      id: answer.id,
      concept: answer.answer,
      letter: settled ? (letters.get(answer.id) ?? null) : null,
    })),
    descriptions: shown.order.map((id, index) => ({
      letter: letterOf(index),
      description: byId.get(id)?.match ?? '',
    })),
  };
}

function matchedAnswer({ id, answer, answer_image, match }: QuestionContent['answers'][number]): LearnerAnswer {
  return { id, answer, answer_image, is_correct: null, sequence: null, match };
}

function inShownOrder(content: QuestionContent, shown: Presentation) {
  if (content.type !== 'SEQUENCE') return content.answers;
  const place = new Map(shown.order.map((id, index) => [id, index]));
  return content.answers.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
