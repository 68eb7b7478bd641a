import { describe, expect, it } from 'vitest';
import { openQuote } from './clean-cell.ts';
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
        taken: [
          { name: 'name', column: 0, head: head[0] },
          { name: 'city', column: 1, head: head[1] },
        ],
        rows: [{ line: 2, texts: { name: 'Northfield', city: 'Oslo' }, fault: null }],
      });
    },
  );

  it('has them in any order, beside others that are named, with empty lines and cells anywhere', () => {
    expect(
      read([], ['Notes', 'town', '', 'name'], ['', ' ', ''], ['x', '', 'y', '  North\u200b  field ']),
    ).toMatchObject({
      problem: null,
      unknown: ['Notes'],
      rows: [{ line: 4, texts: { name: 'North field', city: '' } }],
    });
  });

  it('counts the first of two columns with the same meaning', () => {
    expect(read(['City', 'Name', 'Town'], ['Oslo', 'Northfield', 'Bergen']).rows?.[0]?.texts.city).toBe('Oslo');
  });

  it('is headed below a title, in words with a note behind them, or in one cell with them all', () => {
    const oslo = { name: 'Northfield', city: 'Oslo' };
    const below = read(['Schools of 2026'], ['Name [Required]', 'City (optional)'], ['="Northfield"', 'Oslo']);
    const inOne = read(['Name;City', '', ''], ['Northfield', 'Oslo', '']);
    for (const { rows } of [below, inOne]) expect(rows?.map(({ texts }) => texts)).toEqual([oslo]);
  });

  it.each([
    ['#N/A', '#N/A', 'CELL_ERROR'],
    [`${openQuote}"North`, '"North', 'OPEN_QUOTE'],
    ["'=1+1", '=1+1', null],
    ["'Northfield", "'Northfield", null],
  ])('has a cell %j as %j with the fault %j', (cell, name, fault) => {
    expect(read(['Name'], [cell]).rows).toMatchObject([{ texts: { name }, fault }]);
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
