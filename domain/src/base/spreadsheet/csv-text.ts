import { withoutFormula } from './without-formula.ts';

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Stands at the beginning of a CSV file, so that spreadsheet programs read it in any language. */
export const csvMark = '\ufeff';

/** A line of a CSV file; no cell of it is a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(withoutFormula(cell))).join(',')}\r\n`;

/** The text of a CSV file with these rows. */
export const csvText = (rows: readonly (readonly string[])[]): string => csvMark + rows.map(csvLine).join('');
