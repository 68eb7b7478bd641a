import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSchool, emptyDatabase, passphrase, testFolder, type BackedUpSchool } from '../../../test/backing-up.ts';
import { connect } from '../../base/database/connect.ts';
import type { Env } from '../../env.ts';
import type { BackupManifest } from '../backup/backup-format.ts';
import { writeSealed, type Entry } from '../backup/write-sealed.ts';
import { drain } from '../restore/drain.ts';
import { loadBackup } from '../restore/load-backup.ts';
import { readSealed } from '../restore/read-sealed.ts';
import { makeNightly } from './make-nightly.ts';
import { restoreAside } from './restore-aside.ts';

const { folder, close } = testFolder();
let school: BackedUpSchool;
let env: Env;
beforeAll(async () => {
  school = await demoSchool(folder);
  env = { ...school.env, backup: { passphrase, folder: join(folder, 'nights'), keep: 2 } };
});
afterAll(async () => {
  await school.db.destroy();
  close();
});

const lastRun = async () => {
  const { rows } = await sql<Record<string, unknown>>`select * from backup_runs order by ended_on desc limit 1`.execute(
    school.db,
  );
  return rows[0];
};

describe('the backup of a night', () => {
  // O-23
  it('is made, restored aside, compared and kept; older ones go, and what a killed one has left; all else stays', async () => {
    const old = ['lectern-2020-01-01T00-00-00.backup', 'lectern-2020-01-02T00-00-00.backup'];
    const others = ['mine.backup', 'mine.backup.making-99999999', 'lectern-2020-01-01T00-00-00.backup.making-1'];
    mkdirSync(env.backup.folder, { recursive: true });
    const { pid } = spawnSync(process.execPath, ['--version']);
    const cutOff = [pid, process.pid].map((gone) => `lectern-2020-01-03T00-00-00.backup.making-${gone}`);
    for (const name of [...old, ...others, ...cutOff]) writeFileSync(join(env.backup.folder, name), '');
    const { file, manifest } = await makeNightly(env, school.url);
    expect(await lastRun()).toMatchObject({
      outcome: 'VERIFIED',
      failure: null,
      file,
      rows: Object.values(manifest?.tables ?? {}).reduce((sum, { rows }) => sum + rows, 0),
      missing_files: 0,
      gradebooks: manifest?.gradebooks?.count,
    });
    expect(readdirSync(env.backup.folder).toSorted()).toEqual([old[1] ?? '', ...others, file ?? ''].toSorted());
    expect(readdirSync(env.dataDir).filter((name) => name.startsWith('verifying'))).toEqual([]);
  });

  it('that was verified last stays, however many were only made since', async () => {
    const verified = 'lectern-2019-01-01T00-00-00.backup';
    const made = 'lectern-2019-01-02T00-00-00.backup';
    mkdirSync(env.backup.folder, { recursive: true });
    for (const name of [verified, made]) writeFileSync(join(env.backup.folder, name), '');
    await sql`delete from backup_runs`.execute(school.db);
    await sql`insert into backup_runs (started_on, ended_on, outcome, file, failure) values
      (now(), now() - interval '3 days', 'VERIFIED', ${verified}, null),
      (now(), now() - interval '2 days', 'VERIFIED', 'lectern-2019-01-03T00-00-00.backup', null),
      (now(), now() - interval '1 day', 'MADE', ${made}, 'No room.')`.execute(school.db);
    // The files are there, and nothing can be restored beside them.
    const dataDir = join(folder, 'full');
    mkdirSync(join(dataDir, `.write-${process.pid}`), { recursive: true });
    symlinkSync(join(env.dataDir, 'media'), join(dataDir, 'media'));
    const run = await makeNightly({ ...env, dataDir }, school.url);
    expect(run).toMatchObject({ outcome: 'MADE', file: expect.stringMatching(/^lectern-/) });
    const left = readdirSync(env.backup.folder).filter((name) => name.endsWith('.backup'));
    expect(left).toContain(verified);
    expect(left).toContain(run.file);
    expect(left).not.toContain(made);
  });

  it('that cannot be made says why, and takes nothing away', async () => {
    const before = readdirSync(env.backup.folder);
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, '');
    const run = await makeNightly({ ...env, backup: { ...env.backup, folder: join(blocked, 'in') } }, school.url);
    expect(run).toMatchObject({ outcome: 'FAILED', failure: expect.stringMatching(/blocked\/in cannot be used/) });
    expect(await lastRun()).toMatchObject({ outcome: 'FAILED', failure: run.failure, file: null, rows: null });
    expect(readdirSync(env.backup.folder)).toEqual(before);
  });

  it('is not made without a passphrase', async () => {
    const without = { ...env, backup: { ...env.backup, passphrase: null } };
    await expect(makeNightly(without, school.url)).rejects.toThrow(/without BACKUP_PASSPHRASE/);
  });
});

describe('a backup that is restored aside', () => {
  let file: string;
  let manifest: BackupManifest;
  beforeAll(async () => {
    file = join(folder, 'good');
    manifest = await school.backUp(file);
  });

  /** The same backup with another manifest, sealed like it. */
  async function sayingOf(change: (manifest: BackupManifest) => void): Promise<string> {
    const other = join(folder, crypto.randomUUID());
    await writeSealed(
      other,
      passphrase,
      (async function* (): AsyncGenerator<Entry, void> {
        for await (const { name, stream } of readSealed(file, passphrase)) {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk);
          const said = structuredClone(manifest);
          change(said);
          const bytes = name === 'manifest.json' ? Buffer.from(JSON.stringify(said)) : Buffer.concat(chunks);
          yield { name, content: Promise.resolve(bytes) };
        }
      })(),
    );
    return other;
  }

  it.each([
    [
      'rows',
      ({ tables }: BackupManifest) => Object.assign(tables['users'] ?? {}, { sha256: '0'.repeat(64) }),
      /^The rows of the table users were not restored/,
    ],
    [
      'files',
      ({ media }: BackupManifest) => Object.assign(media, { sha256: '0'.repeat(64) }),
      /^The files of the media library/,
    ],
    [
      'gradebooks',
      ({ gradebooks }: BackupManifest) => Object.assign(gradebooks ?? {}, { sha256: '0'.repeat(64) }),
      /^The gradebooks do not say/,
    ],
  ])('and holds other %s is refused, and leaves nothing', async (_what, change, sentence) => {
    const url = await emptyDatabase();
    const order = { url, file: await sayingOf(change), passphrase, step: () => {} };
    const keepFile = (_name: string, _bytes: number, content: AsyncIterable<Uint8Array>) => drain(content);
    await expect(loadBackup({ ...order, keepFile })).rejects.toThrow(sentence);
    const db = connect({ url, connections: 1 });
    const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
    await db.destroy();
    expect(rows).toEqual([]);
  });

  it('and is damaged has failed', async () => {
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(file).subarray(0, 200_000));
    expect(await restoreAside(env, cut, passphrase, manifest)).toMatchObject({ outcome: 'FAILED' });
  });

  it('for which there is no room is one that was made', async () => {
    const large = structuredClone(manifest);
    Object.assign(large.tables['users'] ?? {}, { bytes: 1e15 });
    expect(await restoreAside(env, file, passphrase, large)).toEqual({
      outcome: 'MADE',
      failure: expect.stringMatching(
        /^There is not enough room in .*: 2000000\.\d GB are needed, and [\d.]+ GB are free\.$/,
      ),
    });
  });
});
