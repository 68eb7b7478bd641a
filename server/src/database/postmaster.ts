import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A pid file whose process is gone, or is a zombie, keeps PostgreSQL from starting, because its own check counts zombies
 * as alive; so do processes that a killed one left in the middle of a statement.
 */
export function clearStalePid(folder: string): void {
  if (isRunning(folder)) return;
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  for (const pid of processesIn(folder)) killIfThere(pid);
}

/** Ends the PostgreSQL of a data folder that nobody needs any more, at once. */
export function killPostgres(folder: string): void {
  const pid = readPid(folder);
  if (pid !== null && isRunning(folder)) killIfThere(pid);
  for (const left of processesIn(folder)) killIfThere(left);
}

/** Whether the PostgreSQL of a data folder is there; one that hangs counts. */
export function isRunning(folder: string): boolean {
  const pid = readPid(folder);
  return pid !== null && (existsSync('/proc/self') ? worksIn(pid, folder) : isThere(pid));
}

function readPid(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** PostgreSQL works in its own data folder: that tells it from a process that was given the same number later. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) &&
      readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n'
    );
  } catch {
    return false;
  }
}

const processesIn = (folder: string): number[] =>
  existsSync('/proc/self')
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && worksIn(pid, folder))
    : [];

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
