import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rearranged, type Placed } from './rearranged.ts';

const at = (...ids: string[]): Placed[] => ids.map((id, index) => ({ id, place: index + 1 }));

describe('items that are given places', () => {
  it.each<[string, Placed[], Placed[], Placed[]]>([
    ['stay where they stand so already', at('a', 'b'), at('a', 'b'), []],
    [
      'change places',
      at('a', 'b'),
      at('b', 'a'),
      [
        { id: 'a', place: 2 },
        { id: 'b', place: 1 },
      ],
    ],
    [
      'send who stood there behind the last',
      at('a', 'b', 'c'),
      [{ id: 'c', place: 1 }],
      [
        { id: 'a', place: 3 },
        { id: 'c', place: 1 },
      ],
    ],
    ['may leave gaps', at('a'), [{ id: 'a', place: 100 }], [{ id: 'a', place: 100 }]],
    ['are left out where they are no siblings', at('a'), [{ id: 'x', place: 2 }], []],
  ])('%s', (_case, siblings, wanted, moved) => {
    expect(rearranged(siblings, wanted)).toEqual(moved);
  });

  it('stand alone in their places after any number of moves, and the others keep their order', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const move = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), place: fc.integer({ min: 1, max: 9 }) }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
        let now = at(...ids);
        for (const given of moves) {
          const wanted = [...new Map(given.map((one) => [one.place, one])).values()];
          const moved = new Map(rearranged(now, wanted).map(({ id, place }) => [id, place]));
          const next = now.map(({ id, place }) => ({ id, place: moved.get(id) ?? place }));
          for (const { id, place } of wanted) expect(next.find((one) => one.id === id)?.place).toBe(place);
          expect(new Set(next.map(({ place }) => place)).size).toBe(ids.length);
          const inOrder = (list: Placed[]) =>
            list
              .filter(({ id }) => !wanted.some((one) => one.id === id) && !moved.has(id))
              .toSorted((one, other) => one.place - other.place)
              .map(({ id }) => id);
          expect(inOrder(next)).toEqual(inOrder(now));
          now = next;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
