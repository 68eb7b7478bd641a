import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion, authorsAnswer } from '../../test/any-question.ts';
import { answerSchemas, emptyAnswer, parseAnswer } from './answer.ts';
import { questionTypes, type QuestionType } from './question.ts';

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

  it.each(questionTypes)('of %s is not null, a list, a text or a number', (type) => {
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
        fc.constantFrom(...questionTypes),
        fc.anything({ withNullPrototype: true, withSparseArray: true }),
        (type, value) => {
          const parsed = parseAnswer(type, value);
          expect(parsed === null || answerSchemas[type].safeParse(parsed).success).toBe(true);
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
