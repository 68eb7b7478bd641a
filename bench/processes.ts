import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ticksPerSecond = 100;

/** CPU seconds that a process has used so far, with its ended children, as the operating system counts them. */
function cpuOf(pid: number, withChildren = false): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const used = fields.slice(11, withChildren ? 15 : 13).reduce((sum, field) => sum + Number(field), 0);
    return used / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** CPU seconds that PostgreSQL has used so far: its main process, those that ended, and those that run. */
function cpuOfPostgres(folder: string): number {
  const main = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === main);
  return cpuOf(main, true) + running.reduce((sum, pid) => sum + cpuOf(Number(pid)), 0);
}

/** The process that has begun another one; 0 where it is gone. */
export function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** CPU milliseconds of a server and its database together while some work ran. */
export async function cpuDuring(pid: number, folder: string, work: () => Promise<void>): Promise<number> {
  const [server, database] = [cpuOf(pid), cpuOfPostgres(folder)];
  await work();
  const used = { server: cpuOf(pid) - server, database: cpuOfPostgres(folder) - database };
  if (process.env['BENCH_SPLIT']) console.log(used);
  return (used.server + used.database) * 1000;
}

/** Megabytes of memory that a process holds now, and the most it has held so far. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** A program of the project under test, answering at an address. */
export type Running = { readonly pid: number; readonly origin: string; readonly stop: () => Promise<void> };

/** Starts a program and waits until it answers; its output is thrown away. */
export async function startProgram(file: string, port: number, env: Record<string, string>): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}`);
    return (await fetch(`${origin}/health`).catch(() => null))?.ok === true;
  });
  return {
    pid: child.pid ?? 0,
    origin,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

/** Asks again and again until the answer is yes. */
export async function until(asked: () => Promise<boolean>): Promise<void> {
  while (!(await asked())) await new Promise((next) => setTimeout(next, 20));
}

/** Whether this machine counts CPU time the way the bench reads it. */
export const countsCpu = existsSync('/proc/self/stat');
