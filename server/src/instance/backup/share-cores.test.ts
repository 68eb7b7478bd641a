import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  const told = { at: 0, all: 0, ours: 0 };
  const look = (): Look => {
    told.at += 500;
    told.ours += 50;
    told.all += isUsed ? 65 : 50;
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

it('what the machine tells of its processes is read', async () => {
  const ours = begin('for (;;);');
  const before = lookAt([ours.pid ?? 0]);
  await expect.poll(() => (lookAt([ours.pid ?? 0])?.ours ?? 0) - (before?.ours ?? 0)).toBeGreaterThan(10);
  const after = lookAt([ours.pid ?? 0]);
  expect((after?.all ?? 0) - (before?.all ?? 0)).toBeGreaterThan(9);
});

it('nothing happens for a process that is gone', () => {
  const end = shareCores([2 ** 22 + 1]);
  expect(end).not.toThrow();
});
