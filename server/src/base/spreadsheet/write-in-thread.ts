import { once } from 'node:events';
import { Writable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import { writeWorkbook, type FilledSheet } from './write-workbook.ts';

/** What the thread says: the next bytes of the file, or null where it wants more of what it is made of. */
export type WorkbookWord = Uint8Array<ArrayBuffer> | null;

/**
 * Writes one spreadsheet in a thread of `streamWorkbook`: it asks for what the sheets are made of, part by part, a null
 * ending each sheet, and sends the file piece by piece.
 */
export async function writeInThread<Part>(
  sheetsOf: (parts: () => AsyncGenerator<Part>) => Iterable<FilledSheet>,
  rightToLeft: boolean,
): Promise<void> {
  if (!parentPort) throw new Error('this is the file of a thread');
  const port = parentPort;
  const out = new Writable({
    write(piece: Uint8Array, _encoding, done) {
      port.postMessage(Uint8Array.from(piece));
      done();
    },
  });
  async function* parts() {
    for (;;) {
      const answered = once(port, 'message');
      port.postMessage(null);
      const [part] = (await answered) as [Part | null];
      if (part === null) return;
      yield part;
    }
  }
  await writeWorkbook(out, sheetsOf(parts), rightToLeft);
  port.close();
}
