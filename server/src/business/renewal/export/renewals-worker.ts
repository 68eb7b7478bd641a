import { workerData } from 'node:worker_threads';
import { writeInThread } from '../../../base/spreadsheet/write-in-thread.ts';
import type { RenewalRow } from '../renewal-row.ts';
import { sheetOf } from './renewal-columns.ts';
import { renewalSheetTexts } from './texts/catalogues.ts';

/** What the thread begins with. */
export type RenewalsTask = { readonly acceptLanguage: string | undefined };

// The thread that writes the spreadsheet of the worklist.
const { acceptLanguage } = workerData as RenewalsTask;
const texts = renewalSheetTexts(acceptLanguage);
const { columns, rowOf } = sheetOf(texts);

async function* rows(parts: AsyncGenerator<RenewalRow[]>) {
  for await (const licenses of parts) yield licenses.map(rowOf);
}

await writeInThread<RenewalRow[]>((parts) => [{ name: texts.sheet, columns, rows: rows(parts()) }], texts.rightToLeft);
