import pg from 'pg';
import { StartError } from '../../start-error.ts';

const nothingImported = 'Nothing was imported.';

/** What a person reads when an import has failed: one sentence about the cause, and what has become of the import. */
export function sayFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isDiskFull(error)) return `The disk is full. Make room and import again. ${nothingImported}`;
  if (error instanceof RangeError && /call stack|string length/i.test(error.message))
    return `A text of this folder is too long or nests too deeply to be read. ${nothingImported}`;
  if (error instanceof pg.DatabaseError)
    return `The database refused what was to be written (${error.message}). ${nothingImported}`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code && path) return `${path} cannot be used (${code}). ${nothingImported}`;
  return `The import failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}. ${nothingImported}`;
}

/** Whether something could not be written because the disk, or the part of it that may be used, is full. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '53100' || /no space left/i.test(error.message);
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');
}
