import { questionTypes } from '@lectern/domain/learning/question/question-types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved, shownOrder } from './sequence-moves.ts';

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
