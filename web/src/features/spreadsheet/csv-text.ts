/** Programs that calculate must not take for a formula what somebody wrote. */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The text of a CSV file with these rows, as spreadsheet programs read it: the mark lets them read it in any language. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map((cell) => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`;
