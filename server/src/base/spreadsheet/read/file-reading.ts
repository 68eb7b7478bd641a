import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import type { TableLine, TableProblem } from '@lectern/domain/base/spreadsheet/table.ts';

/** A sheet of a workbook: its name and its lines. */
export type Sheet = { readonly name: string; readonly table: readonly TableLine[] };

/** The lines of a file, of a workbook those of its first sheet and all its sheets, or why there are none; of a text the encoding that it was read in. */
export type FileReading = { readonly encoding?: TableEncoding } & (
  | {
      readonly table: readonly TableLine[];
      readonly sheets?: readonly Sheet[];
      readonly problem: null;
    }
  | { readonly table: null; readonly problem: TableProblem }
);
