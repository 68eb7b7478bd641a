import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from '../../database/postmaster.ts';

const making = /^lectern-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup\.making-(?<pid>\d+)$/;

/** Takes away what backups of earlier nights have left in their folder whose process was killed. */
export async function clearCutOff(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = making.exec(name)?.groups?.['pid'];
    if (pid !== undefined && isGone(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

/** This process has begun no backup yet: who had its number is gone. */
const isGone = (pid: number): boolean => pid === process.pid || !isThere(pid);
