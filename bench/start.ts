import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './processes.ts';
import { row, type Row } from './report.ts';

const root = join(import.meta.dirname, '..');
const port = 4902;

/** `npm start` on a data folder that exists: until the first answered request. Beside it, Node alone. */
export async function start(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-start-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  const first = await once(env);
  const again = [await once(env), await once(env), await once(env)].toSorted((a, b) => a - b)[1] ?? 0;
  rmSync(folder, { recursive: true, force: true });
  const began = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  const bare = (performance.now() - began) / 1000;
  return [
    row('Start on an empty data folder, demo school included', `${first.toFixed(1)} s`, '', '', '', true),
    row(
      'Start again, to the first answered request',
      `${again.toFixed(2)} s`,
      `node alone ${bare.toFixed(2)} s`,
      `${(again / bare).toFixed(0)} ×`,
      '≤ 3 s',
      again <= 3,
    ),
  ];
}

async function once(env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await until(async () => {
    const answer = await fetch(`http://localhost:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ viewer { id } }"}',
    }).catch(() => null);
    return answer?.ok === true;
  });
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGTERM');
  await ended;
  await until(async () => (await fetch(`http://localhost:${port}/health`).catch(() => null)) === null);
  return seconds;
}
