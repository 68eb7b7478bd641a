import { plainWorkbook } from '@lectern/domain/base/spreadsheet/plain-workbook.ts';
import { saveFile } from '../download/save-file.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const encoder = new TextEncoder();

/** Saves a workbook with these rows, whose name has no ending yet. */
export function saveWorkbook(name: string, rows: readonly (readonly string[])[]): void {
  const bytes = plainWorkbook(rows, (text) => encoder.encode(text));
  saveFile({ blob: new Blob([bytes], { type }), name: `${name}.xlsx` });
}
