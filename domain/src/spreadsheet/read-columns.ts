import { lettersOf } from './letters-of.ts';
import type { TableLine, TableProblem } from './table.ts';

/** A column that files of a kind can have. */
export type Column = {
  /** The words that head it, in the languages of the interface and as other programs write them; letters alone count. */
  readonly heads: readonly string[];
  /** Whether a file without it is refused. */
  readonly isRequired: boolean;
};

/** A row with the texts of the columns that are understood; one that the file does not have, or leaves empty, is ''. */
export type TextRow<Name extends string> = {
  /** The number of the line in the file, from 1. */
  readonly line: number;
  readonly texts: Readonly<Record<Name, string>>;
};

/** The rows of a table and the heads of columns that nobody understands, or what is wrong with the whole of it. */
export type ColumnsReading<Name extends string> =
  | { readonly rows: readonly TextRow<Name>[]; readonly unknown: readonly string[]; readonly problem: null }
  | { readonly rows: null; readonly missing: Name; readonly problem: 'NO_COLUMN' }
  | { readonly rows: null; readonly problem: TableProblem };

/** Columns that are looked at, from the first. */
export const mostColumns = 100;

/**
 * Reads a table whose first line that is not empty heads its columns, in any order; empty lines are passed over. Of two
 * columns with the same meaning the first counts. It refuses a table without a column that is required, without rows, and
 * with more than `mostRows`.
 */
export function readColumns<Name extends string>(
  table: readonly TableLine[],
  columns: Readonly<Record<Name, Column>>,
  mostRows: number,
): ColumnsReading<Name> {
  const [head, ...lines] = table
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, mostColumns).map(cleanText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!head) return { rows: null, problem: 'NO_ROWS' };
  const names = Object.keys(columns) as Name[];
  const found = head.cells.map((cell) => names.find((name) => isHeadedBy(columns[name], cell)) ?? null);
  const missing = names.find((name) => columns[name].isRequired && !found.includes(name));
  if (missing !== undefined) return { rows: null, missing, problem: 'NO_COLUMN' };
  if (lines.length === 0) return { rows: null, problem: 'NO_ROWS' };
  if (lines.length > mostRows) return { rows: null, problem: 'TOO_MANY_ROWS' };
  const places = names.map((name) => [name, found.indexOf(name)] as const);
  const rows = lines.map(({ line, cells }) => ({
    line,
    texts: Object.fromEntries(places.map(([name, at]) => [name, cells[at] ?? ''])) as Record<Name, string>,
  }));
  return { rows, unknown: head.cells.filter((cell, at) => cell !== '' && found[at] === null), problem: null };
}

const isHeadedBy = ({ heads }: Column, cell: string): boolean => {
  const letters = lettersOf(cell);
  return heads.some((head) => lettersOf(head) === letters);
};

/** A text without what cannot be seen in it (control characters, marks of direction), its spaces one each. */
function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();
}
