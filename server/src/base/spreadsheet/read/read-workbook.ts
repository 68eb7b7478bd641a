import type { FileReading } from './file-reading.ts';
import { readDayStyles } from './workbook/day-styles.ts';
import { findSheets } from './workbook/find-sheets.ts';
import { partsOf } from './workbook/parts-of.ts';
import { readSheet } from './workbook/read-sheet.ts';
import { readSharedStrings } from './workbook/shared-strings.ts';

/** What every whole ZIP ends with. */
const endOfZip = Buffer.from('PK\u0005\u0006', 'latin1');

/** Sheets that are read, from the first. */
const mostSheets = 50;

/**
 * The lines of the sheets of a workbook (XLSX) that are shown; of each up to twice as many as there may be rows, so that what
 * is too long is told from what has empty lines. Other programs than Excel write workbooks otherwise than it does, and
 * all that the format allows is read.
 */
export async function readWorkbook(bytes: Buffer, mostRows: number): Promise<FileReading> {
  if (!bytes.includes(endOfZip)) return { table: null, problem: 'DAMAGED' };
  try {
    const parts = await partsOf(bytes);
    if (!parts) return { table: null, problem: 'TOO_LARGE' };
    const found = findSheets(parts);
    if (!found) return { table: null, problem: 'KIND' };
    const { strings, styles, is1904 } = found;
    const named = {
      strings: strings ? readSharedStrings(strings) : [],
      dayStyles: styles ? readDayStyles(styles) : new Set<number>(),
      is1904,
    };
    const sheets = found.sheets
      .slice(0, mostSheets)
      .map(({ name, xml }) => ({ name, table: readSheet(xml, named, mostRows * 2) }));
    return { table: sheets[0]?.table ?? [], sheets, problem: null };
  } catch {
    return { table: null, problem: 'DAMAGED' };
  }
}
