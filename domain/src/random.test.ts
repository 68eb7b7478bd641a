import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyRandom } from '../test/any-question.ts';
import { shuffled } from './random.ts';

it('keeps every item and leaves the given list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), anyRandom, (items, random) => {
      const given = [...items];
      const counts = (list: readonly number[]) =>
        [...Map.groupBy(list, (item) => item)].map(([item, same]) => [item, same.length]);
      expect(new Set(counts(shuffled(items, random)).map(String))).toEqual(new Set(counts(items).map(String)));
      expect(items).toEqual(given);
    }),
  );
});

it('asks for one number per place, so that a source of numbers decides the order alone', () => {
  const asked: number[] = [];
  const numbers = [0, 0, 0];
  const random = () => (asked.push(1), numbers.shift() ?? 0);
  expect(shuffled(['a', 'b', 'c', 'd'], random)).toEqual(['b', 'c', 'd', 'a']);
  expect(asked).toHaveLength(3);
});

it('makes every order of four items equally likely', () => {
  // Every triple of outcomes of the three draws, each once: 4 x 3 x 2 = 24 orders, none twice.
  const orders = new Set<string>();
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 3; j++) {
      for (let k = 0; k < 2; k++) {
        const draws = [i / 4, j / 3, k / 2];
        orders.add(shuffled(['a', 'b', 'c', 'd'], () => draws.shift() ?? 0).join(''));
      }
    }
  }
  expect(orders.size).toBe(24);
});
