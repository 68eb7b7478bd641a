import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import type { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../../test/zip-of.ts';
import { readCsv } from './read-csv.ts';
import type { FileReading } from './file-reading.ts';
import { readFile } from './read-file.ts';

const cellsIn = ({ table, problem }: FileReading) => problem ?? table.map(({ cells }) => cells);
const limits = { bytes: 512 * 1024, rows: 1000 };
const readBytes = (bytes: Buffer, who = 'mia') => readFile(bytes.toString('base64'), who, limits);
const cellsOf = async (bytes: Buffer) => cellsIn(await readBytes(bytes));
const people = [
  ['E-mail', 'Last name'],
  ['mia@school.test', 'Ünal'],
];
const written = (separator: string) => people.map((cells) => cells.join(separator)).join('\r\n');

function workbookOf(rows: unknown[][], change: (sheet: Record<string, unknown>) => void = () => {}): Buffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows);
  change(sheet);
  utils.book_append_sheet(book, sheet, 'People');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['another sheet']]), 'More');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

describe('a text', () => {
  it.each([',', ';', '\t', '|'])('has its cells between %j', (separator) => {
    expect(cellsIn(readCsv(Buffer.from(written(separator))))).toEqual(people);
  });

  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(written(','))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${written(',')}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${written(',')}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(written(','), 'utf16le')],
    ['UTF-16, high bytes first', Buffer.from(`\ufeff${written(',')}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(written(','), 'latin1')],
  ])('is read in %s', (_encoding, bytes) => {
    expect(cellsIn(readCsv(bytes))).toEqual(people);
  });

  it.each<[TableEncoding, string, string]>([
    ['WINDOWS_1254', 'c761f06c61720ade6168696e', 'Çağlar,Şahin'],
    ['DOS_850', '4a6f73820a4d816c6c6572', 'José,Müller'],
    ['DOS_852', '44766ffda06b0a886170', 'Dvořák,łap'],
    ['SHIFT_JIS', '8e5293630a91be9859', '山田,太郎'],
    ['UTF_16LE', '4d00690061000a005a00', 'Mia,Z'],
  ])('is read in the encoding that is chosen: %s', (encoding, bytes, names) => {
    const reading = readCsv(Buffer.from(bytes, 'hex'), encoding);
    expect(cellsIn(reading)).toEqual(names.split(',').map((name) => [name]));
    expect(reading.encoding).toBe(encoding);
  });

  it('says what it was read in, and where it is none in the encoding that is chosen', async () => {
    const dos = Buffer.from('4a6f7382', 'hex');
    expect(readCsv(Buffer.from('Jos\u00e9', 'latin1')).encoding).toBe('WINDOWS_1252');
    expect(readCsv(dos, 'UTF_8')).toEqual({ table: null, problem: 'ENCODING', encoding: 'UTF_8' });
    expect(readCsv(Buffer.from('%PDF-1.7'), 'DOS_850')).toEqual({ table: null, problem: 'KIND' });
    const long = Buffer.concat(Array.from({ length: 2000 }, () => Buffer.concat([dos, Buffer.from('\n')])));
    const { table } = await readFile(long.toString('base64'), 'mia', { ...limits, rows: 3000 }, 'DOS_850');
    expect(table?.at(-1)?.cells).toEqual(['José']);
    const book = await readFile(workbookOf(people).toString('base64'), 'mia', limits, 'DOS_850');
    expect([cellsIn(book), book.encoding]).toEqual([people, undefined]);
  });

  it('may be packed, as a workbook may', async () => {
    expect(await cellsOf(gzipSync(written(',')))).toEqual(people);
    expect(await cellsOf(gzipSync(workbookOf(people)))).toEqual(people);
  });

  it('may name its separator, quote what has it, and count its lines as a spreadsheet does', async () => {
    const { table } = await readBytes(Buffer.from('sep=;\r\na;"b;\n""c"""\r\n\r\nd;e'));
    expect(table).toEqual([
      { line: 2, cells: ['a', 'b;\n"c"'] },
      { line: 3, cells: [''] },
      { line: 4, cells: ['d', 'e'] },
    ]);
  });
});

it('a long text is read in a thread', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => [`learner-${index}@school.test`, 'Ünal']);
  expect(await cellsOf(Buffer.from(lines.map((cells) => cells.join(',')).join('\n')))).toEqual(lines);
});

describe('a workbook', () => {
  it('is read by its first sheet, numbers and results of formulas as texts', async () => {
    const bytes = workbookOf([['E-mail', 'Number'], ['mia@school.test', 7], [], [null, 'x']], (sheet) => {
      sheet['B2'] = { t: 'n', f: '3+4', v: 7 };
    });
    expect(await readBytes(bytes)).toMatchObject({
      problem: null,
      table: [
        { line: 1, cells: ['E-mail', 'Number'] },
        { line: 2, cells: ['mia@school.test', '7'] },
        { line: 4, cells: ['', 'x'] },
      ],
    });
  });

  it('keeps what looks like a formula as the text it is', async () => {
    expect(await cellsOf(workbookOf([['=HYPERLINK("http://x")', '+1', '@A1']]))).toEqual([
      ['=HYPERLINK("http://x")', '+1', '@A1'],
    ]);
  });
});

const quiet = workbookOf(people);
const sheet = 'xl/worksheets/sheet1.xml';

/** A bomb that says that it is small and is broken far behind what fits: whoever unpacks all of it says that it is damaged. */
function brokenBomb(): Buffer {
  const bomb = zipOf({ name: sheet, content: Buffer.alloc(64 * 1024 * 1024), said: 100 });
  return bomb.fill(0, 60_000, 60_100);
}

/** The workbook with its sheet overwritten in the middle. */
function withHole(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const from = copy.indexOf(sheet) + sheet.length + 40;
  return copy.fill(0xff, from, from + 60);
}

it('of many long files at once, two are read and the others wait', async () => {
  let [threads, most, all] = [0, 0, 0];
  const count = (thread: Worker) => {
    all += 1;
    most = Math.max(most, (threads += 1));
    thread.once('exit', () => (threads -= 1));
  };
  process.on('worker', count);
  const long = Buffer.from(`E-mail\n${'mia@school.test\n'.repeat(1000)}`);
  const read = await Promise.all(['mia', 'nia', 'ola', 'mia', 'nia'].map((who) => readBytes(long, who)));
  process.off('worker', count);
  expect(read.map(({ table }) => table?.length)).toEqual([1001, 1001, 1001, 1001, 1001]);
  expect([all, most]).toEqual([5, 2]);
});

describe('a file that is no spreadsheet, or too large a one', () => {
  it.each<[string, string, Buffer]>([
    ['larger than 512 kB', 'TOO_LARGE', Buffer.alloc(limits.bytes + 1, 'a')],
    ['5 MB large', 'TOO_LARGE', Buffer.alloc(5 * 1024 * 1024, 'a')],
    ['a bomb', 'TOO_LARGE', zipOf({ name: sheet, content: Buffer.alloc(200 * 1024 * 1024) })],
    [
      'a bomb that says it is small',
      'TOO_LARGE',
      zipOf({ name: sheet, content: Buffer.alloc(200 * 1024 * 1024), said: 100 }),
    ],
    ['a bomb that says it is small, of which no more is unpacked than fits', 'TOO_LARGE', brokenBomb()],
    [
      'of too many parts',
      'TOO_LARGE',
      zipOf(...Array.from({ length: 501 }, (_, at) => ({ name: `${at}.xml`, content: '' }))),
    ],
    ['a bomb in gzip', 'TOO_LARGE', gzipSync(Buffer.alloc(200 * 1024 * 1024))],
    ['packed, one byte too large', 'TOO_LARGE', gzipSync(Buffer.alloc(limits.bytes + 1, 'a'))],
    ['gzip that was cut off', 'DAMAGED', gzipSync(written(',').repeat(100)).subarray(0, -9)],
    ['gzip of gzip', 'KIND', gzipSync(gzipSync(written(',')))],
    ['a workbook that was cut off', 'DAMAGED', quiet.subarray(0, 700)],
    ['a workbook with a hole', 'DAMAGED', withHole(quiet)],
    ['a PDF', 'KIND', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a picture', 'KIND', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an old Excel file', 'KIND', Buffer.from('d0cf11e0a1b11ae1000000', 'hex')],
    ['a ZIP of something else', 'KIND', zipOf({ name: 'word/document.xml', content: '<xml/>' })],
  ])('%s, is told as that: %s', async (_what, problem, bytes) => {
    expect(await cellsOf(bytes)).toBe(problem);
  });
});
