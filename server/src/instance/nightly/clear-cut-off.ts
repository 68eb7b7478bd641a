import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from '../../base/database/embedded/postmaster.ts';
import { makerOf } from '../backup/write-sealed.ts';

/** Takes away what backups with such names have left in their folder whose process was killed. */
export async function clearCutOff(folder: string, names: RegExp): Promise<void> {
  for (const name of await readdir(folder)) {
    const { file, pid } = makerOf(name) ?? {};
    if (file !== undefined && pid !== undefined && names.test(file) && isGone(pid))
      await rm(join(folder, name), { force: true });
  }
}

/** This process has begun no backup yet: who had its number is gone. */
const isGone = (pid: number): boolean => pid === process.pid || !isThere(pid);
