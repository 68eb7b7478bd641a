// One at a time: it cuts the line to the database and kills connections.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../seed/accounts.ts';
import { buildLesson } from '../../../seed/content.ts';
import { buildGroup } from '../../../seed/school.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { lineTo, type Line } from '../../../test/line-to.ts';
import { listen, type ListeningServer } from '../../../test/listen.ts';
import { askSilently, openVisitor, renew, startFlow, tokensOf, type Tokens } from '../../../test/visitor.ts';
import { readEnv } from '../../env.ts';
import { openDatabase } from './open-database.ts';
import { connect, type Database } from './connect.ts';
import { isAway } from './is-away.ts';
import { waitForDatabase } from './wait-for-database.ts';

let line: Line;
let server: ListeningServer;
/** The same database, past the line. */
let direct: Database;
let tokens: Tokens;
let visitor: ReturnType<typeof openVisitor>;
let email: string;

beforeAll(async () => {
  const url = await cloneDatabase();
  direct = connect({ url, connections: 2 });
  line = await lineTo(url);
  server = await listen({ DATABASE_URL: line.url }, {});
  ({ email } = await buildAccount(direct, { issuer: `${server.origin}/identity` }));
  visitor = openVisitor(server.origin);
  tokens = await tokensOf(visitor, server.origin, email);
});

afterEach(() => line.go());

afterAll(async () => {
  await server.close();
  await line.close();
  await direct.destroy();
});

async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; seconds: number }> {
  const started = performance.now();
  const value = await work;
  return { value, seconds: (performance.now() - started) / 1000 };
}

const open = (path: string) => fetch(`${server.origin}${path}`, { headers: { accept: 'text/html' } });
const status = async (path: string) => (await open(path)).status;

async function call(
  query: string,
  variables = {},
  key = randomUUID(),
): Promise<{ code: string | null; data: unknown }> {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens.access_token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = (await response.json()) as {
    data: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { data, code: errors[0]?.extensions.code ?? null };
}

const viewer = () => call('{ viewer { email } }');

describe('while the database hangs', () => {
  it('the server says within a second that it is not ready, and that it is afterwards', async () => {
    expect(await status('/ready')).toBe(200);
    line.hang();
    const asked = await timed(Promise.all([status('/ready'), status('/ready'), status('/health')]));
    expect(asked.value).toEqual([503, 503, 200]);
    expect(asked.seconds).toBeLessThan(1);
    line.go();
    await expect.poll(() => status('/ready')).toBe(200);
  });

  it('who wants to know again and again lets it be asked ten times a second at most', async () => {
    const ask = async () => {
      for (let asked = 0; asked < 5; asked++) expect(await status('/ready')).toBe(200);
    };
    expect((await timed(ask())).seconds).toBeGreaterThan(0.35);
  });

  it('a statement is given up after 5 s, a wait for a connection after 2 s, and the next calls succeed', async () => {
    await Promise.all(Array.from({ length: 10 }, viewer));
    line.hang();
    // One more than there are connections: whichever comes last waits for one.
    const asked = await Promise.all(Array.from({ length: 11 }, () => timed(viewer())));
    expect(new Set(asked.map(({ value }) => value.code))).toEqual(new Set(['UNAVAILABLE']));
    const [waited = 0, ...held] = asked.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
    expect(waited).toBeLessThan(Math.min(...held) - 1);
    expect(Math.max(...held)).toBeLessThan(10);
    line.go();
    expect(await Promise.all(Array.from({ length: 12 }, viewer))).toEqual(
      Array.from({ length: 12 }, () => expect.objectContaining({ code: null })),
    );
  });

  it('a transaction is given up with its first statement', async () => {
    const given = server.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      line.hang();
      await sql`select 1`.execute(transaction);
    });
    const { value, seconds } = await timed(given.catch((error: unknown) => error));
    expect(isAway(value)).toBe(true);
    expect(seconds).toBeLessThan(6);
  });
});

it('the server is not ready while the database answers and takes no writes', async () => {
  const ready = async () => {
    const reply = await open('/ready');
    return [reply.status, ((await reply.json()) as { reason?: string }).reason];
  };
  const name = new URL(line.url).pathname.slice(1);
  // A connection has the settings of the moment at which it was made.
  const set = async (setting: string) => {
    await sql.raw(`alter database ${name} ${setting}`).execute(direct);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`.execute(direct);
    await expect.poll(() => status('/health')).toBe(200);
  };
  expect(await ready()).toEqual([200, undefined]);
  // As a standby, or a database that was closed.
  await set('set default_transaction_read_only = on');
  await expect.poll(ready).toEqual([503, 'the database takes no writes']);
  await sql
    .raw(`begin; set transaction read write; alter database ${name} reset default_transaction_read_only; commit`)
    .execute(direct);
  // As a full disk, which refuses what PostgreSQL puts there.
  await set(`set temp_file_limit = '100kB'`);
  await expect.poll(ready).toEqual([503, 'the database takes no writes']);
  await set('reset temp_file_limit');
  await expect.poll(ready).toEqual([200, undefined]);
});

it('a start waits for a database that is not there yet, and not for one that lets nobody in', async () => {
  const patience = { seconds: 0.3, everyMs: 20 };
  line.cut();
  await expect(waitForDatabase(line.url, patience)).rejects.toThrow(/cannot be reached/);
  const waiting = waitForDatabase(line.url, { seconds: 60, everyMs: 20 });
  line.go();
  await waiting;
  const other = new URL(line.url);
  other.pathname = '/nowhere';
  await expect(waitForDatabase(other.href)).rejects.toMatchObject({ lasting: true, code: '3D000' });
});

it('gives up a lock that somebody else holds after 2 s', async () => {
  await direct.transaction().execute(async (transaction) => {
    await sql`lock table users in access exclusive mode`.execute(transaction);
    const { value, seconds } = await timed(viewer());
    expect(value.code).toBe('UNAVAILABLE');
    expect(seconds).toBeLessThan(3);
  });
  expect((await viewer()).code).toBeNull();
});

it('gives an import, which nobody waits for, ten minutes for a statement and between two', async () => {
  const { db, close } = await openDatabase(readEnv({ DATABASE_URL: await cloneDatabase() }));
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('lock_timeout') as lock`.execute(
    db,
  );
  await close();
  expect(rows).toEqual([{ statement: '10min', idle: '10min', lock: '2s' }]);
});

it('nothing connects in a way of its own, whose errors could end the process', () => {
  const root = join(import.meta.dirname, '../..');
  const connecting = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /new pg\.|connectionString/.test(readFileSync(join(root, name), 'utf8')));
  expect(connecting).toEqual(['base/database/open-pool.ts']);
});

it('nothing changes the time of a statement in a way of its own: the pool would still give it up', () => {
  const root = join(import.meta.dirname, '../..');
  const changing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /statement_timeout/.test(readFileSync(join(root, name), 'utf8')));
  // Copies run on connections outside a pool, which give up nothing.
  expect(changing.toSorted()).toEqual(['base/database/open-pool.ts', 'instance/backup/copy-rows.ts']);
});

describe('when the database goes away', () => {
  it('in the middle of a transaction, only its caller hears of it', async () => {
    const ended = server.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid}, 5000)`.execute(direct);
      // The word of the end comes while no statement waits for an answer.
      await sql`select pg_sleep(0.1)`.execute(direct);
      await sql`select 1`.execute(transaction);
    });
    await expect(ended).rejects.toSatisfy(isAway);
    expect((await viewer()).code).toBeNull();
  });

  it('calls get UNAVAILABLE, and the same call succeeds once it is back', async () => {
    const { key, id } = await buildGroup(direct);
    const joinGroup = () =>
      call('mutation ($key: String!) { joinGroup(group_key: $key) { result { id } } }', { key }, idempotencyKey);
    const idempotencyKey = randomUUID();
    line.cut();
    expect((await joinGroup()).code).toBe('UNAVAILABLE');
    expect((await viewer()).code).toBe('UNAVAILABLE');
    line.go();
    expect(await joinGroup()).toMatchObject({ code: null, data: { joinGroup: { result: { id } } } });
    expect(await joinGroup()).toMatchObject({ code: null, data: { joinGroup: { result: { id } } } });
  });

  it('sign-in and media say so in words', async () => {
    const { address } = startFlow(server.origin);
    line.cut();
    for (const path of [address, '/identity/account']) {
      const page = await visitor.open(path);
      expect([path, page.status, page.text]).toEqual([
        path,
        503,
        expect.stringContaining('Please try again in a minute.'),
      ]);
    }
    const media = await open(`/media/${randomUUID()}`);
    expect([media.status, await media.text()]).toEqual([503, expect.stringContaining('Try again in a moment.')]);
    expect(await renew(server.origin, tokens)).toMatchObject({ status: 503, error: 'temporarily_unavailable' });
    expect((await askSilently(server.origin, visitor)).error).toBe('server_error');
    line.go();
    expect((await visitor.open('/identity/account')).status).toBe(200);
    expect((await renew(server.origin, tokens)).status).toBe(200);
  });

  it('what an author saves or sends meanwhile leaves nothing behind, and succeeds once it is back', async () => {
    await sql`update users set role = 'CONTENT_MANAGER' where email = ${email}`.execute(direct);
    const { id } = await buildLesson(direct, { name: 'Soil' });
    const rename =
      'mutation ($id: ID!) { updateLesson(data: { name: "Ground" }, where: { id: $id }) { change_set_id } }';
    const { data } = await call(
      '{ cloudinaryInfo { api_key timestamp signatures { upload_preset folder signature } } }',
    );
    const { api_key, timestamp, signatures } = (data as { cloudinaryInfo: UploadInfo }).cloudinaryInfo;
    const signed = signatures.find(({ upload_preset }) => upload_preset === 'logo');
    const asked = new URLSearchParams({ api_key, timestamp: String(timestamp), ...signed, filename: 'mark.svg' });
    const upload = async () => {
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h7"/></svg>';
      const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'image/svg+xml' };
      const reply = await fetch(`${server.origin}/media?${asked}`, { method: 'POST', headers, body });
      return [reply.status, await reply.text()] as const;
    };
    const left = async () => {
      const { rows } = await sql`select (select name from lessons where id = ${id}) as name,
        (select count(*)::int from change_sets) as sets, (select count(*)::int from media) as media,
        (select count(*)::int from audit_log) as entries`.execute(direct);
      return rows[0] as { sets: number; media: number };
    };
    const before = await left();
    const key = randomUUID();
    // Both have begun to write and wait for somebody else when the line is cut.
    const given = await direct.transaction().execute(async (holding) => {
      await sql`lock table change_sets, media in share mode`.execute(holding);
      const asking = Promise.all([call(rename, { id }, key), upload()]);
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(direct)).rows.length, {
          interval: 10,
        })
        .toBe(2);
      line.cut();
      return asking;
    });
    expect(given[0].code).toBe('UNAVAILABLE');
    expect(given[1]).toEqual([503, expect.stringContaining('Try again in a moment.')]);
    expect(await left()).toEqual(before);
    line.go();
    expect((await call(rename, { id }, key)).code).toBeNull();
    expect((await upload())[0]).toBe(201);
    const once = { name: 'Ground', sets: before.sets + 1, media: before.media + 1 };
    expect(await left()).toMatchObject(once);
  });
});

type UploadInfo = {
  readonly api_key: string;
  readonly timestamp: number;
  readonly signatures: readonly { upload_preset: string; folder: string; signature: string }[];
};
