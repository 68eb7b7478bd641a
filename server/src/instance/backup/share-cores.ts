import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What share of a core others may use while they count as away, and how many looks in a row they are. */
const away = 0.1;
const looks = 2;
/** In which `/proc` tells times. */
const ticksPerSecond = 100;

/**
 * Lets processes of ours have every core that they may use while nobody else uses the machine, and one of them as soon as
 * somebody does: a priority says who goes on, and not that who goes last stops at once for who wakes up, so others have to
 * find a free core. It begins with one; the returned function ends it and gives all of them back, since the process may go
 * on with something else. Where nothing is told about processes and cores, as elsewhere than on Linux, nothing happens.
 */
export function shareCores(pids: readonly number[], { step = 500, look = lookAt }: Looking = {}): () => void {
  const ours = pids.flatMap((pid) => coresOf(pid) ?? []);
  const keepTo = (which: 'all' | 'one') => {
    for (const cores of ours) put(cores.pid, cores[which]);
  };
  keepTo('one');
  let before = look(pids);
  let quiet = 0;
  const timer = setInterval(() => {
    const now = look(pids);
    const isQuiet = now !== null && before !== null && usedByOthers(before, now) < away;
    const was = quiet;
    quiet = isQuiet ? quiet + 1 : 0;
    before = now;
    if (was >= looks && !isQuiet) keepTo('one');
    if (quiet === looks) keepTo('all');
  }, step).unref();
  return () => {
    clearInterval(timer);
    keepTo('all');
  };
}

/** How the machine is looked at: every so many milliseconds. */
type Looking = { readonly step?: number; readonly look?: (pids: readonly number[]) => Look | null };

type Cores = { readonly pid: number; readonly all: string; readonly one: string };

/** The cores that a process may use, as in `0-3,8`, and the last of them. */
function coresOf(pid: number): Cores | null {
  const all = /^Cpus_allowed_list:\s*(\S+)$/m.exec(read(`/proc/${pid}/status`))?.[1];
  const one = all && /\d+$/.exec(all)?.[0];
  return all && one ? { pid, all, one } : null;
}

/** All its threads, also those that pack. Who has ended needs no core. */
const put = (pid: number, cores: string): void =>
  void spawnSync('taskset', ['-a', '-p', '-c', cores, String(pid)], { stdio: 'ignore' });

/** How many ticks the cores of the machine have left to nobody, and we have worked, at a moment in milliseconds. */
export type Look = { readonly at: number; readonly cores: number; readonly free: number; readonly ours: number };

/**
 * What `/proc` tells of the machine and of processes of ours; null where there is none. Whose ticks are counted as used is
 * told by samples, which miss who works for less than one, so what others have used is reckoned from what was free.
 */
export function lookAt(pids: readonly number[]): Look | null {
  const told = read('/proc/stat');
  const cores = told.match(/^cpu\d/gm)?.length ?? 0;
  const [, , , , idle = 0, waiting = 0, , , stolen = 0] = told.split(/\s+/, 9).map(Number);
  const ours = pids.map((pid) => {
    // What follows the name of the program, in which anything may stand.
    const rest = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return Number(rest[11] ?? 0) + Number(rest[12] ?? 0);
  });
  const at = performance.now();
  return cores === 0
    ? null
    : { at, cores, free: idle + waiting + stolen, ours: ours.reduce((sum, one) => sum + one, 0) };
}

/** In cores. */
function usedByOthers(before: Look, now: Look): number {
  const ticks = ((now.at - before.at) / 1000) * ticksPerSecond;
  return now.cores - (now.free - before.free + now.ours - before.ours) / ticks;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
