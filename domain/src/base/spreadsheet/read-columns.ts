import { cleanCell, isCellError, openQuote } from './clean-cell.ts';
import type { Column } from './column.ts';
import { findHead, type Taken } from './find-head.ts';
import type { FileColumn, SaidColumns } from './said-columns.ts';
import type { TableLine, TableProblem } from './table.ts';

/** What is wrong with a row, whatever it is to say: a cell is what a spreadsheet writes for an error, or a quotation mark is not closed. */
export const tableFaults = ['CELL_ERROR', 'OPEN_QUOTE'] as const;
export type TableFault = (typeof tableFaults)[number];

/** A row with the texts of the columns that are understood; one that the file does not have, or leaves empty, is ''. */
export type TextRow<Name extends string> = {
  /** The number of the line in the file, from 1. */
  readonly line: number;
  readonly texts: Readonly<Record<Name, string>>;
  readonly fault: TableFault | null;
};

/** The columns of a table, and the cells of each row by the number of its line. */
export type ReadTable = {
  readonly columns: readonly FileColumn[];
  readonly cells: ReadonlyMap<number, readonly string[]>;
};

/** The rows of a table, which columns they were read from, and the heads of those that are not read; or what is wrong with the whole of it. */
type ColumnsReading<Name extends string> =
  | (ReadTable & {
      readonly rows: readonly TextRow<Name>[];
      readonly taken: readonly Taken<Name>[];
      readonly unknown: readonly string[];
      readonly problem: null;
    })
  | (Pick<ReadTable, 'columns'> & { readonly rows: null; readonly missing: Name; readonly problem: 'NO_COLUMN' })
  | { readonly rows: null; readonly problem: TableProblem };

/** Nothing is said of the columns: their heads say what they hold. */
export const unsaid: SaidColumns<never> = { chosen: null, remembered: new Map() };

/** Columns that are looked at, from the first. */
export const mostColumns = 100;

const longestExample = 60;

/**
 * Reads a table whose columns, in any order, are headed in one of its first lines that are not empty; what stands above is
 * passed over, empty lines too. It refuses a table without a column that is required, without rows, and with more than
 * `mostRows`.
 */
export function readColumns<Name extends string>(
  table: readonly TableLine[],
  columns: Readonly<Record<Name, Column>>,
  mostRows: number,
  said: SaidColumns<Name> = unsaid,
): ColumnsReading<Name> {
  const all = table
    .map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, mostColumns).map(cleanCell),
      isOpen: cells.some((cell) => cell.startsWith(openQuote)),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (all.length === 0) return { rows: null, problem: 'NO_ROWS' };
  const { at, heads, taken, missing } = findHead(
    all.map(({ cells }) => cells),
    columns,
    said,
  );
  const lines = all.slice(at + 1);
  const found = columnsOf(heads, lines, taken);
  if (missing !== null) return { rows: null, columns: found, missing, problem: 'NO_COLUMN' };
  if (lines.length === 0) return { rows: null, problem: 'NO_ROWS' };
  if (lines.length > mostRows) return { rows: null, problem: 'TOO_MANY_ROWS' };
  const names = Object.keys(columns) as Name[];
  const places = new Map(taken.map(({ name, column }) => [name, column]));
  const rows = lines.map(({ line, cells, isOpen }) => {
    const read = names.map((name) => [name, cells[places.get(name) ?? -1] ?? ''] as const);
    return {
      line,
      texts: Object.fromEntries(read) as Record<Name, string>,
      fault: isOpen ? 'OPEN_QUOTE' : read.some(([, text]) => isCellError(text)) ? 'CELL_ERROR' : null,
    } as const;
  });
  return {
    rows,
    taken,
    columns: found,
    cells: new Map(lines.map(({ line, cells }) => [line, cells])),
    unknown: found.flatMap(({ head, name }) => (head !== '' && name === null ? [head] : [])),
    problem: null,
  };
}

/** Every column that has a head or anything below. */
function columnsOf(
  heads: readonly string[],
  lines: readonly { readonly cells: readonly string[] }[],
  taken: readonly Taken<string>[],
): readonly FileColumn[] {
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), heads.length);
  return Array.from({ length: width }, (_none, column) => {
    const example = lines.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column] ?? '';
    const name = taken.find((one) => one.column === column)?.name ?? null;
    return { column, head: heads[column] ?? '', example: example.slice(0, longestExample), name };
  }).filter(({ head, example }) => head !== '' || example !== '');
}
