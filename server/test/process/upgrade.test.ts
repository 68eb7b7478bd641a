import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../harness.ts';
import { freePort } from '../free-port.ts';
import { isReady, startServer } from './running-server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-upgrade-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a running server', { timeout: 90_000 }, () => {
  it('says so and stops serving once a newer version has changed its database', async () => {
    const DATABASE_URL = await cloneDatabase();
    const server = await startServer(await freePort(), { DATA_DIR: folder, DATABASE_URL });
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(`insert into migrations (name, hash) values ('9999-later.sql', 'x')`);
    await client.end();
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain(
      'The database was brought up to date by a newer version (9999-later.sql); this one stops serving.\n',
    );
    expect(await isReady(server.origin)).toBe(false);
  });
});
