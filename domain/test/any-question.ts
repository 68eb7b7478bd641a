import fc from 'fast-check';
import { present } from '../src/learning/question/present.ts';
import { questionTypeNames, type Answer, type QuestionType } from '../src/learning/question/question-types.ts';
import type { AuthoredAnswer } from '../src/learning/question/authored-answer.ts';
import type { QuestionContent } from '../src/learning/question/question.ts';
import { sampleOf } from '../src/learning/question/question-keys.ts';
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

const anyDrawn: fc.Arbitrary<{ text: string; match: string; flag: boolean }> = fc.record({
  text: anyText,
  match: anyText,
  flag: fc.boolean(),
});

/** A question of a type with 1 to 8 answers; matching ones may have distractors, sequences gaps between their numbers. */
export function anyQuestionOf(type: QuestionType): fc.Arbitrary<QuestionContent> {
  return fc
    .record({
      ids: fc.uniqueArray(anyId, { minLength: 1, maxLength: 8 }),
      drawn: fc.array(anyDrawn, { minLength: 8, maxLength: 8 }),
      places: fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 8, maxLength: 8 }),
      distractors: fc.nat({ max: 2 }),
    })
    .map(({ ids, drawn, places, distractors }) => ({
      ...questionOf(
        type,
        ids.map((id, index) => {
          const values = { text: '', match: '', flag: false, ...drawn[index], place: places[index] ?? 1 };
          return { id, ...sampleOf(type).fieldsOf(values, index > 0 && index >= ids.length - distractors) };
        }),
      ),
    }));
}

/** A question as it is shown, and the same with another key: a learner must not be able to tell them apart. */
export const anyRekeyedQuestionOf = (type: QuestionType) =>
  fc.tuple(anyQuestionOf(type), anyRandom).map(([content, random]) => {
    const shown = present(content, random);
    const { answers, shown: otherShown } = sampleOf(type).otherKey(content.answers, shown, random);
    return { content, shown, other: { ...content, answers }, otherShown };
  });

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
    keeps_order: false,
    correct_msg: '<p>correct_msg</p>',
    incorrect_msg: '<p>incorrect_msg</p>',
    incorrect_msg_two: '<p>incorrect_msg_two</p>',
    answers: answers.map((answer, index) => ({ ...blank, id: `id-${index + 1}`, ...answer })),
  };
}

/** The answer its author would give to a question as it is shown, written without the rules under test. */
export function authorsAnswer({ type, answers }: QuestionContent, order: readonly string[]): Answer {
  return sampleOf(type).rightAnswer(answers, { order });
}
