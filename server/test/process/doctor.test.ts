import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRunning } from '../../src/database/postmaster.ts';
import { freePort } from '../free-port.ts';
import { runProgram } from './run-program.ts';
import { startServer } from './running-server.ts';
import { startedFolder } from './started-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-doctor-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const doctor = (env: Record<string, string>, ...words: string[]) =>
  runProgram('instance/doctor/main.ts', env, ...words);

it('npm run doctor looks at a server that runs, and at one that was ended', { timeout: 90_000 }, async () => {
  const port = await freePort();
  const env = { DATA_DIR: await startedFolder(join(folder, 'data')), PORT: String(port) };
  const server = await startServer(port, env);
  const up = await doctor(env);
  expect(up.printed).toMatch(new RegExp(`^ok +port +Lectern answers on port ${port}\\.$`, 'm'));
  expect(up.printed).toMatch(/^ok +lock +A server holds /m);
  expect(up.printed).toMatch(/^ok +version +The database is of this version\.$/m);
  expect(up.printed).toMatch(/^ok +keys +Access tokens can be signed\.$/m);
  expect(up.code).toBe(0);
  await server.end('SIGTERM');
  const down = await doctor(env, '--json');
  const seen = JSON.parse(down.printed) as { name: string; state: string; seen: string }[];
  expect(seen.find(({ name }) => name === 'database')?.seen).toMatch(/does not run; npm start starts it\.$/);
  expect(seen.find(({ name }) => name === 'version')?.state).toBe('UNKNOWN');
  expect(isRunning(join(env.DATA_DIR, 'postgres'))).toBe(false);
  expect(down.code).toBe(0);
});

it('npm run doctor ends with 1 where something is wrong, or nonsense is asked', { timeout: 60_000 }, async () => {
  const env = { DATA_DIR: folder, DATABASE_URL: `postgres://a@127.0.0.1:${await freePort()}/lectern` };
  const { code, printed } = await doctor(env);
  expect(printed).toMatch(/^FAILED +database +The database .* cannot be reached .*\n +Start that database/m);
  expect(code).toBe(1);
  const other = await doctor(env, '--nonsense');
  expect(other.printed).toMatch(/^Unknown option '--nonsense'.*\nUsage:/);
  expect(other.code).toBe(1);
});
