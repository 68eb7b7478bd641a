import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareContent } from './compare-content.ts';
import { compareLists } from './compare-lists.ts';

const answer = (id: string, changes: object = {}) => ({
  id,
  answer: `<p>${id}</p>`,
  answer_image: null,
  is_correct: false,
  sequence: null,
  match: null,
  ...changes,
});
const question = (answers: readonly object[], changes: object = {}) => ({
  benchmark_id: 'b1',
  lesson_id: 'l1',
  hint: null,
  type: 'MULTIPLE_CHOICE',
  question: '<p>Which?</p>',
  answers,
  ...changes,
});

describe('two versions of an item', () => {
  it('differ by field: a text, a rich text and a value', () => {
    const before = {
      course_id: 'c1',
      name: 'Soil',
      slug: 'soil',
      logo: null,
      display_order: 1,
      description: 'Of earth',
    };
    const after = { ...before, name: 'Soils', slug: 'soils', logo: '/media/1', display_order: 3 };
    expect(compareContent(before, after)).toEqual([
      { field: 'name', as: 'TEXT', before: 'Soil', after: 'Soils' },
      { field: 'logo', as: 'VALUE', before: null, after: '/media/1' },
      { field: 'display_order', as: 'VALUE', before: 1, after: 3 },
    ]);
    expect(compareContent({ content: '<p>a</p>' }, { content: '<p>b</p>' })).toEqual([
      { field: 'content', as: 'RICH_TEXT', before: '<p>a</p>', after: '<p>b</p>' },
    ]);
  });

  it('say of each answer whether it came, went, moved, changed or became correct', () => {
    const before = question([answer('a', { is_correct: true }), answer('b'), answer('c'), answer('d')]);
    const after = question([
      answer('d'),
      answer('a', { is_correct: false }),
      answer('b', { is_correct: true, answer: '<p>B</p>' }),
      answer('e'),
    ]);
    const change = (field: string, was: unknown, is: unknown) => ({ field, as: 'VALUE', before: was, after: is });
    expect(compareContent(before, after)).toMatchObject([
      {
        field: 'answers',
        as: 'LIST',
        items: [
          { item: { id: 'd' }, from: 3, to: 0, moved: true, differences: [] },
          { item: { id: 'a' }, from: 0, to: 1, moved: false, differences: [change('is_correct', true, false)] },
          {
            item: { id: 'b' },
            from: 1,
            to: 2,
            moved: false,
            differences: [
              { field: 'answer', as: 'RICH_TEXT', before: '<p>b</p>', after: '<p>B</p>' },
              change('is_correct', false, true),
            ],
          },
          { item: { id: 'e' }, from: null, to: 3 },
          { item: { id: 'c' }, from: 2, to: null },
        ],
      },
    ]);
  });

  it('compare what helps with a question as lists, also where there was none', () => {
    const help = (...resource_ids: string[]) => ({ kind: 'QUICKDECK', resource_ids });
    expect(compareContent(question([]), question([], { hint: help('r1') }))).toEqual([
      {
        field: 'hint',
        as: 'LIST',
        items: [{ item: 'r1', from: null, to: 0, moved: false, differences: [] }],
      },
    ]);
    expect(
      compareContent(question([], { hint: help('r1', 'r2') }), question([], { hint: help('r2', 'r1') })),
    ).toMatchObject([{ field: 'hint', items: [{ moved: true }] }]);
  });

  it('do not differ in the order of their fields, nor in what is left out or null', () => {
    expect(compareContent({ a: { x: 1, y: [2] }, b: null }, { a: { y: [2], x: 1 } })).toEqual([]);
  });

  it('of anything, one version does not differ from itself', () => {
    const content = fc.dictionary(
      fc.constantFrom('name', 'content', 'answers', 'hint', 'level', 'tracks'),
      fc.jsonValue() as fc.Arbitrary<unknown>,
    );
    fc.assert(
      fc.property(content, (one) => {
        expect(compareContent(one, structuredClone(one))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('two lists', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'), { maxLength: 9 });
  const keyOf = (id: string) => id;

  it('of any items, the later one is read back from the earlier one and the differences', () => {
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const differences = compareLists(before, after, { keyOf });
        const touched = differences.map(({ item }) => item);
        const read = before.filter((id) => !touched.includes(id));
        for (const { item, to } of differences) if (to !== null) read.splice(to, 0, item);
        expect(read).toEqual(after);
      }),
    );
  });

  it('one item drawn to another place is one difference', () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (before, from, to) => {
        fc.pre(before.length > 1);
        const drawn = before[from % before.length] ?? '';
        const after = before.filter((id) => id !== drawn);
        after.splice(to % before.length, 0, drawn);
        const moves = compareLists(before, after, { keyOf }).length;
        expect(moves).toBe(before.join('') === after.join('') ? 0 : 1);
      }),
    );
  });

  it('tell two items of one key apart', () => {
    expect(compareLists(['a', 'a'], ['a'], { keyOf })).toMatchObject([{ item: 'a', from: 1, to: null }]);
  });
});
