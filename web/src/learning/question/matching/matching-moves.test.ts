import { questionTypes } from '@lectern/domain/learning/question/question-types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleared, placed, swapped, type Letters } from './matching-moves.ts';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });

describe('matching', () => {
  const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G');

  // D1-2.131, 4.64, 4.65
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
