import { expect, test } from 'vitest';
import { cleanCell } from './clean-cell.ts';
import { csvLine, csvText } from './csv-text.ts';

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

test.each(['=1+1', '+47', '-5', '@SUM(A1)', '＝A1', 'Ada'])('a cell %j is itself when it is read again', (cell) => {
  const [line = ''] = csvLine([cell]).split('\r\n');
  expect(cleanCell(line)).toBe(cell);
});
