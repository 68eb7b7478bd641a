import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedBefore, movedTogether } from './moved-before.ts';
import { nameOfCopy } from './name-of-copy.ts';
import { putBack } from './put-back.ts';
import { rearranged, type Placed } from './rearranged.ts';
import { roomAt } from './room-at.ts';

const siblings = (...places: number[]): Placed[] => places.map((place, index) => ({ id: `i${index}`, place }));
const inOrder = (items: readonly Placed[]) =>
  items.toSorted((one, other) => one.place - other.place).map(({ id }) => id);
const after = (items: readonly Placed[], moved: readonly Placed[]) =>
  items.map((item) => moved.find(({ id }) => id === item.id) ?? item);

/** Siblings of which no two stand in one place. */
const standing = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
  .map((places) => siblings(...places));

describe('room at a place', () => {
  it('is made by those that stand there and right behind, up to the first gap', () => {
    expect(roomAt(siblings(1, 2, 3, 5), 2)).toEqual([
      { id: 'i1', place: 3 },
      { id: 'i2', place: 4 },
    ]);
    expect(roomAt(siblings(1, 2, 5), 3)).toEqual([]);
  });

  it('leaves the order as it was, the place free, and no two in one place', () => {
    fc.assert(
      fc.property(standing, fc.integer({ min: 0, max: 31 }), (items, place) => {
        const then = after(items, roomAt(items, place));
        expect(inOrder(then)).toEqual(inOrder(items));
        expect(then.map((item) => item.place)).not.toContain(place);
        expect(new Set(then.map((item) => item.place)).size).toBe(items.length);
      }),
    );
  });
});

describe('moving before another', () => {
  it('keeps the places that are there', () => {
    expect(movedBefore(siblings(2, 4, 9), 'i2', 'i0')).toEqual([
      { id: 'i2', place: 2 },
      { id: 'i0', place: 4 },
      { id: 'i1', place: 9 },
    ]);
  });

  it('counts from 1 where two stood in one place', () => {
    expect(movedBefore(siblings(0, 0, 3), 'i0', null).map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it('is taken back by moving before the one that followed, whatever moves', () => {
    const moves = standing
      .filter(({ length }) => length > 1)
      .chain((items) =>
        fc.record({ items: fc.constant(items), from: fc.nat(items.length - 1), to: fc.nat(items.length) }),
      );
    fc.assert(
      fc.property(moves, ({ items, from, to }) => {
        const order = inOrder(items);
        const [id = '', next = null] = [order[from], order[from + 1]];
        const before = order[to] === id ? next : (order[to] ?? null);
        const there = after(items, rearranged(items, movedBefore(items, id, before)));
        const expected = order.filter((one) => one !== id);
        expected.splice(before === null ? expected.length : expected.indexOf(before), 0, id);
        expect(inOrder(there)).toEqual(expected);
        expect(inOrder(after(there, rearranged(there, movedBefore(there, id, next))))).toEqual(order);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('moving several together', () => {
  it('puts them in the order given, those that come from elsewhere too, in places of which no two are alike', () => {
    const items = standing.chain((all) =>
      fc.record({
        items: fc.constant(all),
        moving: fc.shuffledSubarray([...all.map(({ id }) => id), 'n0', 'n1']),
        before: fc.constantFrom(null, ...all.map(({ id }) => id)),
      }),
    );
    fc.assert(
      fc.property(items, ({ items: all, moving, before }) => {
        const placed = movedTogether(all, moving, before);
        const order = inOrder(placed);
        const staying = inOrder(all).filter((id) => !moving.includes(id));
        expect(order.filter((id) => !moving.includes(id))).toEqual(staying);
        const at = order.findIndex((id) => moving.includes(id));
        expect(moving.length === 0 ? [] : order.slice(at, at + moving.length)).toEqual(moving);
        const isBefore = before !== null && staying.includes(before) && moving.length > 0;
        expect(isBefore ? order[at + moving.length] : before).toBe(before);
        expect(new Set(placed.map(({ place }) => place)).size).toBe(placed.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the name of a copy', () => {
  it.each([
    ['Soil', [], 'Soil (2)'],
    ['Soil', ['Soil (2)'], 'Soil (3)'],
    ['Soil (2)', ['Soil'], 'Soil (3)'],
    ['(7)', [], '(7) (2)'],
    ['x'.repeat(200), [], `${'x'.repeat(196)} (2)`],
  ])('of %j beside %j is %j', (name, taken, copy) => {
    expect(nameOfCopy(name, (one) => taken.some((other) => other === one))).toBe(copy);
  });
});

describe('putting back what stood in a list', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 10 });

  it('gives the list as it was, where nothing else has changed', () => {
    fc.assert(
      fc.property(ids, fc.func(fc.boolean()), (before, isGone) => {
        const gone = before.filter((id) => isGone(id));
        const left = before.filter((id) => !gone.includes(id));
        expect(putBack(left, before, gone)).toEqual(before);
      }),
    );
  });

  it('leaves the order of what stands there now, and adds nothing else and nothing twice', () => {
    fc.assert(
      fc.property(ids, ids, ids, (now, before, back) => {
        const list = putBack(now, before, back);
        expect(list.filter((id) => now.includes(id))).toEqual(now);
        expect(list.toSorted()).toEqual([...new Set([...now, ...before.filter((id) => back.includes(id))])].toSorted());
      }),
    );
  });

  it('puts each behind what stood before it and is still there, else before what stood behind it', () => {
    expect(putBack(['d', 'b', 'x'], ['a', 'b', 'c', 'd'], ['c'])).toEqual(['d', 'b', 'c', 'x']);
    expect(putBack(['x', 'd'], ['a', 'b', 'c', 'd'], ['c'])).toEqual(['x', 'c', 'd']);
    expect(putBack(['x'], ['c'], ['c'])).toEqual(['x', 'c']);
  });
});
