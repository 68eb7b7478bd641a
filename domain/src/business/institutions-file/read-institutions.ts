import { readColumns, unsaid, type ReadTable, type TextRow } from '../../base/spreadsheet/read-columns.ts';
import type { FileColumn, SaidColumns } from '../../base/spreadsheet/said-columns.ts';
import type { TableLimits, TableLine, TableProblem } from '../../base/spreadsheet/table.ts';
import { institutionHeads, type InstitutionColumn } from './institution-columns.ts';

/** What a file with institutions holds at most: 1,000 of them. */
export const institutionsLimits: TableLimits = { bytes: 4 * 1024 * 1024, rows: 1000 };

/** What can be wrong with such a file as a whole, so that nothing of it can be read. */
export type InstitutionsProblem = TableProblem | 'NO_NAME_COLUMN' | 'NO_COUNTRY_COLUMN';

/** A row of such a file: the texts of its columns. */
export type InstitutionRow = TextRow<InstitutionColumn>;

/** The rows of a file and the heads of columns that are not read, or what is wrong with the whole of it. */
export type InstitutionsReading =
  | (ReadTable & {
      readonly rows: readonly InstitutionRow[];
      readonly unknown: readonly string[];
      readonly problem: null;
    })
  | { readonly rows: null; readonly columns?: readonly FileColumn[]; readonly problem: InstitutionsProblem };

const withoutColumn: Partial<Record<InstitutionColumn, InstitutionsProblem>> = {
  name: 'NO_NAME_COLUMN',
  country: 'NO_COUNTRY_COLUMN',
};

/** The institutions of a table. It refuses one without a column for names or countries, without rows, and with more than 1,000. */
export function readInstitutions(
  table: readonly TableLine[],
  said: SaidColumns<InstitutionColumn> = unsaid,
): InstitutionsReading {
  const reading = readColumns(table, institutionHeads, institutionsLimits.rows, said);
  if (reading.problem !== 'NO_COLUMN') return reading;
  const { columns, missing } = reading;
  return { rows: null, columns, problem: withoutColumn[missing] ?? 'NO_ROWS' };
}
