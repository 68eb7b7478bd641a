import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entities } from './entities.ts';
import { merge, takeParts, whoseStands, type Entity } from './merge.ts';

/** A thing with plain fields, fields that count together, a list without an order and one with, and rows. */
const entity: Entity = {
  parts: ['name', 'size', ['country', 'state'], 'courses', 'pages', 'rows'],
  unordered: ['courses'],
  rows: ['rows'],
};

const word = fc.constantFrom('', 'a', 'b', 'c');
const ids = ['x', 'y', 'z'] as const;
const copies = fc.record({
  name: word,
  size: fc.constantFrom(0, 1, 2),
  country: word,
  state: word,
  courses: fc.subarray(['k', 'l', 'm'], { minLength: 0 }),
  pages: fc.shuffledSubarray(['p', 'q'], { minLength: 1 }),
  rows: fc.tuple(word, word, word).map((cells) => ids.map((id, at) => ({ id, time: cells[at] ?? '', level: at }))),
  besides: word,
});
const everywhere = (check: (base: Copy, mine: Copy, theirs: Copy) => void) =>
  fc.assert(fc.property(copies, copies, copies, check), { numRuns: 500 });
type Copy = typeof copies extends fc.Arbitrary<infer Value> ? Value : never;

/** What a copy says, part by part. */
const says = ({ name, size, country, state, courses, pages, rows }: Copy): Readonly<Record<string, string>> => ({
  name,
  size: String(size),
  country: `${country}/${state}`,
  courses: courses.toSorted().join(),
  pages: pages.join(),
  ...Object.fromEntries(rows.map(({ id, time }) => [`rows.${id}.time`, time])),
});

describe('two copies of one thing', () => {
  it('are merged part by part: a change of one side stands, and only what both changed is asked', () => {
    everywhere((base, mine, theirs) => {
      const { values, both, taken, mine: own } = merge(entity, base, mine, theirs);
      const [was, ours, others, now] = [base, mine, theirs, values].map(says);
      for (const part of Object.keys(was ?? {})) {
        const [before, here, there, result] = [was?.[part], ours?.[part], others?.[part], now?.[part]];
        expect(result).toBe(here === before ? there : here);
        expect(both.includes(part)).toBe(here !== before && there !== before && here !== there);
        expect(taken.includes(part)).toBe(here === before && there !== before);
        expect(own.includes(part)).toBe(here !== before && there === before);
      }
    });
  });

  it('say the same as before where nothing differs, and what only one changed whichever side it is', () => {
    everywhere((base, mine) => {
      expect(merge(entity, base, mine, mine)).toEqual({ values: mine, both: [], taken: [], mine: [] });
      expect(says(merge(entity, base, base, mine).values)).toEqual(says(mine));
      expect(says(merge(entity, base, mine, base).values)).toEqual(says(mine));
    });
  });

  it('are asked about wherever they differ when nobody knows what they began with', () => {
    everywhere((_base, mine, theirs) => {
      const { values, both } = merge(entity, undefined, mine, theirs);
      expect(says(values)).toEqual(says(mine));
      const [ours, others] = [says(mine), says(theirs)];
      expect([...both].toSorted()).toEqual(
        Object.keys(ours)
          .filter((part) => ours[part] !== others[part])
          .toSorted(),
      );
    });
  });

  it('come to what is chosen of them, and leave what is no part of the thing as it is here', () => {
    everywhere((base, mine, theirs) => {
      const merged = merge(entity, base, mine, theirs);
      const chosen = says(takeParts(entity, merged.values, theirs, merged.both));
      for (const part of merged.both) expect(chosen[part]).toBe(says(theirs)[part]);
      for (const part of merged.mine) expect(chosen[part]).toBe(says(mine)[part]);
      expect(takeParts(entity, merged.values, theirs, merged.both).besides).toBe(mine.besides);
    });
  });

  it('have the rows that are there by now', () => {
    const row = (id: string, time: string) => ({ id, time });
    const of = (...rows: { id: string; time: string }[]) => ({ rows });
    const { values, both } = merge(
      { parts: ['rows'], rows: ['rows'] },
      of(row('x', '1'), row('gone', '1')),
      of(row('x', '2'), row('gone', '2')),
      of(row('x', '1'), row('new', '5')),
    );
    expect(values).toEqual(of(row('x', '2'), row('new', '5')));
    expect(both).toEqual([]);
  });

  it.each([
    ['spaces around a text', ' a ', 'a'],
    ['nothing and an empty text', null, ''],
    ['keys of rows of a form', [{ key: '1', text: 'a' }], [{ text: 'a', key: '2' }]],
  ])('are not told apart by %s', (_what, one, other) => {
    expect(merge({ parts: ['field'] }, { field: 'b' }, { field: one }, { field: other }).both).toEqual([]);
  });
});

it('one thing is decided by what both began with', () => {
  const same = (one: string, other: string) => one === other;
  expect(whoseStands('a', 'a', 'b', same)).toBe('THEIRS');
  expect(whoseStands('a', 'b', 'a', same)).toBe('MINE');
  expect(whoseStands('a', 'b', 'b', same)).toBe('SAME');
  expect(whoseStands('a', 'b', 'c', same)).toBe('BOTH');
  expect(whoseStands(undefined, 'a', 'b', same)).toBe('BOTH');
});

describe('each entity', () => {
  it.each(Object.entries<Entity>(entities))('%s has each field once, and its lists among them', (_name, one) => {
    const fields = one.parts.flatMap((part) => part);
    expect(new Set(fields).size).toBe(fields.length);
    for (const list of [...(one.unordered ?? []), ...(one.rows ?? [])]) expect(fields).toContain(list);
  });
});
