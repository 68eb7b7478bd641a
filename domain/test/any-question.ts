import fc from 'fast-check';
import type { Answer } from '../src/question/question-types.ts';
import { present } from '../src/question/present.ts';
import { questionTypeNames, type QuestionType } from '../src/question/question-types.ts';
import type { AuthoredAnswer } from '../src/question/authored-answer.ts';
import type { QuestionContent } from '../src/question/question.ts';
import type { Random } from '../src/random.ts';

/** Ids as the database makes them, and ids that every object inherits a property for. */
const anyId = fc.oneof(
  { weight: 6, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('constructor', 'toString', 'hasOwnProperty', 'valueOf', '0', ' ') },
);

/** Texts from a small store, so that some answers read alike. */
const anyText = fc.constantFrom('A sensor', 'An actuator', 'A gateway', '<p>A battery</p>', 'Ein Sensor', 'حساس');

/** A reproducible source of randomness. */
export const anyRandom: fc.Arbitrary<Random> = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value ?? 0);

/** A question of a type with 1 to 8 answers; matching ones may have distractors, sequences gaps between their numbers. */
export function anyQuestionOf(type: QuestionType): fc.Arbitrary<QuestionContent> {
  return fc
    .record({
      ids: fc.uniqueArray(anyId, { minLength: 1, maxLength: 8 }),
      texts: fc.array(anyText, { minLength: 8, maxLength: 8 }),
      matches: fc.array(anyText, { minLength: 8, maxLength: 8 }),
      flags: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      places: fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 8, maxLength: 8 }),
      distractors: fc.nat({ max: 2 }),
    })
    .map(({ ids, texts, matches, flags, places, distractors }) => ({
      type,
      question: '<p>Which part turns a signal into movement?</p>',
      correct_msg: 'correct_msg',
      incorrect_msg: 'incorrect_msg',
      incorrect_msg_two: 'incorrect_msg_two',
      answers: ids.map((id, index): AuthoredAnswer => ({
        id,
        answer: type === 'MATCHING' && index > 0 && index >= ids.length - distractors ? '' : (texts[index] ?? ''),
        answer_image: null,
        is_correct: type === 'SEQUENCE' || type === 'MATCHING' ? null : (flags[index] ?? false),
        sequence: type === 'SEQUENCE' ? (places[index] ?? 1) : null,
        match: type === 'MATCHING' ? (matches[index] ?? '') : null,
      })),
    }));
}

/** A question of any type. */
export const anyQuestion: fc.Arbitrary<QuestionContent> = fc.constantFrom(...questionTypeNames).chain(anyQuestionOf);

/** A question as an attempt shows it. */
export const anyShownQuestion = fc
  .tuple(anyQuestion, anyRandom)
  .map(([content, random]) => ({ content, shown: present(content, random) }));

/** A question with the given answers; what is left out of an answer does not belong to its type. */
export function questionOf(type: QuestionType, answers: readonly Partial<AuthoredAnswer>[]): QuestionContent {
  const blank = { answer: '', answer_image: null, is_correct: null, sequence: null, match: null };
  return {
    type,
    question: '<p>Question</p>',
    correct_msg: '<p>correct_msg</p>',
    incorrect_msg: '<p>incorrect_msg</p>',
    incorrect_msg_two: '<p>incorrect_msg_two</p>',
    answers: answers.map((answer, index) => ({ ...blank, id: `id-${index + 1}`, ...answer })),
  };
}

/** The answer its author would give to a question as it is shown, written without the rules under test. */
export function authorsAnswer({ type, answers }: QuestionContent, order: readonly string[]): Answer {
  if (type === 'MULTIPLE_CHOICE') return { chosen: answers.filter((one) => one.is_correct).map(({ id }) => id) };
  if (type === 'SEQUENCE') {
    const inOrder = [...answers].sort((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
    return { order: inOrder.map(({ id }) => id), placed: true };
  }
  if (type !== 'MATCHING') return { rows: Object.fromEntries(answers.map((one) => [one.id, one.is_correct === true])) };
  const concepts = answers.filter(({ answer }) => answer !== '');
  return {
    letters: Object.fromEntries(concepts.map(({ id }) => [id, String.fromCharCode(65 + order.indexOf(id))])),
  };
}
