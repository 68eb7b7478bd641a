import type { SaidColumns } from '@lectern/domain/base/spreadsheet/said-columns.ts';
import type { TableLimits, TableLine } from '@lectern/domain/base/spreadsheet/table.ts';
import type { Database } from '../database/connect.ts';
import { saidColumns, type ChosenColumns } from './file-columns.ts';
import { readerOf, type SentFile } from './read/read-file.ts';

type Asked = SentFile & { readonly columns?: ChosenColumns };

/** Who asks, and for which institution: what was chosen for its files before holds for the next; null for none. */
type Asking = { readonly viewerId: string; readonly institutionId: string | null };

/** What reads files of one kind as somebody asks for it: their columns as chosen now, as chosen before, or by their heads. */
export function askedReaderOf<Name extends string, Reading extends { readonly problem: string | null }>(
  limits: TableLimits,
  names: readonly Name[],
  rowsOf: (table: readonly TableLine[], said: SaidColumns<Name>) => Reading,
) {
  const read = readerOf(limits, rowsOf);
  return async (db: Database, { viewerId, institutionId }: Asking, { columns, ...sent }: Asked) =>
    read(sent, viewerId, await saidColumns(db, institutionId, names, columns));
}
