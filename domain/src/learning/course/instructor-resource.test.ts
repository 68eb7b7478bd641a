import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareResources, resourceSortKey, resourceTypes, type ListedResource } from './instructor-resource.ts';

const resource = (values: Partial<ListedResource> = {}): ListedResource => ({
  name: 'Poster',
  type: 'ANY',
  lesson_place: 1,
  order: 0,
  ...values,
});

describe('the sort key of a resource', () => {
  // D2-7.130, 9.44, 9.45
  it.each([
    ['1.2 Networks', '01.02.00'],
    ['Project 3', '03.00.00'],
    ['10.4.12', '10.04.12'],
    ['Answers 1.2.3.4', '01.02.03.04'],
    ['Poster', '00.00.00'],
    ['Level 2: 7.10', '02.00.00'],
  ])('of %s is %s', (name, key) => {
    expect(resourceSortKey(name)).toBe(key);
  });

  it('sorts dotted numbers below 100 as numbers', () => {
    const number = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        const whole = (values: number[]) => values.reduce((sum, value, at) => sum + value * 100 ** (2 - at), 0);
        const [first, second] = [resourceSortKey(one.join('.')), resourceSortKey(other.join('.'))];
        expect(Math.sign(whole(one) - whole(other))).toBe(first === second ? 0 : first < second ? -1 : 1);
      }),
    );
  });
});

describe('resources', () => {
  // D2-7.130, 9.44, 9.45
  it('are listed by type, lesson, number, order and name', () => {
    const listed = [
      resource({ type: 'BENCHMARK', lesson_place: null }),
      resource({ type: 'LEARN_EXERCISE', lesson_place: 1, name: '1.2' }),
      resource({ type: 'LEARN_EXERCISE', lesson_place: 1, name: '1.10' }),
      resource({ type: 'LEARN_EXERCISE', lesson_place: 2, name: '1.1' }),
      resource({ type: 'LEARN_EXERCISE', lesson_place: null, name: '1.0' }),
      resource({ type: 'SUMMARY', name: 'B', order: 1 }),
      resource({ type: 'SUMMARY', name: 'A', order: 2 }),
      resource({ type: 'ANY', name: 'A' }),
      resource({ type: 'ANY', name: 'B' }),
    ];
    expect(listed.toReversed().toSorted(compareResources)).toEqual(listed);
  });

  it('have one order, however they come', () => {
    const any = fc.record({
      name: fc.constantFrom('A', 'A 1', '1.2', '1.10', '2'),
      type: fc.constantFrom(...resourceTypes),
      lesson_place: fc.constantFrom(null, 1, 2),
      order: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(any), (list) => {
        expect(list.toReversed().toSorted(compareResources)).toEqual(list.toSorted(compareResources));
      }),
    );
  });
});
