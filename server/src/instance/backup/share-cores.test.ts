// One at a time: it starts processes, looks at what they take of the machine, and kills them.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { lookAt, shareCores, type Look } from './share-cores.ts';

/** The cores that each thread of a process may use. */
const coresOf = ({ pid }: ChildProcess) =>
  /^Cpus_allowed_list:\t(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];

const begun: ChildProcess[] = [];
const begin = (program: string): ChildProcess => {
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  begun.push(child);
  return child;
};
afterEach(() => {
  for (const child of begun.splice(0)) child.kill('SIGKILL');
});

it('a backup takes all cores while others use none, and one as soon as they do; it gives all back', async () => {
  const ours = begin('for (;;);');
  const all = coresOf(ours);
  const one = /\d+$/.exec(all ?? '')?.[0];
  expect(one).toBeDefined();
  let isUsed = true;
  // Others take a third of a core, or nothing; we a whole one.
  const told = { at: 0, cores: 2, free: 0, ours: 0 };
  const look = (): Look => {
    told.at += 500;
    told.ours += 50;
    told.free += isUsed ? 35 : 50;
    return { ...told };
  };
  const end = shareCores([ours.pid ?? 0], { step: 20, look });
  expect(coresOf(ours)).toBe(one);
  isUsed = false;
  await expect.poll(() => coresOf(ours)).toBe(all);
  isUsed = true;
  await expect.poll(() => coresOf(ours)).toBe(one);
  end();
  expect(coresOf(ours)).toBe(all);
});

it('what the machine tells of its processes and cores is read', async () => {
  const ours = begin('for (;;);');
  const pids = [ours.pid ?? 0];
  const before = lookAt(pids);
  await expect.poll(() => (lookAt(pids)?.ours ?? 0) - (before?.ours ?? 0)).toBeGreaterThan(10);
  const after = lookAt(pids);
  if (!before || !after) throw new Error('nothing is told');
  const ticks = (after.at - before.at) / 10;
  // What we have used is free to nobody.
  expect(after.free - before.free).toBeLessThan((after.cores - 1) * ticks + 5);
  expect(after.cores).toBe(cpus().length);
});

it('nothing happens for a process that is gone', () => {
  const end = shareCores([2 ** 22 + 1]);
  expect(end).not.toThrow();
});
