import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { serverCommand } from '../scripts/server-command.mjs';
import { connect, type Database } from '../server/src/database/connect.ts';
import { databasePid, embeddedUrl, post, signer } from '../server/test/process/running-server.ts';
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
  const look = (what: string) => {
    const { server, database } = memoryOfTree(child.pid ?? 0, databasePid(folder));
    const sum = Math.round(server + database);
    const parts = `server ${Math.round(server)} MB, database ${Math.round(database)} MB`;
    rows.push(row(`Memory of the process tree, ${what}`, `${sum} MB (${parts})`, '', '', `≤ ${most} MB`, sum <= most));
    say(`  ${what}: ${sum} MB (${parts}), most of the server ${Math.round(memoryOf(child.pid ?? 0).most)} MB`);
  };
  await rest();
  look('at rest');
  for (const [what, attack] of attacks) {
    await attack(await attackerOf(db));
    await rest();
    look(`after ${what}`);
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

/** Who attacks, as one that is signed in. */
type Attacker = { readonly asAuthor: Record<string, string> };

async function attackerOf(db: Database): Promise<Attacker> {
  const sign = await signer(db, port);
  const headersOf = async (email: string) => {
    const { rows } = await sql<{ id: string; issuer: string; subject: string }>`
      select id, issuer, subject from users where email = ${email}`.execute(db);
    const [user] = rows;
    if (!user) throw new Error(`the demo school has no ${email}`);
    return { authorization: await sign(user as Parameters<typeof sign>[0]) };
  };
  return { asAuthor: await headersOf('content-manager@demo.test') };
}

const attacks: readonly [what: string, attack: (attacker: Attacker) => Promise<unknown>][] = [
  ['20 drawings of 4 MB with 140,000 elements each', ({ asAuthor }) => sendMany(asAuthor, 20, largeDrawing)],
  ['20 drawings of 16,000 elements, which are taken', ({ asAuthor }) => sendMany(asAuthor, 20, fullDrawing)],
  ['2,000 new documents', ({ asAuthor }) => askMany(asAuthor, 2000)],
  ['2,000 calls of 100 kB without a token', () => askMany({}, 2000, 'x'.repeat(100_000))],
];

const drawing = (elements: number, seed: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h${seed}"/>${'<rect width="1" height="1"/>'.repeat(elements)}</svg>`;
const largeDrawing = (seed: number) => drawing(140_000, seed);
const fullDrawing = (seed: number) => drawing(16_000, seed);

const uploadQuery = '{ cloudinaryInfo { api_key timestamp signatures { upload_preset folder signature } } }';

async function sendMany(headers: Record<string, string>, count: number, make: (seed: number) => string): Promise<void> {
  const { data } = (await (await post(origin, { query: uploadQuery }, headers)).json()) as {
    data: { cloudinaryInfo: { api_key: string; timestamp: number; signatures: Record<string, string>[] } };
  };
  const { api_key, timestamp, signatures } = data.cloudinaryInfo;
  const signed = signatures.find(({ upload_preset }) => upload_preset === 'picture') ?? {};
  const asked = new URLSearchParams({ api_key, timestamp: String(timestamp), ...signed, filename: 'a.svg' });
  const said = new Map<number, number>();
  for (let at = 0; at < count; at += 4) {
    const sent = Array.from({ length: 4 }, async (_, n) => {
      const body = make(at + n + 1);
      const order = { method: 'POST', headers: { ...headers, 'content-type': 'image/svg+xml' }, body };
      const reply = await fetch(`${origin}/media?${asked}`, order).catch(() => null);
      await reply?.text();
      return reply?.status ?? 0;
    });
    for (const status of await Promise.all(sent)) said.set(status, (said.get(status) ?? 0) + 1);
  }
  say(`  replies: ${JSON.stringify([...said])}`);
}

/** Documents that nobody has sent before, 50 at once. */
async function askMany(headers: Record<string, string>, count: number, more = ''): Promise<void> {
  for (let at = 0; at < count; at += 50) {
    const asked = Array.from({ length: 50 }, (_, n) =>
      post(origin, { query: `{ a${at + n}: viewer { id email } }`, variables: { more } }, headers),
    );
    for (const reply of await Promise.all(asked)) await reply.text();
  }
}
