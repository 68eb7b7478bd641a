import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { builder } from '../graphql/builder.ts';

/** A sheet of a workbook that can be read instead of another. */
export type FileSheet = { readonly sheet: number; readonly name: string; readonly is_read: boolean };

/** How a file was read: a text in which encoding, a workbook with a choice of sheets from which of them. */
export type ReadAs = {
  /** Null for what is no text. */
  readonly encoding: TableEncoding | null;
  readonly sheets: readonly FileSheet[];
};

/** A sheet of a workbook as it was read. */
export const FileSheetRef = builder.objectRef<FileSheet>('FileSheet').implement({
  description: 'A sheet of a workbook that holds something.',
  fields: (t) => ({
    sheet: t.exposeInt('sheet', { description: 'Its place among the sheets that are shown, from 0.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    is_read: t.exposeBoolean('is_read', { description: 'Whether the rows are those of this sheet.' }),
  }),
});
