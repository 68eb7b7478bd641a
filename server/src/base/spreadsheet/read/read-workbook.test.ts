import { plainWorkbook } from '@lectern/domain/base/spreadsheet/plain-workbook.ts';
import { describe, expect, it } from 'vitest';
import { zipOf, type ZipPart } from '../../../../test/zip-of.ts';
import { readWorkbook } from './read-workbook.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relationships = (...links: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

type Book = {
  readonly data?: string;
  readonly strings?: string;
  readonly styles?: string;
  readonly is1904?: string;
};

/** The parts of a workbook of one sheet, as simple as the format lets them be. */
function parts({ data = '', strings, styles, is1904 }: Book): readonly ZipPart[] {
  return [
    { name: '_rels/.rels', content: relationships(['r1', 'officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="${office}"><workbookPr${is1904 ? ` date1904="${is1904}"` : ''}/><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships(
        ['r1', 'worksheet', 'worksheets/sheet1.xml'],
        ['r2', 'sharedStrings', 'sharedStrings.xml'],
        ['r3', 'styles', 'styles.xml'],
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet ${main}><sheetData>${data}</sheetData></worksheet>` },
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: `<sst ${main}>${strings}</sst>` }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', content: `<styleSheet ${main}>${styles}</styleSheet>` }]),
  ];
}

async function read(files: readonly ZipPart[]) {
  const { table, problem } = await readWorkbook(zipOf(...files), 100);
  return problem ?? table;
}
const cellsOf = async (book: Book) => {
  const table = await read(parts(book));
  return typeof table === 'string' ? table : table.map(({ cells }) => cells);
};
const row = (cells: string) => `<row r="1">${cells}</row>`;
const only = async (cell: string, book: Book = {}) => {
  const cells = await cellsOf({ ...book, data: row(cell) });
  return typeof cells === 'string' ? cells : (cells[0]?.[0] ?? '');
};

describe('a text of a workbook', () => {
  it.each([
    ['in the cell', '<c r="A1" t="inlineStr"><is><t>North</t></is></c>', 'North'],
    [
      'in runs of other looks',
      '<c r="A1" t="inlineStr"><is><r><rPr><b/></rPr><t>North</t></r><r><t xml:space="preserve"> field</t></r></is></c>',
      'North field',
    ],
    [
      'with how it is said',
      '<c r="A1" t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></is></c>',
      '東京',
    ],
    ['with signs that XML writes otherwise', '<c r="A1" t="inlineStr"><is><t>A &amp; B &#x41;</t></is></c>', 'A & B A'],
    ['in CDATA', '<c r="A1" t="inlineStr"><is><t><![CDATA[A <b>]]></t></is></c>', 'A <b>'],
    ['with signs that XML has not', '<c r="A1" t="inlineStr"><is><t>A_x000D_B_x005F_x</t></is></c>', 'A\rB_x'],
    ['that is empty', '<c r="A1" t="inlineStr"><is><t/></is></c>', ''],
  ])('%s', async (_how, cell, text) => {
    expect(await only(cell)).toBe(text);
  });

  it('among those that are shared has all of its runs, and not how it is said', async () => {
    const strings =
      '<si><t>plain</t></si><si><r><t>No</t></r><r><t>rth</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si/>';
    const cells = [0, 1, 2, 3].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
    expect(await cellsOf({ strings, data: row(`${cells}<c t="str"><v>x</v></c>`) })).toEqual([
      ['plain', 'North', '東京', '', 'x'],
    ]);
  });
});

describe('a number of a workbook', () => {
  it.each([
    ['100', '100'],
    ['1.0000000000000002E2', '100'],
    ['0.30000000000000004', '0.3'],
    ['1200.5', '1200.5'],
    ['1E3', '1000'],
    ['-0', '0'],
    ['4.0999999999999996', '4.1'],
    ['900719925474099', '900719925474099'],
  ])('%s is read as %s', async (value, text) => {
    expect(await only(`<c r="A1"><v>${value}</v></c>`)).toBe(text);
  });
});

describe('a day of a workbook', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy;@"/><numFmt numFmtId="165" formatCode="[Red]0 &quot;days&quot;"/><numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="yyyy/m/d h:mm"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="20"/></cellXfs>';
  const styled = (style: number, value: string, is1904?: string) =>
    only(`<c r="A1" s="${style}"><v>${value}</v></c>`, { styles, ...(is1904 ? { is1904 } : {}) });

  it.each([
    ['by a format that all know', 1, '46265', '2026-08-31'],
    ['by a format of its own', 2, '46265', '2026-08-31'],
    ['with a time', 5, '46265.75', '2026-08-31T18:00:00'],
    ['whose time is not exact', 5, '46265.749999999993', '2026-08-31T18:00:00'],
    ['as a time alone', 6, '0.5', '12:00:00'],
    ['before the day that never was', 1, '59', '1900-02-28'],
    ['after it', 1, '61', '1900-03-01'],
    ['that is none', 0, '46265', '46265'],
    ['as so many days', 3, '30', '30'],
    ['as hours', 4, '1.5', '1.5'],
    ['beyond all days', 1, '99999999', '99999999'],
    ['before all days', 1, '-1', '-1'],
  ])('is read %s', async (_how, style, value, text) => {
    expect(await styled(style, value)).toBe(text);
  });

  it.each(['1', 'true'])('is counted from 1904 where the workbook says so (%s)', async (is1904) => {
    expect(await styled(1, '44803', is1904)).toBe('2026-08-31');
    expect(await styled(0, '44803', is1904)).toBe('44803');
  });

  it.each([
    ['2026-08-31', '2026-08-31'],
    ['2026-08-31T00:00:00', '2026-08-31'],
    ['2026-08-31T00:00:00.000Z', '2026-08-31'],
    ['2026-08-31T18:00:00', '2026-08-31T18:00:00'],
  ])('is written in words too: %s', async (value, text) => {
    expect(await only(`<c r="A1" t="d"><v>${value}</v></c>`)).toBe(text);
  });
});

describe('a cell of a workbook', () => {
  it.each([
    ['true', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['false', '<c r="A1" t="b"><v>0</v></c>', 'FALSE'],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    ['a formula with a number', '<c r="A1"><f>1+2</f><v>3</v></c>', '3'],
    ['a formula with a text', '<c r="A1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>', 'ab'],
    ['a formula with a truth', '<c r="A1" t="b"><f>1=1</f><v>1</v></c>', 'TRUE'],
    ['a formula with an empty text', '<c r="A1" t="str"><f>""</f><v></v></c>', ''],
    ['a formula without a result', '<c r="A1"><f>SUM(B1:B2)</f></c>', '=SUM(B1:B2)'],
    ['a formula that another one says', '<c r="A1"><f t="shared" si="0"/></c>', ''],
    ['nothing', '<c r="A1" s="3"/>', ''],
  ])('is read as %s', async (_what, cell, text) => {
    expect(await only(cell)).toBe(text);
  });

  it('stands behind the one before it where it does not say where, and so do rows', async () => {
    const cell = (text: string, at = '') => `<c${at} t="str"><v>${text}</v></c>`;
    const data = `<row>${cell('a')}${cell('d', ' r="D1"')}${cell('e')}</row><row r="4">${cell('x', ' r="B4"')}</row><row>${cell('y')}</row>`;
    expect(await read(parts({ data }))).toEqual([
      { line: 1, cells: ['a', '', '', 'd', 'e'] },
      { line: 4, cells: ['', 'x'] },
      { line: 5, cells: ['y'] },
    ]);
  });

  it('that is hidden is read, and of merged ones the first; rows of nothing but looks are passed over', async () => {
    const data =
      '<row r="1" hidden="1"><c r="A1" t="str"><v>a</v></c><c r="B1" s="1"/></row><row r="2" s="1"><c r="A2" s="1"/></row>';
    const [root, book, links, sheet] = parts({ data }) as [ZipPart, ZipPart, ZipPart, ZipPart];
    const merged = String(sheet.content)
      .replace('<sheetData>', '<cols><col min="1" max="1" hidden="1"/></cols><sheetData>')
      .replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells>');
    expect(await read([root, book, links, { ...sheet, content: merged }])).toEqual([{ line: 1, cells: ['a', ''] }]);
  });

  it('far to the right costs nothing', async () => {
    const data = Array.from({ length: 150 }, (_, at) => `<row r="${at + 1}"><c r="XFD1" t="str"><v>x</v></c></row>`);
    expect(await read(parts({ data: data.join('') }))).toEqual([]);
  });
});

describe('a workbook of another program', () => {
  const text = (said: string) => `<row r="1"><c r="A1" t="str"><v>${said}</v></c></row>`;
  const sheet = (said: string) => `<worksheet ${main}><sheetData>${text(said)}</sheetData></worksheet>`;
  const shown = [{ line: 1, cells: ['here'] }];

  it('is read by the sheet that is shown first, wherever its parts lie', async () => {
    const files = [
      { name: 'book/pages/sheet9.xml', content: sheet('here') },
      { name: 'book/pages/sheet1.xml', content: sheet('hidden') },
      { name: 'book/pages/sheet2.xml', content: sheet('last') },
      { name: '_rels/.rels', content: relationships(['x', 'officeDocument', '/book/Workbook2.xml']) },
      {
        name: 'book/workbook2.xml',
        content: `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="C" sheetId="7" r:id="c"/><sheet name="H" sheetId="1" state="veryHidden" r:id="h"/><sheet name="S" sheetId="9" r:id="s"/><sheet name="L" sheetId="2" r:id="l"/></sheets></workbook>`,
      },
      {
        name: 'book/_rels/workbook2.xml.rels',
        content: relationships(
          ['l', 'worksheet', 'pages/sheet2.xml'],
          ['h', 'worksheet', '/book/pages/sheet1.xml'],
          ['s', 'worksheet', '../book/pages/sheet9.xml'],
          ['c', 'chartsheet', 'pages/chart1.xml'],
        ),
      },
    ];
    expect(await read(files)).toEqual(shown);
    const backwards = files.map(({ name, content }) => ({ name: name.replaceAll('/', '\\'), content }));
    expect(await read(backwards)).toEqual(shown);
  });

  it('may write prefixes before its names', async () => {
    const prefixed = (xml: string) => xml.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:').replaceAll('xmlns=', 'xmlns:x=');
    const files = parts({ data: text('here') }).map(({ name, content }) => ({
      name,
      content: prefixed(String(content)),
    }));
    expect(await read(files)).toEqual(shown);
  });

  it.each(['utf16le', 'utf8'] as const)('may write in %s with a mark', async (encoding) => {
    const files = parts({ data: text('here') }).map(({ name, content }) => ({
      name,
      content: Buffer.from(`\ufeff<?xml version="1.0"?>${String(content)}`, encoding),
    }));
    expect(await read(files)).toEqual(shown);
  });

  it('may have pictures and other parts', async () => {
    expect(await read([{ name: 'docProps/thumbnail.jpeg', content: 'x' }, ...parts({ data: text('here') })])).toEqual(
      shown,
    );
  });

  it.each<[string, string, readonly ZipPart[]]>([
    ['without a sheet', 'KIND', parts({}).slice(0, 3)],
    ['without a workbook', 'KIND', parts({}).slice(3)],
    [
      'in binary',
      'KIND',
      [{ name: '_rels/.rels', content: relationships(['x', 'officeDocument', 'xl/workbook.bin']) }],
    ],
    [
      'whose sheet is cut off',
      'DAMAGED',
      [...parts({}).slice(0, 3), { name: 'xl/worksheets/sheet1.xml', content: '<worksheet><sheetData><row' }],
    ],
    ['that is nested without end', 'DAMAGED', parts({ data: '<row>'.repeat(100_000) })],
  ])('%s, is told as that: %s', async (_what, problem, files) => {
    expect(await read(files)).toBe(problem);
  });
});

it('reads what Lectern itself writes, every cell as the text that it is', async () => {
  const rows = [
    ['Email', 'Name', '=1+1'],
    ['ada@school.example', 'Ada & <Bo> ’ñع', '007'],
    ['', 'x'],
  ];
  const written = plainWorkbook(rows, (text) => new TextEncoder().encode(text));
  const { table } = await readWorkbook(Buffer.from(written), 100);
  expect(table?.map(({ cells }) => cells)).toEqual(rows);
});
