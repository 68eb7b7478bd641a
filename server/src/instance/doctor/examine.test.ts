import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../test/backing-up.ts';
import { freePort } from '../../../test/free-port.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { openMailServer } from '../../../test/mail-server.ts';
import { connect, type Database } from '../../base/database/connect.ts';
import { holdFolder } from '../../base/database/embedded/hold-folder.ts';
import { readEnv } from '../../env.ts';
import { readSigningKeys } from '../../base/identity/keys.ts';
import { gigabytes } from '../command/gigabytes.ts';
import { checkNames, type Check, type CheckName } from './check.ts';
import { examine } from './examine.ts';
import { sayChecks } from './say-checks.ts';
import { seeAddress } from './see-address.ts';
import { seenOfRoom } from './see-folder.ts';

const { folder, close } = testFolder();
let url: string;
let db: Database;
let port: number;
beforeAll(async () => {
  url = await cloneDatabase();
  db = connect({ url, connections: 2 });
  await readSigningKeys(db);
  port = await freePort();
});
afterAll(async () => {
  await db.destroy();
  close();
});

const settings = () => ({ DATA_DIR: folder, DATABASE_URL: url, OIDC_ISSUER: 'embedded', PORT: String(port) });

async function checkOf(name: CheckName, changed: Record<string, string | undefined> = {}): Promise<Check> {
  const all = await examine({ ...settings(), ...changed });
  return all.find((check) => check.name === name) as Check;
}

/** A fault is named with what to do about it. */
async function expectFault(name: CheckName, changed: Record<string, string | undefined>, seen: RegExp, cure: RegExp) {
  expect(await checkOf(name, changed)).toEqual({
    name,
    state: 'FAILED',
    seen: expect.stringMatching(seen),
    cure: expect.stringMatching(cure),
  });
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

/** A server that answers each path with its text, 404 where there is none. */
async function serving(answers: (origin: string) => Record<string, string>, ask: (origin: string) => Promise<void>) {
  const server = createServer(({ url: path = '' }, response) => {
    const text = answers(`http://localhost:${portOf(server)}`)[path];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await once(server.listen(0), 'listening');
  try {
    await ask(`http://localhost:${portOf(server)}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const discovery = '/.well-known/openid-configuration';

it('finds nothing wrong where nothing is, and says so in one line each', async () => {
  const all = await examine(settings());
  expect(all.filter(({ state }) => state !== 'OK' && state !== 'WARNING')).toEqual([]);
  expect(all.map(({ name }) => name)).toEqual(checkNames);
  expect(sayChecks(all)).toMatch(/^ok {7}settings {2}All settings are valid\.\nok {7}port {6}Port \d+ is free/);
});

it('makes nothing where there is nothing yet', async () => {
  const all = await examine({ DATA_DIR: join(folder, 'new'), PORT: String(port) });
  expect(all.filter(({ state }) => state === 'FAILED')).toEqual([]);
  expect(readdirSync(folder)).not.toContain('new');
});

describe('a fault of', () => {
  it('the settings is named, and the rest is not looked at', async () => {
    await expectFault('settings', { PORT: '70000' }, /^The variable PORT cannot be used/, /README/);
    expect((await checkOf('database', { PORT: '70000' })).state).toBe('UNKNOWN');
  });

  it('the port is told from Lectern that answers there', async () => {
    await serving(
      () => ({}),
      (origin) =>
        expectFault('port', { PORT: new URL(origin).port }, /another program is listening there/, /with PORT, or end/),
    );
    await serving(
      () => ({ '/health': '{"status":"ok"}' }),
      async (origin) =>
        expect(await checkOf('port', { PORT: new URL(origin).port })).toMatchObject({ state: 'OK', cure: null }),
    );
  });

  it('the folder: it is a file', async () => {
    const DATA_DIR = join(folder, 'file');
    writeFileSync(DATA_DIR, '');
    await expectFault('folder', { DATA_DIR }, /file is not a folder\.$/, /DATA_DIR/);
  });

  it('the folder: it cannot be written', async ({ skip }) => {
    skip(process.getuid?.() === 0, 'Root may write everywhere.');
    const DATA_DIR = join(folder, 'closed');
    mkdirSync(DATA_DIR, { mode: 0o500 });
    await expectFault('folder', { DATA_DIR }, /cannot be written\.$/, /account of the server/);
    chmodSync(DATA_DIR, 0o700);
  });

  it.each([
    [1e6, 'FAILED'],
    [1e9, 'WARNING'],
    [1e11, 'OK'],
  ])('the disk: with %i bytes free it is %s', (free, state) => {
    const seen = seenOfRoom(folder, free);
    expect(seen).toMatchObject({ state, seen: expect.stringContaining(gigabytes(free)) });
    expect(seen.cure === null).toBe(state === 'OK');
  });

  it('the lock: it cannot be read', async () => {
    const DATA_DIR = join(folder, 'locked');
    mkdirSync(join(DATA_DIR, 'server.lock'), { recursive: true });
    const embedded = { DATA_DIR, DATABASE_URL: undefined };
    await expectFault('lock', embedded, /server\.lock cannot be read\.$/, /account of the server/);
  });

  it('the lock: who holds the folder and who answers on the port are not the same', async () => {
    const DATA_DIR = join(folder, 'held');
    mkdirSync(DATA_DIR);
    const embedded = { DATA_DIR, DATABASE_URL: undefined };
    const giveBack = holdFolder(DATA_DIR, 'server');
    await expectFault('lock', embedded, /^A server uses .* but does not listen on port \d+,/, /Else set PORT/);
    await serving(
      () => ({ '/health': '{"status":"ok"}' }),
      async (origin) => {
        const PORT = new URL(origin).port;
        expect(await checkOf('lock', { ...embedded, PORT })).toMatchObject({
          state: 'OK',
          seen: expect.stringMatching(/^A server uses/),
        });
        giveBack?.();
        await expectFault('lock', { ...embedded, PORT }, /^No server uses .*, but Lectern answers/, /Set DATA_DIR/);
      },
    );
    expect(await checkOf('lock', embedded)).toMatchObject({
      state: 'OK',
      seen: expect.stringMatching(/^No server uses/),
    });
  });

  it('the database: it cannot be reached', async () => {
    const DATABASE_URL = `postgres://a@127.0.0.1:${await freePort()}/lectern`;
    await expectFault('database', { DATABASE_URL }, /cannot be reached \(.*ECONNREFUSED/, /DATABASE_URL/);
    expect((await checkOf('version', { DATABASE_URL })).state).toBe('UNKNOWN');
  });

  it('the database: its password is wrong, or it has no database of that name', async () => {
    const other = new URL(url);
    other.password = 'another';
    const wrong = { DATABASE_URL: other.href };
    await expectFault(
      'database',
      wrong,
      /password authentication failed/,
      /^Set the right user and password in DATABASE_URL/,
    );
    expect(JSON.stringify(await examine({ ...settings(), ...wrong }))).not.toContain('another');
    const nowhere = new URL(url);
    nowhere.pathname = '/nowhere';
    await expectFault('database', { DATABASE_URL: nowhere.href }, /does not exist/, /^Create that database/);
    expect((await checkOf('database')).seen).toMatch(/ answers; it is PostgreSQL \d+\.\d+\.$/);
  });

  it('the columns: one is not ours, or one of ours is gone', async () => {
    expect(await checkOf('columns')).toMatchObject({ state: 'OK' });
    await sql`alter table groups add column room_of_the_school text`.execute(db);
    expect(await checkOf('columns')).toMatchObject({
      state: 'WARNING',
      seen: expect.stringContaining('columns that Lectern does not know: groups.room_of_the_school.'),
    });
    await sql`alter table groups drop column room_of_the_school`.execute(db);
    await sql`alter table comments rename column comment to said`.execute(db);
    await expectFault('columns', {}, /lacks comments\.comment\./, /Restore the newest backup/);
    await sql`alter table comments rename column said to comment`.execute(db);
  });

  it('the address: it does not answer, or something else does', async () => {
    const open = { OIDC_ISSUER: 'embedded', ALLOW_HTTP: 'yes' };
    expect(await checkOf('address', { ...open, PUBLIC_URL: 'https://lectern.invalid' })).toMatchObject({
      state: 'UNKNOWN',
    });
    const at = (PUBLIC_URL: string) => seeAddress(readEnv({ ...settings(), ...open, PUBLIC_URL }), true);
    const gone = `http://127.1.1.1.nip.invalid:${port}`;
    expect(await at(gone)).toMatchObject({
      state: 'FAILED',
      seen: expect.stringMatching(/does not answer .*ENOTFOUND/),
    });
    // A name of its own for this machine, which is none of the names that are only for it.
    await serving(
      () => ({ '/': '<title>Welcome to nginx</title>', '/lectern/': page('http://school.test') }),
      async (origin) => {
        const named = origin.replace('localhost', networkName());
        expect(await at(named)).toMatchObject({ state: 'FAILED', seen: expect.stringMatching(/not with Lectern/) });
        expect(await at(`${named}/none`)).toMatchObject({ seen: expect.stringMatching(/answers with 404/) });
        expect(await at(`${named}/lectern`)).toMatchObject({ seen: expect.stringMatching(/another PUBLIC_URL/) });
      },
    );
  });

  it('the media: the store does not answer, refuses the key, or lacks the newest file', async () => {
    const variables = (MEDIA_S3_ENDPOINT: string, MEDIA_S3_SECRET = 'of-the-test') => ({
      MEDIA_S3_ENDPOINT,
      MEDIA_S3_SECRET,
      MEDIA_S3_BUCKET: 'lectern',
      MEDIA_S3_KEY: 'key',
      MEDIA_S3_PATH_STYLE: 'yes',
    });
    const nowhere = variables(`http://127.0.0.1:${await freePort()}`);
    await expectFault('media', nowhere, /cannot be used: it says that ECONNREFUSED\./, /MEDIA_S3_/);
    await serving(
      () => ({ '/lectern/content/none': '<Error><Code>NoSuchBucket</Code></Error>' }),
      (origin) => expectFault('media', variables(origin), /cannot be used: it says NoSuchBucket\./, /MEDIA_S3_/),
    );
    await sql`insert into media (folder, file_name, bytes, sha256, content_type) values
      ('content', 'ab/lost.png', 3, ${'a'.repeat(64)}, 'image/png')`.execute(db);
    await expectFault('media', {}, /lacks the newest file of the library, content\/ab\/lost\.png\.$/, /from a backup/);
    await sql`delete from media`.execute(db);
    expect(await checkOf('media')).toMatchObject({ state: 'OK' });
  });

  it('the backups: none are made, their folder cannot be written, the last one failed or is gone', async () => {
    expect(await checkOf('backups')).toMatchObject({
      state: 'WARNING',
      cure: expect.stringMatching(/BACKUP_PASSPHRASE/),
    });
    const BACKUP_DIR = join(folder, 'nights');
    const nights = { BACKUP_PASSPHRASE: 'correct horse battery', BACKUP_DIR };
    writeFileSync(join(folder, 'no-folder'), '');
    const closed = { ...nights, BACKUP_DIR: join(folder, 'no-folder', 'nights') };
    await expectFault('backups', closed, /No backup can be written to .*\(ENOTDIR\)\.$/, /BACKUP_DIR/);
    expect(await checkOf('backups', nights)).toMatchObject({ state: 'OK' });
    const made = (outcome: string, file: string | null, failure: string | null) =>
      sql`insert into backup_runs (started_on, ended_on, outcome, file, failure) values
        (now(), clock_timestamp(), ${outcome}, ${file}, ${failure})`.execute(db);
    mkdirSync(BACKUP_DIR);
    writeFileSync(join(BACKUP_DIR, 'lectern-a.backup'), '');
    await made('VERIFIED', 'lectern-a.backup', null);
    expect(await checkOf('backups', nights)).toMatchObject({ state: 'OK' });
    rmSync(join(BACKUP_DIR, 'lectern-a.backup'));
    await expectFault('backups', nights, /The last backup is gone: .*lectern-a\.backup is not there/, /Bring it back/);
    await made('FAILED', null, 'The disk is full.');
    await expectFault('backups', nights, /could not be made: The disk is full\./, /Make one now/);
    await sql`delete from backup_runs`.execute(db);
  });

  it('the work: one piece failed, another has not begun for days', async () => {
    await sql`insert into job_runs (job, started_on, ended_on, failure) values
      ('count_figures', now(), now(), 'Query read timeout'),
      ('check_counters', now() - interval '4 days', now() - interval '4 days', null)`.execute(db);
    await expectFault(
      'jobs',
      {},
      /“Count license use” has failed: Query read timeout.*“Recheck totals” was due and has not begun since/,
      /instance page/,
    );
    await sql`delete from job_runs`.execute(db);
  });

  it('the database: a server holds the folder and its database is gone', async () => {
    const DATA_DIR = await embeddedFolder('gone', { port: 1, password: 'a', applicationPassword: 'b' });
    const embedded = { DATA_DIR, DATABASE_URL: undefined };
    const giveBack = holdFolder(DATA_DIR, 'server');
    await expectFault('database', embedded, /its database does not run\.$/, /postgres\.log/);
    giveBack?.();
    // Nobody works on it: it is to be started for the look, and there is nothing to start.
    await expectFault('database', embedded, /postgres\/base cannot be used \(ENOENT\)\.$/, /restore a backup/);
  });

  it('the database: its access is damaged, which is left as it is', async () => {
    const DATA_DIR = await embeddedFolder('damaged', null);
    await expectFault('database', { DATA_DIR, DATABASE_URL: undefined }, /missing or damaged/, /restore a backup/);
    const old = await embeddedFolder('old', { port: 1, password: 'a' });
    await examine({ ...settings(), DATA_DIR: old, DATABASE_URL: undefined });
    expect(JSON.parse(readFileSync(join(old, 'postgres-access.json'), 'utf8'))).toEqual({ port: 1, password: 'a' });
  });

  it('the database: another PostgreSQL has made it', async () => {
    const DATA_DIR = await embeddedFolder('other', {}, '9');
    await expectFault(
      'database',
      { DATA_DIR, DATABASE_URL: undefined },
      /was made by PostgreSQL 9/,
      /restore a backup/,
    );
  });

  it('the version: a newer one has been at work', async () => {
    await sql`insert into migrations (name, hash) values ('9999-of-tomorrow.sql', 'x')`.execute(db);
    await expectFault('version', {}, /9999-of-tomorrow\.sql of a newer version/, /Start the version/);
    await sql`delete from migrations where name = '9999-of-tomorrow.sql'`.execute(db);
  });

  it('the version: it is an older one', async () => {
    const { rows } = await sql<{ name: string; hash: string }>`
      delete from migrations where name = (select max(name) from migrations) returning name, hash`.execute(db);
    expect(await checkOf('version')).toMatchObject({ state: 'WARNING', cure: expect.stringContaining('backup') });
    const [last] = rows;
    await sql`insert into migrations (name, hash) values (${last?.name}, ${last?.hash})`.execute(db);
  });

  it('the issuer and its keys: it does not answer', async () => {
    const OIDC_ISSUER = `http://localhost:${await freePort()}`;
    await expectFault('issuer', { OIDC_ISSUER }, /ECONNREFUSED.*nobody can sign in/, /OIDC_ISSUER/);
    await expectFault('keys', { OIDC_ISSUER }, /cannot be read/, /jwks_uri/);
  });

  it('the keys of another issuer: there are none', async () => {
    const answers = (keys: unknown[]) => (issuer: string) => ({
      [discovery]: JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }),
      '/keys': JSON.stringify({ keys }),
    });
    await serving(answers([]), (OIDC_ISSUER) => expectFault('keys', { OIDC_ISSUER }, /holds no keys/, /jwks_uri/));
    await serving(answers([{ kty: 'EC' }]), async (OIDC_ISSUER) => {
      expect(await checkOf('keys', { OIDC_ISSUER })).toMatchObject({ state: 'OK' });
      expect(await checkOf('issuer', { OIDC_ISSUER })).toMatchObject({ state: 'OK' });
    });
  });

  it('the keys: one is damaged', async () => {
    await sql`update identity_keys set secret = secret - 'd' || '{"kept": true}' where purpose = 'SIGN'`.execute(db);
    await expectFault('keys', {}, /signing key .* is damaged/, /Restore the newest backup/);
    await sql`delete from identity_keys where purpose = 'SIGN'`.execute(db);
    expect(await checkOf('keys')).toMatchObject({ state: 'OK', seen: expect.stringMatching(/first start makes/) });
  });

  it('the mail: the server does not answer, or refuses the login', async () => {
    const SMTP_URL = `smtp://localhost:${await freePort()}`;
    await expectFault('mail', { SMTP_URL }, /cannot be used: .*ECONNREFUSED/, /SMTP_URL/);
    const mail = await openMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    const login = `${mail.url.replace('//', '//a:secret-word@')}?requireTLS=false`;
    await expectFault('mail', { SMTP_URL: login }, /cannot be used/, /user and password/);
    expect(JSON.stringify(await examine({ ...settings(), SMTP_URL: login }))).not.toContain('secret-word');
    await mail.close();
  });

  it('the mail: no server is set in production', async () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://learn.school.example' };
    expect(await checkOf('mail', production)).toMatchObject({ state: 'WARNING', cure: 'Set SMTP_URL and MAIL_FROM.' });
    const mail = await openMailServer();
    expect(await checkOf('mail', { SMTP_URL: mail.url })).toMatchObject({ state: 'OK' });
    await mail.close();
    expect(mail.received).toEqual([]);
  });
});

const page = (origin: string) =>
  `<meta name="lectern" content="{&quot;audience&quot;:&quot;${origin}/graphql&quot;}" />`;

/** The name of this machine, or an address of it that is not for itself alone. */
function networkName(): string {
  const far = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return far.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '0.0.0.0';
}

/** A data folder as an embedded database leaves it; null for an access that cannot be read. */
async function embeddedFolder(name: string, access: object | null, made?: string): Promise<string> {
  const dataDir = join(folder, name);
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), made ?? (await ownMajor()));
  writeFileSync(join(dataDir, 'postgres-access.json'), access ? JSON.stringify(access) : '{');
  rmSync(join(dataDir, 'server.lock'), { force: true });
  return dataDir;
}

async function ownMajor(): Promise<string> {
  const { rows } = await sql<{
    major: string;
  }>`select current_setting('server_version_num')::int / 10000 as major`.execute(db);
  return String(rows[0]?.major);
}
