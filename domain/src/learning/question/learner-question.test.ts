import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyQuestion,
  anyRandom,
  anyRekeyedQuestionOf,
  anyShownQuestion,
  questionOf,
} from '../../../test/any-question.ts';
import { learnerQuestion } from './learner-question.ts';
import { questionTypeNames } from './question-types.ts';
import { present } from './present.ts';
import { letterOf, mostLetters } from './letter.ts';
import type { QuestionContent } from './question.ts';

const jsonOf = (content: QuestionContent, order: readonly string[], settled = false) =>
  JSON.stringify(learnerQuestion(content, { order }, settled));

/** A question with a message that can be told from everything else, in each of its texts that are part of the key. */
const secrets = { correct_msg: 'SECRET-correct', incorrect_msg: 'SECRET-incorrect', incorrect_msg_two: 'SECRET-two' };

describe('a question before it is settled', () => {
  it('says nothing of its key: every key field is null and no message is there', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        const json = jsonOf({ ...content, ...secrets }, shown.order);
        expect(json).not.toContain('SECRET');
        expect(json).not.toMatch(/"(is_correct|sequence|match)":(?!null)/);
        expect(json).not.toMatch(/"concept":"[^"]*","letter":(?!null)/);
      }),
    );
  });

  it.each(questionTypeNames)('of type %s is the same whatever its key', (type) => {
    fc.assert(
      fc.property(anyRekeyedQuestionOf(type), ({ content, shown, other, otherShown }) => {
        expect(jsonOf(other, otherShown.order)).toBe(jsonOf(content, shown.order));
      }),
    );
  });

  it('shows every answer once', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        const { answers, concepts, descriptions } = learnerQuestion(content, shown, false);
        const ids = new Set([...answers, ...concepts].map(({ id }) => id));
        const expected = content.answers.filter(({ answer }) => content.type !== 'MATCHING' || answer !== '');
        expect(ids).toEqual(new Set(expected.map(({ id }) => id)));
        expect(descriptions.map(({ letter }) => letter)).toEqual(
          shown.order.slice(0, descriptions.length).map((_, index) => letterOf(index)),
        );
        expect(descriptions).toHaveLength(content.type === 'MATCHING' ? content.answers.length : 0);
      }),
    );
  });
});

describe('a settled question', () => {
  it('tells which choices are right, the place of each step, the letter of each concept', () => {
    const choice = questionOf('MULTIPLE_CHOICE', [
      { id: 'a', is_correct: false },
      { id: 'b', is_correct: true },
    ]);
    expect(learnerQuestion(choice, { order: [] }, true).answers.map(({ is_correct }) => is_correct)).toEqual([
      false,
      true,
    ]);
    const sequence = questionOf('SEQUENCE', [
      { id: 'a', sequence: 1 },
      { id: 'b', sequence: 2 },
    ]);
    expect(learnerQuestion(sequence, { order: ['b', 'a'] }, true).answers.map((one) => [one.id, one.sequence])).toEqual(
      [
        ['b', 2],
        ['a', 1],
      ],
    );
    const matching = questionOf('MATCHING', [
      { id: 'a', answer: 'Sensor', match: 'Measures' },
      { id: 'b', answer: '', match: 'Stores' },
    ]);
    expect(learnerQuestion(matching, { order: ['b', 'a'] }, true)).toMatchObject({
      answers: [{ id: 'a', answer: 'Sensor', match: 'Measures' }],
      concepts: [{ id: 'a', concept: 'Sensor', letter: 'B' }],
      descriptions: [
        { letter: 'A', description: 'Stores' },
        { letter: 'B', description: 'Measures' },
      ],
    });
  });

  it('still carries no message: those are earned one by one', () => {
    fc.assert(
      fc.property(anyQuestion, anyRandom, (content, random) => {
        expect(jsonOf({ ...content, ...secrets }, present(content, random).order, true)).not.toContain('SECRET');
      }),
    );
  });

  it('carries no field that was not picked by name', () => {
    const content = { ...questionOf('MULTIPLE_CHOICE', [{ is_correct: true }]), note: 'SECRET' };
    expect(jsonOf(content, [], true)).not.toContain('SECRET');
  });
});

describe('select all that apply', () => {
  it.each([
    ['MULTIPLE_CHOICE', [true, false, false], false],
    ['MULTIPLE_CHOICE', [true, true, false], true],
    ['TRUE_OR_FALSE', [true, true, false], false],
    ['CORRECT_OR_INCORRECT', [true, true], false],
  ] as const)('%s with correct %j: %s', (type, flags, expected) => {
    const content = questionOf(
      type,
      flags.map((is_correct) => ({ is_correct })),
    );
    expect(learnerQuestion(content, { order: [] }, false).select_all).toBe(expected);
  });
});

describe('the letters of descriptions', () => {
  // D1-9.14, D2-9.25
  it('run from A to Z and no further', () => {
    expect(Array.from({ length: mostLetters }, (_, index) => letterOf(index)).join('')).toBe(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    );
    expect(() => letterOf(26)).toThrow(RangeError);
    expect(() => letterOf(-1)).toThrow(RangeError);
    expect(() => letterOf(0.5)).toThrow(RangeError);
  });
});
