import { parentPort, workerData } from 'node:worker_threads';
import { isZip } from './is-zip.ts';
import type { FileReading } from './file-reading.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

// The thread that reads one file and says what stands in it.
if (!parentPort) throw new Error('this is the file of a thread');
const port = parentPort;

const bytes = Buffer.from(workerData as Uint8Array);
const reading: FileReading = isZip(bytes) ? await readWorkbook(bytes) : readCsv(bytes);
port.postMessage(reading);
