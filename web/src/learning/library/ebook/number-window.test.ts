import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberWindow } from './number-window.ts';

test.each([
  [1, 12, [1, 2, 3, 4]],
  [2, 12, [1, 2, 3, 4]],
  [5, 12, [4, 5, 6, 7]],
  [11, 12, [9, 10, 11, 12]],
  [12, 12, [9, 10, 11, 12]],
  [1, 1, [1]],
  [3, 3, [1, 2, 3]],
])('around %i of %i stand %j', (current, total, numbers) => {
  expect(numberWindow(current, total)).toEqual(numbers);
});

// D1-2.120, 2.121, 9.12
test('the current number is always among at most four neighbours of the whole', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(place, ([current, total]) => {
      const numbers = numberWindow(current, total);
      expect(numbers).toHaveLength(Math.min(4, total));
      expect(numbers).toContain(current);
      expect(numbers[0]).toBeGreaterThanOrEqual(1);
      expect(numbers.at(-1)).toBeLessThanOrEqual(total);
    }),
  );
});
