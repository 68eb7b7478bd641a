import { describe, expect, test } from 'vitest';
import { placeAfter, type GridSize, type Place } from './grid-keys.ts';

const size: GridSize = { rows: 30, columns: 8, page: 10, rtl: false };
const after = (
  key: string,
  from: Place,
  values: { ctrl?: boolean; shift?: boolean; alt?: boolean; rtl?: boolean } = {},
) => {
  const { ctrl = false, shift = false, alt = false, rtl = false } = values;
  return placeAfter({ key, ctrlKey: ctrl, metaKey: false, altKey: alt, shiftKey: shift }, from, { ...size, rtl });
};
const at = (row: number, column: number): Place => ({ row, column });

describe('the keys of the grid', () => {
  test.each<[string, Place, Place]>([
    ['ArrowDown', at(0, 2), at(1, 2)],
    ['ArrowUp', at(0, 2), at(-1, 2)],
    ['ArrowUp', at(-1, 2), at(-1, 2)],
    ['ArrowDown', at(29, 2), at(29, 2)],
    ['ArrowRight', at(3, 7), at(3, 7)],
    ['ArrowRight', at(3, 0), at(3, 1)],
    ['ArrowLeft', at(3, 0), at(3, 0)],
    ['Home', at(3, 5), at(3, 0)],
    ['End', at(3, 5), at(3, 7)],
    ['PageDown', at(-1, 5), at(10, 5)],
    ['PageDown', at(25, 5), at(29, 5)],
    ['PageUp', at(4, 5), at(0, 5)],
  ])('%s leads from %j to %j', (key, from, to) => {
    expect(after(key, from)).toEqual(to);
  });

  test.each<[string, Place]>([
    ['ArrowDown', at(29, 3)],
    ['ArrowUp', at(0, 3)],
    ['ArrowRight', at(4, 7)],
    ['ArrowLeft', at(4, 0)],
    ['Home', at(0, 0)],
    ['End', at(29, 7)],
  ])('%s with Ctrl leads as far as it goes', (key, to) => {
    expect(after(key, at(4, 3), { ctrl: true })).toEqual(to);
  });

  test('arrows point along the screen in both directions of writing', () => {
    expect(after('ArrowLeft', at(2, 2), { rtl: true })).toEqual(at(2, 3));
    expect(after('ArrowRight', at(2, 2), { rtl: true })).toEqual(at(2, 1));
    expect(after('ArrowLeft', at(2, 2), { rtl: true, ctrl: true })).toEqual(at(2, 7));
  });

  test.each([
    ['a', {}],
    ['Tab', {}],
    ['ArrowDown', { shift: true }],
    ['ArrowLeft', { alt: true }],
  ])('%s with %j is not theirs', (key, keys) => {
    expect(after(key, at(1, 1), keys)).toBeNull();
  });

  test('an empty grid has its head only', () => {
    const keys = { key: 'ArrowDown', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    expect(placeAfter(keys, at(-1, 0), { ...size, rows: 0 })).toEqual(at(-1, 0));
  });
});
