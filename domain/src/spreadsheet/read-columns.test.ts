import { describe, expect, it } from 'vitest';
import { readColumns } from './read-columns.ts';

const columns = {
  name: { heads: ['Name', 'Nombre', 'الاسم'], isRequired: true },
  city: { heads: ['City', 'Town', 'Ciudad', 'المدينة'], isRequired: false },
};
const read = (...lines: readonly (readonly string[])[]) =>
  readColumns(
    lines.map((cells, index) => ({ line: index + 1, cells })),
    columns,
    3,
  );

describe('a table with columns', () => {
  it.each([[['Name', 'City']], [['NOMBRE', 'Ciudad:']], [['الاسم', 'المدينة']]])(
    'is read by heads such as %j',
    (head) => {
      expect(read(head, ['Northfield', 'Oslo'])).toEqual({
        problem: null,
        unknown: [],
        rows: [{ line: 2, texts: { name: 'Northfield', city: 'Oslo' } }],
      });
    },
  );

  it('has them in any order, beside others that are named, with empty lines and cells anywhere', () => {
    expect(read([], ['Notes', 'town', '', 'name'], ['', ' ', ''], ['x', '', 'y', '  North\u200b  field '])).toEqual({
      problem: null,
      unknown: ['Notes'],
      rows: [{ line: 4, texts: { name: 'North field', city: '' } }],
    });
  });

  it('counts the first of two columns with the same meaning', () => {
    expect(read(['City', 'Name', 'Town'], ['Oslo', 'Northfield', 'Bergen']).rows?.[0]?.texts.city).toBe('Oslo');
  });

  it('is refused without a column that has to be there', () => {
    expect(read(['City'], ['Oslo'])).toEqual({ rows: null, missing: 'name', problem: 'NO_COLUMN' });
  });

  it.each([
    ['nothing', [], 'NO_ROWS'],
    ['heads alone', [['Name'], ['']], 'NO_ROWS'],
    ['one row too many', [['Name'], ['a'], ['b'], ['c'], ['d']], 'TOO_MANY_ROWS'],
  ])('of %s is told as that', (_what, lines, problem) => {
    expect(read(...lines)).toEqual({ rows: null, problem });
  });
});
