import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '../../src/base/database/embedded/embedded.ts';
import { connectOnce } from '../../src/base/database/open-pool.ts';
import { isRunning } from '../../src/base/database/embedded/postmaster.ts';
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

// O-24
it('npm run doctor looks at a server that runs, and at one that was ended', { timeout: 120_000 }, async () => {
  const port = await freePort();
  const env = { DATA_DIR: await startedFolder(join(folder, 'data')), PORT: String(port) };
  const server = await startServer(port, env);
  const up = await doctor(env);
  expect(up.printed).toMatch(new RegExp(`^ok +port +Lectern answers on port ${port}\\.$`, 'm'));
  expect(up.printed).toMatch(/^ok +lock +A server uses /m);
  expect(up.printed).toMatch(/^ok +version +The database has this version\.$/m);
  expect(up.printed).toMatch(/^ok +keys +Access tokens can be signed\.$/m);
  expect(up.code).toBe(0);
  await server.end('SIGTERM');
  const down = await doctor(env, '--json');
  const seen = JSON.parse(down.printed) as { name: string; state: string; seen: string }[];
  expect(seen.find(({ name }) => name === 'database')?.seen).toMatch(/does not run; npm start starts it\.$/);
  expect(seen.find(({ name }) => name === 'version')?.seen).toBe('The database has this version.');
  expect(seen.find(({ name }) => name === 'keys')?.seen).toBe('Access tokens can be signed.');
  expect(isRunning(join(env.DATA_DIR, 'postgres'))).toBe(false);
  expect(down.code).toBe(0);
  const database = await startEmbeddedDatabase(env.DATA_DIR);
  const client = await connectOnce(database.url);
  await client.query(`insert into migrations (name, hash) values ('9999-of-tomorrow.sql', 'x')`);
  await client.end();
  await database.stop();
  const access = () => readFileSync(join(env.DATA_DIR, 'postgres-access.json'), 'utf8');
  const before = access();
  const newer = await doctor(env);
  expect(newer.printed).toMatch(/^FAILED +version +.*9999-of-tomorrow\.sql of a newer version.*\n +Start the version/m);
  expect(newer.code).toBe(1);
  expect(isRunning(join(env.DATA_DIR, 'postgres'))).toBe(false);
  expect(access()).toBe(before);
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
