import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSchool, describeRows, passphrase, silent, testFolder } from '../../../test/backing-up.ts';
import { startPostgres15, whyNoPostgres15 } from '../../../test/debian-postgres.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { findBroken } from '../../../test/invariants.ts';
import { makeBackup } from '../../instance/backup/make-backup.ts';
import { restoreBackup } from '../../instance/restore/restore-backup.ts';
import { readEnv } from '../../env.ts';
import { openMediaStore } from '../media/store/open-media-store.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const { folder, close: removeFolder } = testFolder();
let server: Awaited<ReturnType<typeof startPostgres15>> | null = null;
beforeAll(async () => {
  server = whyNoPostgres15 === null ? await startPostgres15() : null;
}, longTest);
afterAll(async () => {
  await server?.close();
  removeFolder();
});

/** A new database of that server. */
async function emptyOn15(name: string): Promise<string> {
  const url = new URL(server?.url ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

it('a school begins on the PostgreSQL 15 of Debian', { timeout: longTest }, async ({ skip }) => {
  skip(whyNoPostgres15 !== null, whyNoPostgres15 ?? '');
  await expect(migrate(await emptyOn15('begun'))).resolves.toBeUndefined();
});

it('a backup is restored there, and one of there as well', { timeout: longTest }, async ({ skip }) => {
  skip(whyNoPostgres15 !== null, whyNoPostgres15 ?? '');
  const school = await demoSchool(folder);
  const rows = await describeRows(school.db);
  await school.backUp(join(folder, 'from'));
  await school.db.destroy();
  const steps = [
    ['from', 'first'],
    ['first', 'second'],
  ] as const;
  for (const [from, to] of steps.slice(0, howMany({ sample: 1, deep: 2 }))) {
    const env = readEnv({ DATABASE_URL: await emptyOn15(to), DATA_DIR: join(folder, `data-${to}`) });
    await restoreBackup(env, { file: join(folder, from), passphrase, progress: silent });
    const url = env.databaseUrl ?? '';
    const db = connect({ url, connections: 1, statement: 0 });
    expect(await describeRows(db)).toEqual(rows);
    expect(await findBroken(db)).toEqual([]);
    await db.destroy();
    const media = await openMediaStore(env);
    await makeBackup({ url, media, file: join(folder, to), passphrase, gradebooks: true, progress: silent });
  }
});
