import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShownQuestion, anyQuestionOf, anyRandom, authorsAnswer, questionOf } from '../../test/any-question.ts';
import { emptyAnswer } from './answer.ts';
import type { Answer } from './question-types.ts';
import type { MatchingAnswer } from './matching/matching.ts';
import type { RowsAnswer } from './rows/rows.ts';
import type { SequenceAnswer } from './sequence/sequence.ts';
import { isRight } from './grade.ts';
import { present } from './present.ts';
import type { Presentation } from './presentation.ts';
import type { QuestionContent } from './question.ts';

const nothing: Presentation = { order: [] };

describe('multiple choice: the chosen set equals the correct set', () => {
  const flags = (...correct: boolean[]) =>
    questionOf(
      'MULTIPLE_CHOICE',
      correct.map((is_correct, index) => ({ id: 'abcd'[index] ?? '', is_correct })),
    );
  const one = flags(false, true, false);
  const two = flags(true, true, false);

  it.each<[string, QuestionContent, string[], boolean]>([
    ['the correct one', one, ['b'], true],
    ['another one', one, ['a'], false],
    ['none', one, [], false],
    ['the correct one and another', one, ['b', 'a'], false],
    ['the correct one twice', one, ['b', 'b'], true],
    ['the correct one and one it does not have', one, ['b', 'zzz'], false],
    ['the correct one and __proto__', one, ['b', '__proto__'], false],
    ['both correct ones, in any order', two, ['b', 'a'], true],
    ['one of two correct ones', two, ['a'], false],
    ['all of three with two correct', two, ['a', 'b', 'c'], false],
    ['nothing where nothing is correct', flags(false, false), [], false],
    ['something where nothing is correct', flags(false, false), ['a'], false],
    ['all where all are correct', flags(true, true), ['a', 'b'], true],
  ])('%s', (_case, content, chosen, right) => {
    expect(isRight(content, nothing, { chosen })).toBe(right);
  });
});

describe('sequence: the order equals the sequence order', () => {
  const steps = (...texts: string[]) =>
    questionOf(
      'SEQUENCE',
      texts.map((answer, index) => ({ id: 'abcd'[index] ?? '', answer, sequence: index + 1 })),
    );
  const plain = steps('Plan', 'Choose', 'Install', 'Read');

  it.each<[string, QuestionContent, string[], boolean]>([
    ['the right order', plain, ['a', 'b', 'c', 'd'], true],
    ['two swapped', plain, ['a', 'c', 'b', 'd'], false],
    ['reversed', plain, ['d', 'c', 'b', 'a'], false],
    ['one left out', plain, ['a', 'b', 'c'], false],
    ['one twice', plain, ['a', 'b', 'c', 'c'], false],
    ['one twice, and none left out', plain, ['a', 'b', 'c', 'd', 'd'], false],
    ['one it does not have', plain, ['a', 'b', 'c', 'zzz'], false],
    ['one it does not have beside all others', plain, ['a', 'b', 'c', 'd', 'zzz'], false],
    ['one twice in place of another that reads alike', steps('Wait', 'Measure', 'Wait'), ['a', 'b', 'a'], false],
    ['inherited words', plain, ['constructor', '__proto__', 'toString', 'valueOf'], false],
    ['none', plain, [], false],
    ['two that read alike, swapped', steps('Wait', 'Measure', 'Wait'), ['c', 'b', 'a'], true],
    ['the one thing it has', steps('Plan'), ['a'], true],
  ])('%s', (_case, content, order, right) => {
    expect(isRight(content, nothing, { order, placed: true })).toBe(right);
    expect(isRight(content, nothing, { order, placed: false })).toBe(right);
  });

  it('tells apart items that differ by their picture alone', () => {
    const content = questionOf('SEQUENCE', [
      { id: 'a', answer: 'Step', answer_image: '/media/1', sequence: 1 },
      { id: 'b', answer: 'Step', answer_image: '/media/2', sequence: 2 },
    ]);
    expect(isRight(content, nothing, { order: ['b', 'a'], placed: true })).toBe(false);
  });

  it('goes by the sequence numbers, whatever order the author kept the items in and whatever gaps they have', () => {
    const content = questionOf('SEQUENCE', [
      { id: 'last', answer: 'Read', sequence: 30 },
      { id: 'first', answer: 'Plan', sequence: 2 },
    ]);
    expect(isRight(content, nothing, { order: ['first', 'last'], placed: true })).toBe(true);
  });
});

describe('true or false, correct or incorrect: every row right', () => {
  const rows = questionOf('TRUE_OR_FALSE', [
    { id: 'a', is_correct: true },
    { id: 'b', is_correct: false },
    { id: 'c', is_correct: null },
  ]);

  it.each<[string, Record<string, boolean>, boolean]>([
    ['all right; a row without a mark is false', { a: true, b: false, c: false }, true],
    ['one wrong', { a: true, b: true, c: false }, false],
    ['all wrong', { a: false, b: true, c: true }, false],
    ['one open', { a: true, b: false }, false],
    ['none', {}, false],
    ['all right and one it does not have', { a: true, b: false, c: false, zzz: true }, true],
  ])('%s', (_case, given, right) => {
    for (const type of ['TRUE_OR_FALSE', 'CORRECT_OR_INCORRECT'] as const) {
      expect(isRight({ ...rows, type }, nothing, { rows: given })).toBe(right);
    }
  });

  it('may be all false, and is never right without rows', () => {
    const allFalse = questionOf('TRUE_OR_FALSE', [
      { id: 'a', is_correct: false },
      { id: 'b', is_correct: false },
    ]);
    expect(isRight(allFalse, nothing, { rows: { a: false, b: false } })).toBe(true);
    expect(isRight(questionOf('TRUE_OR_FALSE', []), nothing, { rows: {} })).toBe(false);
  });

  it('does not take what every object inherits for an answer', () => {
    const content = questionOf('TRUE_OR_FALSE', [{ id: 'constructor', is_correct: true }]);
    expect(isRight(content, nothing, { rows: {} })).toBe(false);
    expect(isRight(content, nothing, { rows: Object.fromEntries([['constructor', true]]) })).toBe(true);
  });
});

describe("matching: each concept's letter equals its system letter", () => {
  const content = questionOf('MATCHING', [
    { id: 'sensor', answer: 'Sensor', match: 'Measures' },
    { id: 'actuator', answer: 'Actuator', match: 'Moves' },
    { id: 'extra', answer: '', match: 'Stores' },
  ]);
  const shown = { order: ['extra', 'sensor', 'actuator'] }; // A Stores, B Measures, C Moves

  it.each<[string, Record<string, string>, boolean]>([
    ['every letter right', { sensor: 'B', actuator: 'C' }, true],
    ['two swapped', { sensor: 'C', actuator: 'B' }, false],
    ['a distractor chosen', { sensor: 'A', actuator: 'C' }, false],
    ['the same letter twice', { sensor: 'B', actuator: 'B' }, false],
    ['one without a letter', { sensor: 'B' }, false],
    ['a letter beyond the last', { sensor: 'B', actuator: 'Z' }, false],
    ['a letter on the distractor too, which has no concept', { sensor: 'B', actuator: 'C', extra: 'A' }, true],
    ['a letter on a concept it does not have', { sensor: 'B', actuator: 'C', zzz: 'A' }, true],
    ['none', {}, false],
  ])('%s', (_case, letters, right) => {
    expect(isRight(content, shown, { letters })).toBe(right);
  });

  it('takes either letter where two descriptions read alike', () => {
    const alike = questionOf('MATCHING', [
      { id: 'a', answer: 'Lamp', match: 'Gives light' },
      { id: 'b', answer: 'Torch', match: 'Gives light' },
      { id: 'c', answer: 'Motor', match: 'Moves' },
    ]);
    const order = ['a', 'b', 'c'];
    expect(isRight(alike, { order }, { letters: { a: 'B', b: 'A', c: 'C' } })).toBe(true);
    expect(isRight(alike, { order }, { letters: { a: 'A', b: 'A', c: 'C' } })).toBe(true);
    expect(isRight(alike, { order }, { letters: { a: 'C', b: 'A', c: 'B' } })).toBe(false);
  });

  it('is never right without a concept, nor for a concept that has no description', () => {
    expect(isRight(questionOf('MATCHING', [{ answer: '', match: 'x' }]), { order: ['id-1'] }, { letters: {} })).toBe(
      false,
    );
    const bare = questionOf('MATCHING', [{ id: 'a', answer: 'x', match: null }]);
    expect(isRight(bare, nothing, { letters: { a: 'A' } })).toBe(false);
  });
});

describe('an answer to any question', () => {
  const answerable = ({ type, answers }: QuestionContent) =>
    type !== 'MULTIPLE_CHOICE' || answers.some(({ is_correct }) => is_correct);

  it('is right as its author would give it', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        fc.pre(answerable(content));
        expect(isRight(content, shown, authorsAnswer(content, shown.order))).toBe(true);
      }),
    );
  });

  it('is wrong where nothing was entered, unless a sequence has only one way to read', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        const texts = new Set(content.answers.map(({ answer }) => answer));
        const onlyOneWay = content.type === 'SEQUENCE' && texts.size === 1;
        expect(isRight(content, shown, emptyAnswer(content.type, shown.order))).toBe(onlyOneWay);
      }),
    );
  });

  it.each(['TRUE_OR_FALSE', 'CORRECT_OR_INCORRECT'] as const)('of type %s turns wrong with any row turned', (type) => {
    fc.assert(
      fc.property(anyQuestionOf(type), fc.nat(), (content, which) => {
        const { rows } = authorsAnswer(content, []) as RowsAnswer;
        const id = content.answers[which % content.answers.length]?.id ?? '';
        expect(isRight(content, nothing, { rows: { ...rows, [id]: !rows[id] } })).toBe(false);
      }),
    );
  });

  it('of type SEQUENCE turns wrong with any two different items swapped', () => {
    fc.assert(
      fc.property(anyQuestionOf('SEQUENCE'), fc.nat(), fc.nat(), (content, one, other) => {
        const order = [...(authorsAnswer(content, []) as SequenceAnswer).order];
        const [a, b] = [one % order.length, other % order.length];
        const textAt = (index: number) => content.answers.find(({ id }) => id === order[index])?.answer;
        fc.pre(textAt(a) !== textAt(b));
        [order[a], order[b]] = [order[b] ?? '', order[a] ?? ''];
        expect(isRight(content, nothing, { order, placed: true })).toBe(false);
      }),
    );
  });

  it('of type MATCHING turns wrong with any letter of another description', () => {
    fc.assert(
      fc.property(anyQuestionOf('MATCHING'), anyRandom, fc.nat(), fc.nat(), (content, random, which, other) => {
        const shown = present(content, random);
        const { letters } = authorsAnswer(content, shown.order) as MatchingAnswer;
        const concepts = content.answers.filter(({ answer }) => answer !== '');
        const concept = concepts[which % concepts.length];
        const place = other % shown.order.length;
        const described = content.answers.find(({ id }) => id === shown.order[place]);
        fc.pre(described?.match !== concept?.match);
        expect(
          isRight(content, shown, { letters: { ...letters, [concept?.id ?? '']: String.fromCharCode(65 + place) } }),
        ).toBe(false);
      }),
    );
  });

  it('is graded alike however often it is graded, and leaves it as it is', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        const answer: Answer = authorsAnswer(content, shown.order);
        const before = JSON.stringify([content, shown, answer]);
        expect(isRight(content, shown, answer)).toBe(isRight(content, shown, answer));
        expect(JSON.stringify([content, shown, answer])).toBe(before);
      }),
    );
  });
});
