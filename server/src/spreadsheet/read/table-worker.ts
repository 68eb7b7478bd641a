import { parentPort, workerData } from 'node:worker_threads';
import { isZip } from './is-zip.ts';
import type { FileReading } from './file-reading.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { ThreadTask } from './thread-task.ts';

// The thread that reads one file and says what stands in it.
if (!parentPort) throw new Error('this is the file of a thread');
const port = parentPort;

const task = workerData as ThreadTask;
const bytes = Buffer.from(task.bytes);
const reading: FileReading = isZip(bytes) ? await readWorkbook(bytes, task.mostRows) : readCsv(bytes);
port.postMessage(reading);
