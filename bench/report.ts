/** One line of the report. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly baseline: string;
  readonly ratio: string;
  readonly figure: string;
  readonly held: boolean;
};

/** A line of the report. */
export function row(
  what: string,
  measured: string,
  baseline: string,
  ratio: string,
  figure: string,
  held: boolean,
): Row {
  return { what, measured, baseline, ratio, figure, held };
}

/** Prints the lines as a table; a figure that is not held is marked. */
export function print(rows: readonly Row[]): void {
  const cells = rows.map((line) => [
    line.what,
    line.measured,
    line.baseline,
    line.ratio,
    line.figure,
    line.held ? 'held' : 'NOT HELD',
  ]);
  const table = [['What', 'Measured', 'Baseline in the same run', 'Ratio', 'To hold', ''], ...cells];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
