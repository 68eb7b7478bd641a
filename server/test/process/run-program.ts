import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ofStart } from './running-server.ts';

/** A command of the server in a process of its own. */
export type RunningProgram = {
  readonly pid: number;
  /** The code it ended with, null after a kill, and what it printed. */
  readonly ended: Promise<{ readonly code: number | null; readonly printed: string }>;
  readonly kill: () => void;
};

/** Starts a program of `server/src` with these settings and words. */
export function startProgram(program: string, env: Record<string, string>, ...words: string[]): RunningProgram {
  const main = join(import.meta.dirname, '../../src', program);
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...ofStart, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<{ code: number | null; printed: string }>((done) =>
    child.once('close', (code) => done({ code, printed: printed.trim() })),
  );
  return { pid: child.pid ?? 0, ended, kill: () => void child.kill('SIGKILL') };
}

/** Runs one to its end. */
export const runProgram = (program: string, env: Record<string, string>, ...words: string[]) =>
  startProgram(program, env, ...words).ended;
