import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { connect, type Database } from '../../src/base/database/connect.ts';
import { cloneDatabase } from '../harness.ts';
import { freePort } from '../free-port.ts';
import { post, signer, startServer, type RunningServer } from './running-server.ts';

/** Where people would open both, behind a balancer. */
const publicPort = 4999;

let folder: string;
let db: Database;
let servers: RunningServer[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-two-'));
  const DATABASE_URL = await cloneDatabase();
  db = connect({ url: DATABASE_URL, connections: 2 });
  const env = {
    DATABASE_URL,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: `http://localhost:${publicPort}`,
    OIDC_ISSUER: 'embedded',
    BACKUP_PASSPHRASE: 'correct horse battery',
  };
  servers = await Promise.all([await freePort(), await freePort()].map((port) => startServer(port, env)));
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('two servers on one database', { timeout: 120_000 }, () => {
  it('do a job once, that somebody has asked for', async () => {
    await sql`insert into job_runs (job, wanted_on) values ('nightly_backup', now()), ('check_counters', now())
      on conflict (job) do update set wanted_on = now()`.execute(db);
    const over = async () => {
      const { rows } = await sql<{ job: string; failure: string | null; found: number | null }>`
        select job, failure, found from job_runs where job in ('nightly_backup', 'check_counters')
          and wanted_on is null and ended_on is not null order by job`.execute(db);
      return rows;
    };
    await expect.poll(over, { timeout: 100_000, interval: 500 }).toEqual([
      { job: 'check_counters', failure: null, found: 0 },
      { job: 'nightly_backup', failure: null, found: null },
    ]);
    const { rows } = await sql`select outcome, failure from backup_runs`.execute(db);
    expect(rows).toEqual([{ outcome: 'VERIFIED', failure: null }]);
    expect(readdirSync(join(folder, 'data/backups'))).toHaveLength(1);
  });

  it('count limits together', async () => {
    const learner = await buildUser(db, { issuer: `http://localhost:${publicPort}/identity` });
    const authorization = await (await signer(db, publicPort))(learner);
    const codes: string[] = [];
    for (let turn = 0; turn < 14; turn++) {
      const query = `mutation { joinGroup(group_key: "AAAAAAAAA${'ABCDEFGHJKMNPQ'[turn]}") { code } }`;
      const response = await post(servers[turn % 2]?.origin ?? '', { query }, { authorization });
      codes.push(((await response.json()) as { data: { joinGroup: { code: string } } }).data.joinGroup.code);
    }
    // A person may mistype five keys in a quarter of an hour.
    expect(codes).toEqual(codes.map((_code, turn) => (turn < 5 ? 'GROUP_KEY_UNKNOWN' : 'RATE_LIMITED')));
  });
});
