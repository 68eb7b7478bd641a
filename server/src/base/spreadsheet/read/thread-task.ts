import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import type { TableLimits } from '@lectern/domain/base/spreadsheet/table.ts';

/** What a thread is to read: a file, how much one of its kind holds at most, and the encoding of a text where that is named. */
export type ThreadTask = {
  readonly bytes: Uint8Array;
  readonly limits: TableLimits;
  readonly encoding: TableEncoding | null;
};
