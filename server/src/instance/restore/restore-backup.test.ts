import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import {
  demoSchool,
  describeRows,
  describeSchema,
  emptyDatabase,
  passphrase,
  silent,
  testFolder,
  type BackedUpSchool,
} from '../../../test/backing-up.ts';
import { writeFormatOne } from '../../../test/format-one.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { findBroken } from '../../../test/invariants.ts';
import { openTestBucket } from '../../../test/s3/s3-server.ts';
import { connect, type Database } from '../../base/database/connect.ts';
import { migrate } from '../../base/database/migrate.ts';
import { readMigrations } from '../../base/database/read-migrations.ts';
import { readEnv } from '../../env.ts';
import { s3Store } from '../../base/media/store/s3-store.ts';
import { checkCounters } from '../../base/jobs/check-counters.ts';
import type { BackupManifest } from '../backup/backup-format.ts';
import { restoreBackup } from './restore-backup.ts';

const { folder, close } = testFolder();
let school: BackedUpSchool;
let file: string;
let manifest: BackupManifest;

beforeAll(async () => {
  school = await demoSchool(folder);
  file = join(folder, 'school.backup');
  manifest = await school.backUp(file);
});
afterAll(async () => {
  await school.db.destroy();
  close();
});

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length))
    .toSorted();

let places = 0;
const newPlace = () => join(folder, `place-${places++}`);
const restore = (DATABASE_URL: string, DATA_DIR: string, from = file) =>
  restoreBackup(readEnv({ DATABASE_URL, DATA_DIR }), { file: from, passphrase, progress: silent });

describe('a backup of the demo school, restored by a role that only owns its database', () => {
  let place: string;
  let db: Database;
  beforeAll(async () => {
    const url = await emptyDatabase();
    place = newPlace();
    await restore(url, place);
    db = connect({ url, connections: 2 });
  });
  afterAll(() => db.destroy());

  it('is every row and every file as they were', async () => {
    expect(await describeRows(db)).toEqual(await describeRows(school.db));
    expect(filesIn(join(place, 'media'))).toEqual(filesIn(join(school.env.dataDir, 'media')));
    expect(filesIn(place).filter((name) => !name.startsWith('/media/'))).toEqual(['/server.lock']);
  });

  it('has the schema that it had, with every constraint and trigger in force', async () => {
    expect(await describeSchema(db)).toEqual(await describeSchema(school.db));
  });

  it('keeps every promise of the data, and goes on to', async () => {
    expect(await findBroken(db)).toEqual([]);
    expect(await checkCounters(db)).toEqual([]);
    const group = await buildGroup(db, { group_size: 7 });
    await addGroupMember(db, group.id, (await buildUser(db)).id);
    const { rows } = await sql`select kind, seats from seat_entries where license_id = (
      select license_id from groups where id = ${group.id}) order by number`.execute(db);
    expect(rows.slice(-2)).toEqual([
      { kind: 'RESERVED', seats: 7 },
      { kind: 'TAKEN', seats: 1 },
    ]);
    expect(await checkCounters(db)).toEqual([]);
  });

  it('says in its manifest what it came to', async () => {
    expect(manifest.tables['users']?.rows).toBe((await describeRows(school.db))['users']?.length);
    expect(manifest.gradebooks?.count).toBeGreaterThan(1);
    expect(manifest.media).toMatchObject({ files: filesIn(join(school.env.dataDir, 'media')).length, missing: [] });
  });
});

describe('a backup', () => {
  it('of media in a bucket is put into a bucket', async () => {
    const [from, to] = [await openTestBucket(), await openTestBucket()];
    const source = s3Store(from.settings);
    const sha256 = 'b'.repeat(64);
    const media = { folder: 'content', file_name: `bb/${sha256}.webp`, sha256, bytes: 9, content_type: 'image/webp' };
    await source.put(`content/${media.file_name}`, Buffer.from('a picture'));
    const url = await cloneDatabase();
    const db = connect({ url, connections: 1 });
    await db.insertInto('media').values(media).execute();
    await db.destroy();
    const made = join(folder, 'bucket.backup');
    await school.backUp(made, { url, media: source });
    const env = readEnv({ DATABASE_URL: await emptyDatabase(), DATA_DIR: newPlace() });
    await restoreBackup({ ...env, mediaStore: to.settings }, { file: made, passphrase, progress: silent });
    expect([...to.objects.keys()]).toEqual([`content/${media.file_name}`]);
    await Promise.all([from.close(), to.close()]);
  });

  it('of the format before this one is every row as it was', async () => {
    const older = join(folder, 'format-1.backup');
    await writeFormatOne(file, older, passphrase);
    const url = await emptyDatabase();
    await restore(url, newPlace(), older);
    const restored = connect({ url, connections: 1 });
    expect(await describeRows(restored)).toEqual(await describeRows(school.db));
    await restored.destroy();
  });

  it('of an older version is brought up to date', async () => {
    const url = await emptyDatabase();
    const all = readMigrations();
    const older = all.slice(0, -1);
    await migrate(url, older);
    const db = connect({ url, connections: 1 });
    const { email } = await buildUser(db);
    // It has applied what was mended since.
    const texts = readMigrations(join(import.meta.dirname, '../../../test/mended-migrations'));
    for (const { name, hash } of texts)
      await sql`update migrations set hash = ${hash} where name = ${name}`.execute(db);
    await db.destroy();
    const made = join(folder, 'older.backup');
    await expect(school.backUp(made, { url })).rejects.toThrow(/^The database is of an older version/);
    await school.backUp(made, { url, migrations: older, gradebooks: false });
    const into = await emptyDatabase();
    await restore(into, newPlace(), made);
    const restored = connect({ url: into, connections: 1 });
    const emails = await restored.selectFrom('users').select('email').execute();
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(restored);
    await restored.destroy();
    expect(emails).toEqual([{ email }]);
    expect(rows.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  });
});

describe('a place that is not empty is refused, and left as it is:', () => {
  it('a database', async () => {
    const before = await describeRows(school.db);
    await expect(restore(school.url, newPlace())).rejects.toThrow(
      /^The database .*\/worker_\w+ is not empty \(activities\)\. A restore replaces nothing: name an empty one with DATABASE_URL\.$/,
    );
    expect(await describeRows(school.db)).toEqual(before);
  });

  it('a folder of media', async () => {
    await expect(restore(await emptyDatabase(), school.env.dataDir)).rejects.toThrow(/is not empty \(media\)/);
  });

  it('a data folder with a database, before the passphrase is asked of the backup', async () => {
    const place = newPlace();
    mkdirSync(join(place, 'postgres'), { recursive: true });
    const env = readEnv({ DATA_DIR: place });
    await expect(restoreBackup(env, { file, passphrase: 'wrong', progress: silent })).rejects.toThrow(
      /^The data folder .* is not empty \(postgres\)/,
    );
    expect(readdirSync(place)).toEqual(['postgres']);
  });
});
