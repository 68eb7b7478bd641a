import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, passphrase, silent, testFolder } from '../../../test/backing-up.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { connect, type Database } from '../../base/database/connect.ts';
import { readEnv } from '../../env.ts';
import { openMediaStore } from '../../base/media/store/open-media-store.ts';
import { storeMedia } from '../../base/media/store-media.ts';
import { StartError } from '../../start-error.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { writeSealed, type Entry } from '../backup/write-sealed.ts';
import { checkBackup } from './check-backup.ts';
import { readSealed } from './read-sealed.ts';
import { restoreBackup } from './restore-backup.ts';

const { folder, close } = testFolder();
let target: string;
let db: Database;
let good: Buffer;
let entries: { readonly name: string; readonly bytes: Buffer }[];

beforeAll(async () => {
  const url = await cloneDatabase();
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: join(folder, 'from') });
  const media = await openMediaStore(env);
  const from = connect({ url, connections: 1 });
  const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
  await storeMedia(from, media, { folder: 'content', bytes: captions, name: 'a.vtt' });
  await from.destroy();
  const file = join(folder, 'good');
  await makeBackup({ url, media, file, passphrase, gradebooks: false, progress: silent });
  good = readFileSync(file);
  entries = [];
  for await (const { name, stream } of readSealed(file, passphrase)) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    entries.push({ name, bytes: Buffer.concat(chunks) });
  }
  target = await emptyDatabase();
  db = connect({ url: target, connections: 1 });
});
afterAll(async () => {
  await db.destroy();
  close();
});

let files = 0;
const newFile = () => join(folder, `${files++}.backup`);

function written(bytes: Uint8Array): string {
  const file = newFile();
  writeFileSync(file, bytes);
  return file;
}

/** Archives are sealed with the right passphrase, since only what the seal cannot tell is left to be looked at. */
async function sealed(change: (all: typeof entries) => typeof entries): Promise<string> {
  const file = newFile();
  await writeSealed(
    file,
    passphrase,
    (async function* (): AsyncGenerator<Entry, void> {
      for (const { name, bytes } of change(entries)) yield { name, content: Promise.resolve(bytes) };
    })(),
  );
  return file;
}

const jsonWith = (name: string, change: (said: Record<string, any>) => void) => (all: typeof entries) =>
  all.map((entry) => {
    if (entry.name !== name) return entry;
    const said = JSON.parse(entry.bytes.toString()) as Record<string, any>;
    change(said);
    return { name, bytes: Buffer.from(JSON.stringify(said)) };
  });

const replaced = (wanted: RegExp, by: (entry: (typeof entries)[number]) => typeof entries) => (all: typeof entries) =>
  all.flatMap((entry) => (wanted.test(entry.name) ? by(entry) : [entry]));

/** Tries to restore it: one sentence, and nothing is written anywhere. */
async function whyRefused(file: string, by = passphrase): Promise<string> {
  const place = join(folder, 'into');
  const env = readEnv({ DATABASE_URL: target, DATA_DIR: place });
  const error: unknown = await restoreBackup(env, { file, passphrase: by, progress: silent }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
  expect([rows.length, existsSync(place)]).toEqual([0, false]);
  const sentence = (error as Error).message.replaceAll(file, 'FILE');
  expect(sentence.split('\n')).toHaveLength(1);
  return sentence;
}

const damaged = /^FILE is damaged or cut off \(.*\)\. Nothing was restored; use another backup\.$/;
const foreign = /^FILE is not a backup of Lectern\.$/;
const closed =
  /^The passphrase does not open FILE\. If it is the right one, the beginning of the file is damaged; use another backup\.$/;
const oneOf = (...sentences: readonly RegExp[]) => new RegExp(sentences.map(({ source }) => source).join('|'));

describe('a backup that cannot be restored is refused with one sentence, and nothing is written:', () => {
  it('one that is not there', async () => {
    expect(await whyRefused(join(folder, 'nowhere'))).toBe('FILE cannot be read (ENOENT).');
  });

  it('another passphrase', async () => {
    expect(await whyRefused(written(good), 'another passphrase')).toMatch(closed);
  });

  const cuts = howMany({ sample: 8, deep: 1000 });
  it(
    `one that is cut off, in ${cuts} places`,
    async () => {
      for (let cut = 0; cut < cuts; cut++) {
        const said = await whyRefused(written(good.subarray(0, Math.floor((good.length * cut) / cuts))));
        expect(said).toMatch(oneOf(foreign, damaged));
      }
    },
    longTest,
  );

  it(
    `one with a byte that changed, in ${cuts} places`,
    async () => {
      for (let turn = 0; turn < cuts; turn++) {
        const other = Buffer.from(good);
        const place = Math.floor((good.length * turn) / cuts) + (turn % 200);
        other[place % good.length] = (other[place % good.length] ?? 0) ^ (1 << (turn % 8));
        const said = await whyRefused(written(other));
        expect(said).toMatch(oneOf(closed, damaged));
      }
    },
    longTest,
  );

  it(
    'one with a byte that changed, whichever byte: it is named as damaged, never as something foreign',
    async () => {
      const archive = pack();
      for (const { name, bytes } of entries.slice(0, 40)) archive.entry({ name }, bytes);
      archive.entry({ name: 'media/large' }, Buffer.alloc(150_000, 'Lectern'));
      archive.finalize();
      const chunks: Uint8Array[] = [];
      for await (const chunk of archive as AsyncIterable<Uint8Array>) chunks.push(chunk);
      const encrypter = new Encrypter();
      encrypter.setPassphrase(passphrase);
      // As few rounds as may be, so that many bytes can be tried.
      encrypter.setScryptWorkFactor(2);
      const small = Buffer.from(await encrypter.encrypt(Buffer.concat(chunks)));
      const head = 170;
      const beyond = howMany({ sample: 60, deep: 10_000 });
      const places = [
        ...Array.from({ length: head }, (_, at) => at),
        ...Array.from({ length: beyond }, (_, turn) => head + Math.floor(((small.length - head) * turn) / beyond)),
        small.length - 1,
      ];
      const file = newFile();
      for (const [turn, place] of places.entries()) {
        const other = Buffer.from(small);
        other[place] = (other[place] ?? 0) ^ (1 << (turn % 8));
        writeFileSync(file, other);
        const error: unknown = await checkBackup(file, passphrase).catch((thrown: unknown) => thrown);
        const said = [place, error instanceof StartError ? error.message.replaceAll(file, 'FILE') : error];
        expect(said).toEqual([place, expect.stringMatching(oneOf(closed, damaged))]);
      }
    },
    longTest,
  );

  it('a folder', async () => {
    expect(await whyRefused(folder)).toBe('FILE cannot be read (EISDIR).');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['an archive that is not sealed', Buffer.concat([Buffer.from('head.json'), Buffer.alloc(2000)])],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
  ])('%s', async (_what, bytes) => {
    expect(await whyRefused(written(bytes))).toMatch(foreign);
  });

  it('a seal that asks for a gigabyte', async () => {
    const greedy = Buffer.from(good.toString('latin1').replace(/ 15\n/, ' 20\n'), 'latin1');
    expect(await whyRefused(written(greedy))).toMatch(damaged);
  });

  it('what is sealed for a key', async () => {
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(await generateIdentity()));
    expect(await whyRefused(written(await encrypter.encrypt('hello')))).toMatch(foreign);
  });

  it('something else, sealed with the passphrase', async () => {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(10);
    expect(await whyRefused(written(await encrypter.encrypt('hello'.repeat(1000))))).toMatch(damaged);
  });

  it.each([
    [
      'of a newer version',
      jsonWith('head.json', ({ migrations }) => migrations.push({ name: '9999-later.sql', hash: 'a'.repeat(64) })),
      /^FILE was made by a newer version of Lectern \(it has the migration 9999-later\.sql\)\. Restore it with that version\. Nothing was restored\.$/,
    ],
    [
      'of a newer format',
      jsonWith('head.json', (head) => (head['format'] = 3)),
      /^FILE was made by a newer version of Lectern\. /,
    ],
    [
      'of a version with another migration',
      jsonWith('head.json', ({ migrations }) => (migrations[3].hash = 'a'.repeat(64))),
      /^FILE was made by another version of Lectern, whose migration 0004-licenses-and-groups\.sql is not/,
    ],
    ['of another product', jsonWith('head.json', (head) => (head['product'] = 'Other')), damaged],
    ['without a head', replaced(/^head/, () => []), damaged],
    ['without an end', replaced(/^manifest/, () => []), damaged],
    [
      'with something after its end',
      (all: typeof entries) => [...all, { name: 'media/x', bytes: Buffer.from('x') }],
      damaged,
    ],
    ['without a table', replaced(/^tables\/countries\//, () => []), damaged],
    ['without its files', replaced(/^media\//, () => []), damaged],
    ['with a file twice', replaced(/^media\//, (entry) => [entry, entry]), damaged],
    ['with another file', replaced(/^media\//, ({ name }) => [{ name, bytes: Buffer.from('other') }]), damaged],
    [
      'with other rows',
      replaced(/^tables\/countries\//, ({ name }) => [{ name, bytes: zstdCompressSync('x\ty\n') }]),
      damaged,
    ],
    ['whose manifest counts wrong', jsonWith('manifest.json', ({ tables }) => (tables.countries.rows += 1)), damaged],
    ['whose manifest is no JSON', replaced(/^manifest/, ({ name }) => [{ name, bytes: Buffer.from('{') }]), damaged],
    [
      'with a name that leads elsewhere',
      replaced(/^media\//, ({ bytes }) => [{ name: 'media/../../../etc/passwd', bytes }]),
      damaged,
    ],
    [
      'with pieces out of order',
      replaced(/^tables\/countries\//, ({ name, bytes }) => [{ name: name.replace('000001', '000002'), bytes }]),
      damaged,
    ],
    [
      'with a piece that is no zstd',
      replaced(/^tables\/countries\//, ({ name }) => [{ name, bytes: Buffer.from('x') }]),
      damaged,
    ],
    [
      'with a piece that is too large',
      replaced(/^tables\/countries\//, ({ name }) => [{ name, bytes: Buffer.alloc(3_000_000) }]),
      damaged,
    ],
    [
      'with a head that is too large',
      replaced(/^head/, ({ name }) => [{ name, bytes: Buffer.alloc(9_000_000, ' ') }]),
      damaged,
    ],
  ])('one %s', async (_what, change, sentence) => {
    expect(await whyRefused(await sealed(change))).toMatch(sentence);
  });

  it('a bomb, with no more memory than a piece', async () => {
    const bomb = zstdCompressSync(Buffer.alloc(200_000_000));
    expect(bomb.byteLength).toBeLessThan(50_000);
    const file = await sealed(replaced(/^tables\/countries\//, ({ name }) => [{ name, bytes: bomb }]));
    const before = process.memoryUsage().rss;
    expect(await whyRefused(file)).toMatch(damaged);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('one whose entry is a link', async () => {
    const archive = pack();
    archive.entry({ name: 'head.json', type: 'symlink', linkname: '/etc/passwd' });
    archive.finalize();
    const chunks: Uint8Array[] = [];
    for await (const chunk of archive as AsyncIterable<Uint8Array>) chunks.push(chunk);
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(10);
    expect(await whyRefused(written(await encrypter.encrypt(Buffer.concat(chunks))))).toMatch(damaged);
  });
});

it('a damaged backup leaves a data folder for the embedded database as it was', async () => {
  const place = join(folder, 'embedded');
  mkdirSync(join(place, 'copies'), { recursive: true });
  writeFileSync(join(place, 'copies/kept'), 'as it was');
  const env = readEnv({ DATABASE_URL: undefined, DATA_DIR: place });
  const otherRows = await sealed(
    replaced(/^tables\/countries\//, ({ name }) => [{ name, bytes: zstdCompressSync('x\ty\n') }]),
  );
  for (const file of [otherRows, written(good.subarray(0, good.length - 100)), written(Buffer.from('hello'))]) {
    await expect(restoreBackup(env, { file, passphrase, progress: silent })).rejects.toThrow(StartError);
    const left: readonly string[] = readdirSync(place, { recursive: true, encoding: 'utf8' });
    expect(new Set(left)).toEqual(new Set(['copies', 'copies/kept']));
    expect(readFileSync(join(place, 'copies/kept'), 'utf8')).toBe('as it was');
  }
});
