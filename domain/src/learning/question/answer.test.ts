import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion, authorsAnswer } from '../../../test/any-question.ts';
import { emptyAnswer, isSameAnswer, parseAnswer, submittedAnswer } from './answer.ts';
import { questionTypeNames, questionTypes, type Answer, type QuestionType } from './question-types.ts';

/** As an answer comes in, keys such as __proto__ included. */
const incoming = (json: string): unknown => JSON.parse(json);

describe('the shape of an answer', () => {
  it.each<[QuestionType, string, unknown]>([
    ['MULTIPLE_CHOICE', '{"chosen":["a","b"]}', { chosen: ['a', 'b'] }],
    ['MULTIPLE_CHOICE', '{"chosen":[]}', { chosen: [] }],
    ['MULTIPLE_CHOICE', '{"chosen":["a"],"result":true}', null],
    ['MULTIPLE_CHOICE', '{"chosen":"a"}', null],
    ['MULTIPLE_CHOICE', '{"chosen":[1]}', null],
    ['MULTIPLE_CHOICE', '{"chosen":[""]}', null],
    ['MULTIPLE_CHOICE', '{}', null],
    ['MULTIPLE_CHOICE', '{"rows":{"a":true}}', null],
    ['SEQUENCE', '{"order":["a","b"],"placed":true}', { order: ['a', 'b'], placed: true }],
    ['SEQUENCE', '{"order":["a","b"]}', null],
    ['SEQUENCE', '{"order":["a"],"placed":"yes"}', null],
    ['TRUE_OR_FALSE', '{"rows":{"a":true,"b":false}}', { rows: { a: true, b: false } }],
    ['TRUE_OR_FALSE', '{"rows":{"a":"true"}}', null],
    ['TRUE_OR_FALSE', '{"rows":["a"]}', null],
    ['TRUE_OR_FALSE', '{"rows":{"constructor":true}}', { rows: { constructor: true } }],
    ['CORRECT_OR_INCORRECT', '{"rows":{}}', { rows: {} }],
    ['CORRECT_OR_INCORRECT', '{"rows":null}', null],
    ['MATCHING', '{"letters":{"a":"A","b":"Z"}}', { letters: { a: 'A', b: 'Z' } }],
    ['MATCHING', '{"letters":{"a":"a"}}', null],
    ['MATCHING', '{"letters":{"a":"AB"}}', null],
    ['MATCHING', '{"letters":{"a":"Ä"}}', null],
    ['MATCHING', '{"letters":{"a":null}}', null],
    ['MATCHING', '{"letters":{"a":"A"},"__proto__":{"b":"B"}}', null],
  ])('of %s: %s', (type, json, answer) => {
    expect(parseAnswer(type, incoming(json))).toEqual(answer);
  });

  it.each(questionTypeNames)('of %s is not null, a list, a text or a number', (type) => {
    for (const value of [null, undefined, [], '', 'A', 0, true, Number.NaN])
      expect(parseAnswer(type, value)).toBeNull();
  });

  it('does not let __proto__ in as a row, nor change what objects inherit', () => {
    const parsed = parseAnswer('TRUE_OR_FALSE', incoming('{"rows":{"__proto__":true,"a":true}}'));
    expect(parsed).toEqual({ rows: { a: true } });
    expect(Object.getPrototypeOf((parsed as { rows: object }).rows)).toBe(Object.prototype);
  });

  it('holds at most 100 entries of at most 64 characters', () => {
    const ids = (count: number, length = 8) =>
      Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'));
    expect(parseAnswer('MULTIPLE_CHOICE', { chosen: ids(100) })).not.toBeNull();
    expect(parseAnswer('MULTIPLE_CHOICE', { chosen: ids(101) })).toBeNull();
    expect(parseAnswer('MULTIPLE_CHOICE', { chosen: ids(1, 65) })).toBeNull();
    expect(parseAnswer('SEQUENCE', { order: ids(101), placed: true })).toBeNull();
    expect(parseAnswer('TRUE_OR_FALSE', { rows: Object.fromEntries(ids(1, 65).map((id) => [id, true])) })).toBeNull();
  });

  it.each(['TRUE_OR_FALSE', 'CORRECT_OR_INCORRECT', 'MATCHING'] as const)(
    'of %s holds at most 100 entries too',
    (type) => {
      const entries = (count: number) =>
        Array.from({ length: count }, (_, index) => [`id-${index}`, type === 'MATCHING' ? 'A' : true]);
      const answer = (count: number) => ({
        [type === 'MATCHING' ? 'letters' : 'rows']: Object.fromEntries(entries(count)),
      });
      expect(parseAnswer(type, answer(100))).not.toBeNull();
      expect(parseAnswer(type, answer(101))).toBeNull();
    },
  );

  it('throws at nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...questionTypeNames),
        fc.anything({ withNullPrototype: true, withSparseArray: true }),
        (type, value) => {
          const parsed = parseAnswer(type, value);
          expect(parsed === null || questionTypes[type].given.safeParse(parsed).success).toBe(true);
        },
      ),
    );
  });

  it('fits what authors and learners answer', () => {
    fc.assert(
      fc.property(anyQuestion, (content) => {
        const order = content.answers.map(({ id }) => id);
        const answer = authorsAnswer(content, order);
        expect(parseAnswer(content.type, answer)).toEqual(answer);
      }),
    );
  });
});

describe('the answer a learner starts from', () => {
  it.each<[QuestionType, unknown]>([
    ['MULTIPLE_CHOICE', { chosen: [] }],
    ['SEQUENCE', { order: ['b', 'a'], placed: false }],
    ['TRUE_OR_FALSE', { rows: {} }],
    ['CORRECT_OR_INCORRECT', { rows: {} }],
    ['MATCHING', { letters: {} }],
  ])('of %s is empty, a sequence in the order it is shown in', (type, empty) => {
    const shown = ['b', 'a'];
    expect(emptyAnswer(type, shown)).toEqual(empty);
    expect(parseAnswer(type, empty)).toEqual(empty);
    expect(Object.values(emptyAnswer(type, shown))).not.toContain(shown);
  });
});

describe('two answers to one question', () => {
  it.each<[string, QuestionType, Answer | null, Answer | null, boolean]>([
    ['nothing and nothing', 'SEQUENCE', null, null, true],
    ['nothing chosen and no answer', 'MULTIPLE_CHOICE', { chosen: [] }, null, true],
    ['a sequence nobody placed and no answer', 'SEQUENCE', { order: ['a', 'b'], placed: false }, null, true],
    ['no rows and no answer', 'TRUE_OR_FALSE', { rows: {} }, null, true],
    ['no letters and no answer', 'MATCHING', { letters: {} }, null, true],
    ['the same choice in another order', 'MULTIPLE_CHOICE', { chosen: ['a', 'b'] }, { chosen: ['b', 'a'] }, true],
    ['another choice', 'MULTIPLE_CHOICE', { chosen: ['a'] }, { chosen: ['b'] }, false],
    ['another order', 'SEQUENCE', { order: ['a', 'b'], placed: true }, { order: ['b', 'a'], placed: true }, false],
    ['the same rows', 'CORRECT_OR_INCORRECT', { rows: { a: true, b: false } }, { rows: { b: false, a: true } }, true],
    ['another row', 'TRUE_OR_FALSE', { rows: { a: true } }, { rows: { a: false } }, false],
    ['another letter', 'MATCHING', { letters: { a: 'A' } }, { letters: { a: 'B' } }, false],
    ['an answer and none', 'MATCHING', { letters: { a: 'A' } }, null, false],
  ])('say the same or not: %s', (_case, type, one, other, same) => {
    expect(isSameAnswer(type, one, other)).toBe(same);
    expect(isSameAnswer(type, other, one)).toBe(same);
  });
});

describe('an answer once it is submitted', () => {
  // D1-4.67
  it('counts as it is, a sequence that nobody moved in the order it is shown in', () => {
    expect(submittedAnswer('SEQUENCE', { order: ['b', 'a'], placed: false })).toEqual({
      order: ['b', 'a'],
      placed: true,
    });
    for (const type of questionTypeNames.filter((name) => name !== 'SEQUENCE'))
      expect(submittedAnswer(type, emptyAnswer(type, ['b', 'a']))).toEqual(emptyAnswer(type, ['b', 'a']));
  });
});
