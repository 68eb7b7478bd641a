import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('a CSV file says in what letters it is, quotes what would end a cell and holds no formula', () => {
  const rows = [
    ['Name', 'Note'],
    ['Okonkwo, Amara', 'says "no"'],
    ['=1+1', '＠SUM(A1)'],
    [' =A1', 'two\r\nlines'],
  ];
  const lines = ['Name,Note', '"Okonkwo, Amara","says ""no"""', "'=1+1,'＠SUM(A1)", `' =A1,"two\r\nlines"`];
  expect(csvText(rows)).toBe(`\ufeff${lines.join('\r\n')}\r\n`);
});
