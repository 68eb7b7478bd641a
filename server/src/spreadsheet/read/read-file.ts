import { unsaid } from '@lectern/domain/spreadsheet/read-columns.ts';
import type { SaidColumns } from '@lectern/domain/spreadsheet/said-columns.ts';
import type { TableEncoding } from '@lectern/domain/spreadsheet/table-encoding.ts';
import type { TableLimits, TableLine, TableProblem } from '@lectern/domain/spreadsheet/table.ts';
import { openTurns } from '../../http/turns.ts';
import { runInThread } from '../../run-in-thread.ts';
import type { FileReading } from './file-reading.ts';
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
type Read<Reading> = (Reading | { readonly rows: null; readonly problem: TableProblem }) & {
  readonly encoding: TableEncoding | null;
};

/**
 * What reads files of one kind that a person sent as base64, a text in an encoding and columns as what they may say. Of a
 * workbook the first sheet counts that holds what files of the kind hold, else the first.
 */
export const readerOf =
  <Name extends string, Reading extends { readonly problem: string | null }>(
    limits: TableLimits,
    rowsOf: (table: readonly TableLine[], said: SaidColumns<Name>) => Reading,
  ) =>
  async (
    file: string,
    personId: string,
    asked: TableEncoding | null,
    said: SaidColumns<Name> = unsaid,
  ): Promise<Read<Reading>> => {
    const { encoding = null, ...read } = await readFile(file, personId, limits, asked);
    if (read.problem) return { rows: null, problem: read.problem, encoding };
    for (const table of [read.table, ...(read.others ?? [])]) {
      const reading = rowsOf(table, { ...said, chosen: null });
      if (reading.problem === null) return { ...(said.chosen === null ? reading : rowsOf(table, said)), encoding };
    }
    return { ...rowsOf(read.table, said), encoding };
  };
