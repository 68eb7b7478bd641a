import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import type { SheetFormat } from '@lectern/domain/classroom/gradebook/export/sheet-columns.ts';
import type { SheetValue } from '@lectern/domain/classroom/gradebook/export/sheet-row.ts';

// The library's front door also loads readers, charts, PDF and formulas: 50 MB and half a second for each spreadsheet.
const load = createRequire(import.meta.url);
const writer = join(dirname(load.resolve('@cj-tech-master/excelts')), 'modules/excel/stream/workbook-writer.js');
const { WorkbookWriter } = load(writer) as Pick<typeof import('@cj-tech-master/excelts'), 'WorkbookWriter'>;

/** A sheet with its rows, some at a time. */
export type FilledSheet = {
  readonly name: string;
  readonly columns: readonly { readonly head: string; readonly format: SheetFormat }[];
  readonly rows: AsyncIterable<readonly (readonly SheetValue[])[]>;
};

/** Minutes keep counting above 59. What is written as text stays text when somebody edits it. */
const formats: Partial<Record<SheetFormat, string>> = { text: '@', duration: '[mm]:ss', day: 'yyyy-mm-dd' };
/** In letters. The first column may be a sentence, as the name of a group or institution may. */
const widths: Record<SheetFormat, number> = { text: 18, number: 12, duration: 12, day: 13 };
const firstWidth = 32;
/** In points. */
const lineHeight = 15;
/** Heads may differ at their end only, so that they are shown whole, in as many lines as they take. */
const headLook = {
  font: { bold: true, name: 'Calibri', size: 11 },
  alignment: { wrapText: true, vertical: 'top' },
} as const;
/** What a row is about stays in sight. */
const frozen = { state: 'frozen', xSplit: 3, ySplit: 1 } as const;

/** Writes a spreadsheet (XLSX) to a stream row by row and ends it. Texts are written as texts, whatever they begin with. */
export async function writeWorkbook(out: Writable, sheets: Iterable<FilledSheet>, rightToLeft = false): Promise<void> {
  const book = new WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  for (const { name, columns, rows } of sheets) {
    const sheet = book.addWorksheet(name, { views: [{ ...frozen, rightToLeft }] });
    const widthAt = (at: number) => (at === 0 ? firstWidth : widths[columns[at]?.format ?? 'text']);
    sheet.columns = columns.map(({ format }, at) => {
      const numFmt = formats[format];
      return { width: widthAt(at), ...(numFmt ? { style: { numFmt } } : {}) };
    });
    const head = sheet.addRow(columns.map((column) => column.head));
    Object.assign(head, headLook);
    // Words do not fill a line to its end.
    head.height =
      lineHeight * Math.max(...columns.map((column, at) => Math.ceil(column.head.length / (widthAt(at) - 3))));
    head.commit();
    for await (const some of rows) for (const row of some) sheet.addRow([...row]).commit();
    sheet.commit();
  }
  await book.commit();
}
