import { describe, expect, it } from 'vitest';
import { openQuote } from './clean-cell.ts';
import { readColumns } from './read-columns.ts';
import { headsToRemember } from './said-columns.ts';

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
      expect(read(head, ['Northfield', 'Oslo'])).toMatchObject({
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
    expect(read(['City'], ['Oslo'])).toMatchObject({ rows: null, missing: 'name', problem: 'NO_COLUMN' });
  });

  it.each([
    ['nothing', [], 'NO_ROWS'],
    ['heads alone', [['Name'], ['']], 'NO_ROWS'],
    ['one row too many', [['Name'], ['a'], ['b'], ['c'], ['d']], 'TOO_MANY_ROWS'],
  ])('of %s is told as that', (_what, lines, problem) => {
    expect(read(...lines)).toEqual({ rows: null, problem });
  });
});

describe('the columns of a table', () => {
  const people = {
    email: { heads: ['Email'], isRequired: true, isLike: (text: string) => text.includes('@') },
    name: { heads: ['Name', 'Phone'], isRequired: false },
  };
  const tableOf = (...lines: readonly (readonly string[])[]) => lines.map((cells, at) => ({ line: at + 1, cells }));
  const textsOf = (...said: Parameters<typeof readColumns<'email' | 'name'>>) =>
    readColumns(...said).rows?.map(({ texts }) => texts);
  const ada = { email: 'ada@school.example', name: 'Aas' };

  it('are all told, those that are not read too, with what stands below', () => {
    const { columns: found } = readColumns(
      tableOf(['Email', '', 'Nachname', ''], ['ada@school.example', '', 'Aas', 'B2']),
      people,
      9,
    ) as { columns: unknown };
    expect(found).toEqual([
      { column: 0, head: 'Email', example: 'ada@school.example', name: 'email' },
      { column: 2, head: 'Nachname', example: 'Aas', name: null },
      { column: 3, head: '', example: 'B2', name: null },
    ]);
  });

  it.each([
    ['heads that nobody knows', [['Title'], ['E-posta', 'Soyad'], ['ada@school.example', 'Aas']]],
    ['no heads', [['ada@school.example', 'Aas']]],
    [
      'heads that are known',
      [
        ['Name', 'Email'],
        ['ada@school.example', 'Aas'],
      ],
    ],
  ])('are those that somebody chooses, with %s', (_what, lines) => {
    const chosen = [
      { name: 'name', column: 1 },
      { name: 'email', column: 0 },
    ] as const;
    expect(textsOf(tableOf(...lines), people, 9, { chosen, remembered: new Map() })).toEqual([ada]);
  });

  it('are those of before, also one that was not read then', () => {
    const remembered = new Map([
      ['soyad', 'name'],
      ['name', null],
      ['phone', null],
    ] as const);
    const lines = tableOf(['NAME', 'Soyad', 'Email', 'Phone'], ['Ada', 'Aas', 'ada@school.example', '5']);
    expect(textsOf(lines, people, 9, { chosen: null, remembered })).toEqual([ada]);
    expect(headsToRemember([{ column: 0, head: ' Soyad ', example: '', name: 'name' }])).toEqual([
      { head: 'soyad', name: 'name' },
    ]);
  });

  it('are asked for where one has to be there and nobody chose it', () => {
    expect(readColumns(tableOf(['Email'], ['a@b']), people, 9, { chosen: [], remembered: new Map() })).toMatchObject({
      problem: 'NO_COLUMN',
      missing: 'email',
    });
  });
});
