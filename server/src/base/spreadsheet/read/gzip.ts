import { gunzipSync } from 'node:zlib';
import type { TableProblem } from '@lectern/domain/base/spreadsheet/table.ts';

/** Whether a file begins as gzip does, by which a browser packs what it sends. */
export const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** What is packed in a file of gzip, or why it is not known; it stops where that is more than `most` bytes. */
export function unpackGzip(bytes: Buffer, most: number): Buffer | TableProblem {
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : 'DAMAGED';
  }
}
