import type { TableLine, TableProblem } from '@lectern/domain/spreadsheet/table.ts';

/** The lines of a file, or why there are none. */
export type FileReading =
  | { readonly table: readonly TableLine[]; readonly problem: null }
  | { readonly table: null; readonly problem: TableProblem };
