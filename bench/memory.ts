import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverCommand } from '../scripts/server-command.mjs';
import { connect } from '../server/src/base/database/connect.ts';
import { databasePid, embeddedUrl } from '../server/test/process/running-server.ts';
import { attacks } from './attacks.ts';
import { memoryOf, parentOf, until } from './processes.ts';
import { row, say, type Row } from './report.ts';

const port = 4903;
const origin = `http://localhost:${port}`;
const most = 512;
/** So long a server may take to give back what it does not need any more. */
const restMs = 20_000;

/** The demo school as `npm start` serves it: the memory of server and database at rest, and after attacks on it. */
export async function memory(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-memory-'));
  const env = { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: folder };
  const child = spawn(process.execPath, serverCommand, { env, stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  await until(async () => (await fetch(`${origin}/ready`).catch(() => null))?.ok === true);
  const db = connect({ url: embeddedUrl(folder), connections: 1 });
  const rows: Row[] = [];
  const look = (what: string, replies = '', asMeant = true) => {
    const { server, database } = memoryOfTree(child.pid ?? 0, databasePid(folder));
    const sum = Math.round(server + database);
    const parts = `server ${Math.round(server)} MB, database ${Math.round(database)} MB`;
    const held = asMeant && sum <= most;
    rows.push(row(`Memory of the process tree, ${what}`, `${sum} MB (${parts})`, replies, '', `≤ ${most} MB`, held));
    say(`  ${what}: ${sum} MB (${parts}), most of the server ${Math.round(memoryOf(child.pid ?? 0).most)} MB`);
  };
  await rest();
  look('at rest');
  for (const { what, run, gets } of attacks) {
    const replies = await run({ db, port, origin });
    const said = `replies: ${replies.toString()}`;
    say(`  ${what}: ${said}`);
    await rest();
    look(`after ${what}`, said, replies.include(gets));
  }
  await db.destroy();
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

const rest = () => new Promise((next) => setTimeout(next, restMs));

/** Memory of both, with that of every process below them; what PostgreSQL's processes share counts once. */
function memoryOfTree(server: number, database: number): { server: number; database: number } {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const below = (pid: number): number[] => [pid, ...all.filter((one) => parentOf(one) === pid).flatMap(below)];
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + shareOf(pid), 0);
  return { server: sum(below(server)), database: sum(below(database)) };
}

/** Megabytes of a process, with its share of what others have too. */
function shareOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
