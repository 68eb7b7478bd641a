import type { TableEncoding } from '@lectern/domain/spreadsheet/table-encoding.ts';
import type { TableLine, TableProblem } from '@lectern/domain/spreadsheet/table.ts';

/** The lines of a file, of a workbook those of its first sheet and of the others, or why there are none; of a text the encoding that it was read in. */
export type FileReading = { readonly encoding?: TableEncoding } & (
  | {
      readonly table: readonly TableLine[];
      readonly others?: readonly (readonly TableLine[])[];
      readonly problem: null;
    }
  | { readonly table: null; readonly problem: TableProblem }
);
