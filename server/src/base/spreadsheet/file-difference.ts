import type { ReadTable } from '@lectern/domain/base/spreadsheet/read-columns.ts';
import type { FileColumn } from '@lectern/domain/base/spreadsheet/said-columns.ts';
import { builder } from '../graphql/builder.ts';
import { FileColumnRef } from './file-columns.ts';
import { FileSheetRef, type ReadAs } from './read-as.ts';
import { TableEncodingRef } from './table-encoding-ref.ts';

/** What the difference of every file says: why nothing can be read, how the file was read, and a fingerprint of the whole. */
export type FileDifference<Problem> = ReadAs & {
  readonly problem: Problem | null;
  readonly shown: string;
  readonly columns: readonly FileColumn[];
};

/** What an import came to, with the difference that it has made true or finds by now. */
export type ImportShape<Difference> = {
  readonly done: boolean;
  readonly import_id: string | null;
  readonly difference: Difference;
};

/** How a file was read of which nothing can be said. */
export type UnreadFile<Problem> = ReadAs & { readonly problem: Problem; readonly columns?: readonly FileColumn[] };

/** What is said of a file that cannot be read. */
export const unreadFile = <Problem>({ problem, encoding, sheets, columns = [] }: UnreadFile<Problem>) => ({
  problem,
  shown: '',
  encoding,
  sheets,
  columns,
});

/** What is said of a file that can be read. */
export const readFileAs = ({ encoding, sheets, columns }: ReadAs & ReadTable, shown: string) => ({
  problem: null,
  shown,
  encoding,
  sheets,
  columns,
});

type Ref = ReturnType<ReturnType<typeof builder.objectRef<FileDifference<unknown>>>['implement']>;

/** Adds to a difference what that of every file says, but for the problem, which each kind of file has its own of. */
export const addFileFields = (ref: Ref) =>
  builder.objectFields(ref, (t) => ({
    encoding: t.expose('encoding', {
      type: TableEncodingRef,
      nullable: true,
      description: 'The encoding that a text was read in; null for what is none.',
    }),
    sheets: t.field({
      type: [FileSheetRef],
      description: 'The sheets of a workbook that can be read; empty where there is no choice.',
      resolve: ({ sheets }) => [...sheets],
    }),
    shown: t.exposeString('shown', {
      description: 'What to send with the import: it is done only while the difference is still this one.',
    }),
    columns: t.field({
      type: [FileColumnRef],
      description: 'The columns of the file, and what they are read as.',
      resolve: ({ columns }) => [...columns],
    }),
  }));
