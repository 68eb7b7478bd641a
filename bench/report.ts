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

/** Says what the bench is doing, after the minutes and seconds it has run. */
export function say(what: string): void {
  const seconds = Math.floor(performance.now() / 1000);
  console.log(`[${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}] ${what}`);
}

/** Says what one row came to, beside what it should hold. */
export function sayRow({ what, measured, baseline, ratio, figure, held }: Row): void {
  const parts = [measured, baseline && `beside ${baseline}`, ratio, `to hold ${figure || 'nothing'}`, verdict(held)];
  say(`  ${what}: ${parts.filter(Boolean).join(', ')}`);
}

const verdict = (held: boolean) => (held ? 'held' : 'NOT HELD');

/** Prints the lines as a table; a figure that is not held is marked. */
export function print(rows: readonly Row[]): void {
  const cells = rows.map((line) => [
    line.what,
    line.measured,
    line.baseline,
    line.ratio,
    line.figure,
    verdict(line.held),
  ]);
  const table = [['What', 'Measured', 'Baseline in the same run', 'Ratio', 'To hold', ''], ...cells];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
