import type { TableLimits } from '@lectern/domain/spreadsheet/table.ts';

/** What a thread is to read: a file, and how much one of its kind holds at most. */
export type ThreadTask = { readonly bytes: Uint8Array; readonly limits: TableLimits };
