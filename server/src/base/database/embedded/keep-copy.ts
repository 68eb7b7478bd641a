import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../../start-error.ts';

const mostKept = 3;

/**
 * Copies the stopped embedded database of a data folder, with what is needed to open it, into the folder `copies` there;
 * the last three are kept. Gives the folder of the copy; it refuses, and leaves nothing, where there is no room.
 */
export async function keepCopy(dataDir: string, before: string): Promise<string> {
  const copies = join(dataDir, 'copies');
  const making = join(copies, '.making');
  const copy = join(copies, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}-before-${before}`);
  try {
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true, mode: 0o700 });
    for (const name of ['postgres', 'postgres-access.json'])
      await cp(join(dataDir, name), join(making, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rename(making, copy);
  } catch (cause) {
    await rm(making, { recursive: true, force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The database was not brought up to date, because no copy of it could be kept in ${copies} (${reason}). Nothing was changed.`,
      { cause },
    );
  }
  const kept = (await readdir(copies)).toSorted();
  for (const old of kept.slice(0, -mostKept)) await rm(join(copies, old), { recursive: true });
  return copy;
}
