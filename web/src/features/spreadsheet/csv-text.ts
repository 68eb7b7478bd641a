import { withoutFormula } from '@lectern/domain/spreadsheet/without-formula.ts';

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The text of a CSV file with these rows, as spreadsheet programs read it: the mark lets them read it in any language. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map((cell) => quoted(withoutFormula(cell))).join(',')).join('\r\n')}\r\n`;
