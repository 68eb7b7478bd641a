import { questionTypes } from '@lectern/domain/question/question-types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleared, placed, swapped, type Letters } from './matching-moves.ts';
import { moved, shownOrder } from './sequence-moves.ts';
import { typedLetter } from './typed-letter.ts';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });

describe('a sequence', () => {
  test('stays a reordering of its items through any moves', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.tuple(fc.nat(14), fc.integer({ min: -2, max: 14 }))), (items, moves) => {
        const order = moves.reduce((now, [from, to]) => moved(now, from, to), items);
        expect(order.toSorted()).toEqual(items.toSorted());
        expect(questionTypes.SEQUENCE.given.safeParse({ order, placed: true }).success).toBe(true);
      }),
    );
  });

  test('shows every item of the question once, whatever order was stored', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.uuid()), (items, strangers) => {
        const stored = [...strangers, ...items.slice(1), ...items];
        const shown = shownOrder(
          items.map((id) => ({ id })),
          stored,
        );
        expect(shown.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test('puts an item where it is wanted', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  });
});

describe('matching', () => {
  const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G');

  test('keeps each letter on one concept at most, through any moves', () => {
    fc.assert(
      fc.property(
        ids,
        fc.array(fc.tuple(fc.constantFrom('place', 'swap', 'clear'), fc.nat(), fc.nat(), letter)),
        (concepts, moves) => {
          const at = (index: number) => concepts[index % concepts.length] ?? '';
          const letters = moves.reduce<Letters>((now, [move, one, other, what]) => {
            if (move === 'place') return placed(now, at(one), what);
            return move === 'swap' ? swapped(now, at(one), at(other)) : cleared(now, at(one));
          }, {});
          const values = Object.values(letters);
          expect(new Set(values).size).toBe(values.length);
          expect(Object.keys(letters).every((concept) => concepts.includes(concept))).toBe(true);
          expect(questionTypes.MATCHING.given.safeParse({ letters }).success).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['both have one', { a: 'A', b: 'B' }, { a: 'B', b: 'A' }],
    ['one has one', { a: 'A' }, { b: 'A' }],
    ['none has one', {}, {}],
  ])('exchanges where %s', (_case, before, after) => {
    expect(swapped(before, 'a', 'b')).toEqual(after);
  });
});

test.each([
  [{ key: 'b', code: 'KeyB' }, 'B'],
  [{ key: 'B', code: 'KeyB' }, 'B'],
  [{ key: 'ش', code: 'KeyA' }, 'A'],
  [{ key: 'Tab', code: 'Tab' }, null],
  [{ key: 'F1', code: 'F1' }, null],
  [{ key: '1', code: 'Digit1' }, null],
])('the key %j stands for %s', (key, letter) => {
  expect(typedLetter(key)).toBe(letter);
});
