import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { unzip } from '@cj-tech-master/excelts/archive';
import type { TableLine } from '@lectern/domain/spreadsheet/table.ts';
import type { FileReading } from './file-reading.ts';

// The library's front door also loads charts, PDF and formulas.
const load = createRequire(import.meta.url);
const reader = join(dirname(load.resolve('@cj-tech-master/excelts')), 'modules/excel/stream/workbook-reader.js');
const { WorkbookReader } = load(reader) as Pick<typeof import('@cj-tech-master/excelts'), 'WorkbookReader'>;

/** A workbook of a thousand people has a hundredth of it, one of ten thousand a tenth. */
const mostUnzippedBytes = 16 * 1024 * 1024;
const mostParts = 500;

/** What every whole ZIP ends with. */
const endOfZip = Buffer.from('PK\u0005\u0006', 'latin1');

/**
 * The lines of the first sheet of a workbook (XLSX); up to twice as many as there may be rows, so that what is too long is
 * told from what has empty lines.
 */
export async function readWorkbook(bytes: Buffer, mostRows: number): Promise<FileReading> {
  if (!bytes.includes(endOfZip)) return { table: null, problem: 'DAMAGED' };
  try {
    if (!(await isSmall(bytes))) return { table: null, problem: 'TOO_LARGE' };
    const table = await firstSheet(bytes, mostRows * 2);
    return table ? { table, problem: null } : { table: null, problem: 'KIND' };
  } catch {
    return { table: null, problem: 'DAMAGED' };
  }
}

/** Whether what is packed in it is small too; it is counted as it comes out, whatever the file says of itself. */
async function isSmall(bytes: Buffer): Promise<boolean> {
  let [size, parts] = [0, 0];
  for await (const entry of unzip(Readable.from([bytes])).entries()) {
    if (++parts > mostParts) return false;
    for await (const chunk of entry.stream()) {
      size += chunk.length;
      if (size > mostUnzippedBytes) return false;
    }
  }
  return true;
}

async function firstSheet(bytes: Buffer, mostLines: number): Promise<TableLine[] | null> {
  const options = { worksheets: 'emit', sharedStrings: 'cache', hyperlinks: 'ignore', styles: 'ignore' } as const;
  for await (const sheet of new WorkbookReader(bytes, options)) {
    const table: TableLine[] = [];
    for await (const row of sheet) {
      const cells = Array.isArray(row.values) ? row.values.slice(1) : [];
      table.push({ line: row.number, cells: Array.from(cells, textOf) });
      if (table.length > mostLines) break;
    }
    return table;
  }
  return null;
}

/** A cell as it is read: of a formula its result, and where there is none, the formula as text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return '';
  if ('richText' in value && Array.isArray(value.richText))
    return value.richText.map((part: { text?: unknown }) => textOf(part.text)).join('');
  if ('text' in value) return textOf(value.text);
  if ('result' in value) return textOf(value.result);
  if ('formula' in value) return `=${textOf(value.formula)}`;
  return '';
}
