import { once } from 'node:events';
import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { ColumnFact } from '../gradebook-facts.ts';
import type { PackedLearner } from './read-export.ts';
import { rowsOf } from './rows-of.ts';
import { sheetsOf, type Sheet } from './sheets-of.ts';
import { sheetTexts } from './texts/catalogues.ts';
import { writeWorkbook } from './write-workbook.ts';

/** What the thread begins with. */
export type WorkbookTask = {
  readonly exercises: readonly ColumnFact[];
  readonly levels: number;
  readonly acceptLanguage: string | undefined;
};

/** What it says: the next bytes of the file, or null where it wants learners. */
export type WorkbookWord = Uint8Array<ArrayBuffer> | null;

// The thread that writes one spreadsheet: it asks for learners, and sends the file piece by piece.
if (!parentPort) throw new Error('this is the file of a thread');
const port = parentPort;
const { exercises, levels, acceptLanguage } = workerData as WorkbookTask;
const texts = sheetTexts(acceptLanguage);

const out = new Writable({
  write(piece: Uint8Array, _encoding, done) {
    port.postMessage(Uint8Array.from(piece));
    done();
  },
});

async function* rows(sheet: Sheet) {
  const rowOf = rowsOf(sheet, texts);
  for (;;) {
    const answered = once(port, 'message');
    port.postMessage(null);
    const [learners] = (await answered) as [PackedLearner[] | null];
    if (!learners) return;
    yield learners.map(rowOf);
  }
}

await writeWorkbook(
  out,
  sheetsOf(exercises, levels, texts).map((sheet) => ({ ...sheet, rows: rows(sheet) })),
  texts.rightToLeft,
);
port.close();
