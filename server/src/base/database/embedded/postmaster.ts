import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * A pid file whose process is gone, or is a zombie, keeps PostgreSQL from starting, because its own check counts zombies
 * as alive; so do processes that a killed one left in the middle of a statement.
 */
export function clearStalePid(folder: string): void {
  if (isRunning(folder)) return;
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  for (const pid of processesIn(folder)) killIfThere(pid, 'SIGKILL');
}

/** Milliseconds in which a PostgreSQL that is told to end at once gives back what it has of the machine. */
const patience = 5000;

/**
 * Ends a PostgreSQL that nobody needs any more, wherever below a folder it is made, started or at work, and waits until
 * nothing of it is left.
 */
export async function endPostgresBelow(folder: string): Promise<void> {
  const until = performance.now() + patience;
  for (let left = programsBelow(folder); left.length > 0; left = programsBelow(folder)) {
    for (const pid of left) killIfThere(pid, performance.now() < until ? 'SIGQUIT' : 'SIGKILL');
    await setTimeout(10);
  }
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

/** Those that make a cluster, start it and serve it: by where they work, or by the folder on their command line. */
const programs = new Set(['initdb', 'pg_ctl', 'postgres', 'setpriv']);

function programsBelow(folder: string): number[] {
  if (existsSync('/proc/self'))
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isBelow(pid, folder));
  const pid = readPid(join(folder, 'postgres'));
  return pid !== null && isThere(pid) ? [pid] : [];
}

function isBelow(pid: number, folder: string): boolean {
  try {
    if (!programs.has(readFileSync(`/proc/${pid}/comm`, 'utf8').trimEnd())) return false;
    const within = (path: string, top: string) => `${path}/`.startsWith(`${top}/`);
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words.some((word) => within(word, folder)) || within(readlinkSync(`/proc/${pid}/cwd`), realpathSync(folder));
  } catch {
    return false;
  }
}

function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whether a process has this number. */
export function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
