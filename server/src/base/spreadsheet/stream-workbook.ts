import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { WorkbookWord } from './write-in-thread.ts';

/** The media type of a spreadsheet. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Megabytes; one that needed more ends alone. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** The thread that writes a spreadsheet: its file, and what it begins with. */
export type WorkbookThread = { readonly file: URL; readonly task: unknown };

/**
 * The bytes of a spreadsheet, written by a thread of its own while the server goes on answering. What it is made of is
 * read only as fast as the bytes are taken. The stream breaks where the thread or the reading does; closing it ends both.
 */
export function streamWorkbook<Part>({ file, task }: WorkbookThread, parts: AsyncGenerator<Part | null>): PassThrough {
  const out = new PassThrough();
  const worker = new Worker(file, { workerData: task, resourceLimits });
  const answer = async () => {
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
    const { value } = await parts.next();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(value ?? null);
  };
  worker.on('message', (word: WorkbookWord) => {
    if (word) out.write(word);
    else answer().catch((error: Error) => out.destroy(error));
  });
  worker.once('error', (error: Error) => out.destroy(error));
  worker.once('exit', (code) => void (code === 0 && out.end()));
  out.once('close', () => {
    void worker.terminate();
    void parts.return(null);
  });
  return out;
}
