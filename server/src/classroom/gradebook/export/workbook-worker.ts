import { workerData } from 'node:worker_threads';
import { writeInThread } from '../../../base/spreadsheet/write-in-thread.ts';
import type { ColumnFact } from '../gradebook-facts.ts';
import type { PackedLearner } from './read-export.ts';
import { rowsOf } from './rows-of.ts';
import { sheetsOf, type Sheet } from './sheets-of.ts';
import { sheetTexts } from './texts/catalogues.ts';

/** What the thread begins with. */
export type WorkbookTask = {
  readonly exercises: readonly ColumnFact[];
  readonly levels: number;
  readonly identified: boolean;
  readonly acceptLanguage: string | undefined;
};

// The thread that writes the spreadsheet of a gradebook.
const { exercises, levels, identified, acceptLanguage } = workerData as WorkbookTask;
const texts = sheetTexts(acceptLanguage);

async function* rows(sheet: Sheet, parts: AsyncGenerator<PackedLearner[]>) {
  const rowOf = rowsOf(sheet, texts);
  for await (const learners of parts) yield learners.map(rowOf);
}

await writeInThread<PackedLearner[]>(
  (parts) =>
    sheetsOf(exercises, { levels, identified }, texts).map((sheet) => ({ ...sheet, rows: rows(sheet, parts()) })),
  texts.rightToLeft,
);
