import { parentPort, workerData } from 'node:worker_threads';
import type { FileReading } from './file-reading.ts';
import { isGzip, unpackGzip } from './gzip.ts';
import { isZip } from './is-zip.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { ThreadTask } from './thread-task.ts';

// The thread that reads one file and says what stands in it.
if (!parentPort) throw new Error('this is the file of a thread');
const port = parentPort;

async function read({ bytes, limits, encoding }: ThreadTask): Promise<FileReading> {
  const sent = Buffer.from(bytes);
  const file = isGzip(sent) ? unpackGzip(sent, limits.bytes) : sent;
  if (typeof file === 'string') return { table: null, problem: file };
  return isZip(file) ? readWorkbook(file, limits.rows) : readCsv(file, encoding);
}

port.postMessage(await read(workerData as ThreadTask));
