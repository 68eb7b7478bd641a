import { Refusal } from '@lectern/domain/refusal.ts';
import { unsaid } from '@lectern/domain/base/spreadsheet/read-columns.ts';
import type { SaidColumns } from '@lectern/domain/base/spreadsheet/said-columns.ts';
import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import type { TableLimits, TableLine, TableProblem } from '@lectern/domain/base/spreadsheet/table.ts';
import { openTurns } from '../../http/turns.ts';
import { runInThread } from '../../../run-in-thread.ts';
import type { FileSheet, ReadAs } from '../read-as.ts';
import type { FileReading, Sheet } from './file-reading.ts';
import { isGzip } from './gzip.ts';
import { isZip } from './is-zip.ts';
import { readCsv } from './read-csv.ts';
import type { ThreadTask } from './thread-task.ts';

const refused = (problem: TableProblem): FileReading => ({ table: null, problem });

const limitsOfThread = { seconds: 5, megabytes: 128 };
const thread = new URL('./table-worker.ts', import.meta.url);

/** However many files come at once, so many threads read them. */
const inTurn = openTurns(2);

/** A text of so many bytes is read in some milliseconds, whatever stands in it. */
const mostBytesAtOnce = 8192;

/**
 * Reads a CSV or XLSX file that a person sent as base64, packed with gzip or not, a text in an encoding that they may
 * name; all but a short text in a thread of its own: whatever somebody sends, it takes five seconds of a processor and a
 * bounded memory, and nobody waits for it but those who send such files too.
 */
export async function readFile(
  base64: string,
  personId: string,
  limits: TableLimits,
  encoding: TableEncoding | null = null,
): Promise<FileReading> {
  // Four characters carry three bytes.
  if (base64.length > (limits.bytes * 4) / 3 + 4) return refused('TOO_LARGE');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > limits.bytes) return refused('TOO_LARGE');
  if (bytes.length <= mostBytesAtOnce && !isZip(bytes) && !isGzip(bytes)) return readCsv(bytes, encoding);
  const task: ThreadTask = { bytes, limits, encoding };
  return (await inTurn(personId, () => runInThread<FileReading>(thread, task, limitsOfThread))) ?? refused('DAMAGED');
}

/** What a file of one kind says, or why nothing of it can be read, and the encoding that a text was read in; null for what is none. */
type Read<Reading> = (Reading | { readonly rows: null; readonly problem: TableProblem }) & ReadAs;

/** A file as it was sent: in base64, with the encoding of a text and the sheet of a workbook, from 0, where they were chosen. */
export type SentFile = {
  readonly file: string;
  readonly encoding?: TableEncoding | null | undefined;
  readonly sheet?: number | null | undefined;
};

/**
 * What reads files of one kind that a person sent, and columns as what they may say. Of a workbook whose sheet nobody
 * chose the first counts that holds what files of the kind hold, else the first.
 */
export const readerOf =
  <Name extends string, Reading extends { readonly problem: string | null }>(
    limits: TableLimits,
    rowsOf: (table: readonly TableLine[], said: SaidColumns<Name>) => Reading,
  ) =>
  async (
    { file, encoding: asked, sheet }: SentFile,
    personId: string,
    said: SaidColumns<Name> = unsaid,
  ): Promise<Read<Reading>> => {
    const { encoding = null, ...read } = await readFile(file, personId, limits, asked ?? null);
    if (read.problem) return { rows: null, problem: read.problem, encoding, sheets: [] };
    const sheets = read.sheets ?? [];
    const tables = read.sheets ? sheets.map(({ table }) => table) : [read.table];
    if (sheet != null && !tables[sheet]) throw new Refusal('INVALID', { field: 'sheet' });
    const fits = (table: readonly TableLine[]) => rowsOf(table, { ...said, chosen: null }).problem === null;
    const at = sheet ?? Math.max(tables.findIndex(fits), 0);
    return { ...rowsOf(tables[at] ?? [], said), encoding, sheets: sheetsToChoose(sheets, at) };
  };

/** The sheets with something in them, where there is a choice. */
function sheetsToChoose(sheets: readonly Sheet[], at: number): readonly FileSheet[] {
  const found = sheets.flatMap(({ name, table }, sheet) =>
    table.length > 0 || sheet === at ? [{ sheet, name, is_read: sheet === at }] : [],
  );
  return found.length > 1 ? found : [];
}
