import { readdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense } from '../../../seed/school.ts';
import {
  demoSchool,
  emptyDatabase,
  passphrase,
  silent,
  testFolder,
  type BackedUpSchool,
} from '../../../test/backing-up.ts';
import { findBroken } from '../../../test/invariants.ts';
import { programActor } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { connect } from '../../base/database/connect.ts';
import { readEnv } from '../../env.ts';
import { checkCounters } from '../../base/jobs/check-counters.ts';
import { filesOf, storeMedia } from '../../base/media/store-media.ts';
import { openMediaStore } from '../../base/media/store/open-media-store.ts';
import type { MediaStore } from '../../base/media/store/media-store.ts';
import { removeFiles, removeLeftFiles } from '../../base/media/store/removed-files.ts';
import { checkBackup } from '../restore/check-backup.ts';
import { restoreBackup } from '../restore/restore-backup.ts';

const { folder, close } = testFolder();
let school: BackedUpSchool;
beforeAll(async () => {
  school = await demoSchool(folder);
});
afterAll(async () => {
  await school.db.destroy();
  close();
});

let files = 0;
const newFile = () => join(folder, `${files++}.backup`);

describe('a backup', () => {
  it('is of one moment, while others write', async () => {
    const { db } = school;
    const license = await buildLicense(db, { max_users: 10_000 });
    const group = await buildGroup(db, { license_id: license.id, group_size: 10_000 });
    const over = new AbortController();
    const writing = (async () => {
      let written = 0;
      for (; !over.signal.aborted; written++) {
        await db.transaction().execute(async (transaction) => {
          const { id } = await buildUser(transaction);
          await addGroupMember(transaction, group.id, id);
          const object = { type: 'group', id: group.id } as const;
          const chain = { chain: 'INSTITUTION', chainId: group.institution_id } as const;
          await writeAudit(transaction, programActor, { ...chain, action: 'GROUP_JOINED', object });
        });
      }
      return written;
    })();
    const file = newFile();
    await school.backUp(file);
    over.abort();
    expect(await writing).toBeGreaterThan(3);
    const url = await emptyDatabase();
    await restoreBackup(readEnv({ DATABASE_URL: url, DATA_DIR: join(folder, 'moment') }), {
      file,
      passphrase,
      progress: silent,
    });
    const restored = connect({ url, connections: 2 });
    const found = [...(await findBroken(restored)), ...(await checkCounters(restored))];
    await restored.destroy();
    expect(found).toEqual([]);
  });

  it('holds files that are deleted while it is made; they are gone afterwards', async () => {
    const { db, env } = school;
    const store = await openMediaStore(env);
    const row = await db.selectFrom('media').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    const names = filesOf(row);
    const deleteOnce = Promise.withResolvers<void>();
    let asked = false;
    const step = () => {
      if (asked) return;
      asked = true;
      const deleted = db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('media').where('id', '=', row.id).execute();
        await removeFiles(transaction, store, names);
      });
      deleted.then(deleteOnce.resolve, deleteOnce.reject);
    };
    // The first file is not read before the row of the last one is gone.
    const read: MediaStore['read'] = async (name) => deleteOnce.promise.then(() => store.read(name));
    const file = newFile();
    const made = await school.backUp(file, { media: { ...store, read }, progress: { ...silent, step } });
    expect(made.media.missing).toEqual([]);
    expect((await checkBackup(file, passphrase)).manifest.media).toEqual(made.media);
    const sizes = () => Promise.all(names.map((name) => store.sizeOf(name)));
    expect(await sizes()).not.toContain(null);
    await removeLeftFiles(db, store);
    expect(await sizes()).toEqual(names.map(() => null));
    expect((await school.backUp(newFile())).media.files).toBe(made.media.files - names.length);
  });

  it('names a file that the store has lost, and is made without it', async () => {
    const { db, env } = school;
    const store = await openMediaStore(env);
    const row = await db.selectFrom('media').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
    const [lost = ''] = filesOf(row).toReversed();
    const sizeOf: MediaStore['sizeOf'] = async (name) => (name === lost ? null : store.sizeOf(name));
    expect((await school.backUp(newFile(), { media: { ...store, sizeOf } })).media.missing).toEqual([lost]);
  });

  it('never replaces a file, and leaves nothing where it does not succeed', async () => {
    const file = newFile();
    writeFileSync(file, 'mine');
    await expect(school.backUp(file)).rejects.toThrow(`${file} is there already; a backup never replaces a file.`);
    const store = await openMediaStore(school.env);
    const failing: MediaStore = {
      ...store,
      read: async () => {
        throw new Error('the store is away');
      },
    };
    const other = newFile();
    await expect(school.backUp(other, { media: failing })).rejects.toThrow('the store is away');
    const shorter: MediaStore = { ...store, sizeOf: async () => 1_000_000 };
    await expect(school.backUp(other, { media: shorter })).rejects.toThrow(
      /^The store said that media\/\S+ has 1000000 bytes, and gave \d+\. No backup was made\.$/,
    );
    const late = newFile();
    const step = () => void writeFile(late, 'faster').catch(() => {});
    await expect(school.backUp(late, { progress: { ...silent, step } })).rejects.toThrow(/is there already/);
    expect(readdirSync(folder).filter((name) => name.includes('making') || name === other)).toEqual([]);
  });

  it('is made by one at a time', async () => {
    const client = new pg.Client({ connectionString: school.url });
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtext('lectern backup'))`);
    await expect(school.backUp(newFile())).rejects.toThrow(
      'Another backup of this database is being made. Wait until it has ended.',
    );
    await client.end();
  });

  it('of nothing is refused', async () => {
    const url = await emptyDatabase();
    await expect(school.backUp(newFile(), { url })).rejects.toThrow('The database is empty');
  });
});

describe('files of the media library that are taken away', () => {
  it('go at once where no backup is made', async () => {
    const gone: string[] = [];
    const store = { remove: async (name: string) => void gone.push(name) } as unknown as MediaStore;
    await school.db.transaction().execute((transaction) => removeFiles(transaction, store, ['content/a', 'content/b']));
    expect(gone).toEqual(['content/a', 'content/b']);
  });

  it('stay where the same file is stored again meanwhile', async () => {
    const { db, env } = school;
    const store = await openMediaStore(env);
    const file = {
      folder: 'content',
      bytes: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'),
      name: 'a.vtt',
    } as const;
    const { id } = await storeMedia(db, store, file);
    const names = filesOf(await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
    await db.deleteFrom('media').where('id', '=', id).execute();
    await sql`insert into removed_files (name) select unnest(${names}::text[])`.execute(db);
    await storeMedia(db, store, file);
    await removeLeftFiles(db, store);
    expect(await Promise.all(names.map((name) => store.sizeOf(name)))).not.toContain(null);
  });
});
