import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeOptions } from '../../../scripts/server-command.mjs';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { buildApp } from '../../src/app.ts';
import { connect } from '../../src/base/database/connect.ts';
import { mostBytesOfDocument } from '../../src/base/graphql/limits.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';

let server: TestServer;
let app: FastifyInstance;
let person: BuiltUser;
/** The names of the statements that ran. */
const ran: string[] = [];
/** How many calls were counted for the person. */
let counted = 0;

beforeAll(async () => {
  server = await testServer();
  person = await buildUser(server.db);
  const db = connect({
    url: server.url,
    onQuery: ({ sql }) => void ran.push(/^\s*\/\* ([a-z-]+) \*\//.exec(sql)?.[1] ?? sql),
  });
  const limiter = {
    ...server.services.limiter,
    count: async (_limit: string, _key: string, calls = 1) => void (counted += calls),
  };
  app = await buildApp({ ...server.services, db, limiter }, { log: false });
});

async function send(body: unknown, headers: Record<string, string> = {}) {
  ran.length = 0;
  counted = 0;
  const { cpu, reply } = await measured(async () =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await server.tokenOf(person)}`,
        ...headers,
      },
      payload: JSON.stringify(body),
    }),
  );
  const { data, errors } = reply.json();
  return { status: reply.statusCode, code: errors?.[0].extensions.code, data, cpu };
}

async function measured<Reply>(act: () => Promise<Reply>): Promise<{ reply: Reply; cpu: number }> {
  const before = process.cpuUsage();
  const reply = await act();
  const { user, system } = process.cpuUsage(before);
  return { reply, cpu: (user + system) / 1000 };
}

const times = (count: number, text: string) => `${text} `.repeat(count);

describe('a document that costs more than it may', () => {
  it.each([
    ['490 fields', `{ viewer { ${times(490, 'id')} } }`],
    ['490 fields that differ', `{ ${Array.from({ length: 490 }, (_, n) => `viewer { f${n}: id }`).join(' ')} }`],
    ['the groups 280 times', `{ ${times(280, 'viewer { groups { id } }')} }`],
    ['21 calls', `{ ${times(10, 'viewer { id }')} ${times(11, 'courses { id }')} }`],
    ['one field 11 times', `{ viewer { ${times(11, 'id')} } }`],
    [
      '450 fields by way of fragments',
      `{ viewer { ...a ...a ...a } } fragment a on Viewer { ${Array.from({ length: 150 }, (_, n) => `f${n}: id`).join(' ')} }`,
    ],
    [
      '500 fields in a fragment that nobody uses',
      `{ viewer { id } } fragment a on Viewer { ${Array.from({ length: 500 }, (_, n) => `f${n}: id`).join(' ')} }`,
    ],
    [
      '21 definitions',
      `{ viewer { id } } ${Array.from({ length: 20 }, (_, n) => `fragment f${n} on Viewer { id }`).join(' ')}`,
    ],
    ['a comment of a megabyte less a little', `{ viewer { id } } # ${'x'.repeat(1_000_000)}`],
    ['20,001 bytes in fewer letters', `{ viewer { id } } # ${'é'.repeat(mostBytesOfDocument / 2)}`],
  ])('is refused before it is validated: %s', async (_case, query) => {
    const replies = [];
    // What else the process does meanwhile counts too: of ten the cheapest says what it costs.
    for (let sent = 0; sent < 10; sent++) replies.push(await send({ query }));
    expect(replies[0]).toMatchObject({ status: 400, code: 'BAD_REQUEST', data: null });
    expect(ran).toEqual([]);
    expect(Math.min(...replies.map(({ cpu }) => cpu))).toBeLessThan(20);
  });

  it.each([
    ['an alias of 3,000 letters', { query: `{ ${'a'.repeat(3000)}: viewer { id } }` }],
    ['an alias of 3,000 letters inside', { query: `{ viewer { ${'a'.repeat(3000)}: id } }` }],
    [
      'an alias of 3,000 letters for an act with a key',
      { query: `mutation { ${'a'.repeat(3000)}: joinGroup(group_key: "hK7wRt4PmQ") { success } }` },
    ],
    ['an alias that is a word of JavaScript', { query: '{ __proto__: viewer { id } }' }],
    ['a variable of 3,000 letters', { query: `query a($${'v'.repeat(3000)}: ID) { viewer { id } }` }],
    [
      'a variable that other variables would inherit from',
      { query: 'query a($__proto__: JSON = {b: 1}, $b: ID!) { group(where: {id: $b}) { id } }', variables: { b: 'x' } },
    ],
    ['a list in place of a document', { query: '[]' }],
    ['a document that was parsed already', { query: '{"kind":"Document","definitions":[]}' }],
    ['a number as a text', { query: '1' }],
    ['a name of another operation', { query: 'query a { viewer { id } }', operationName: 'b' }],
  ])('is refused plainly: %s', async (_case, body) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect(await send(body, key)).toMatchObject({ status: 400, code: 'BAD_REQUEST', data: null });
    expect(ran).toEqual([]);
  });
});

describe('a document of several calls', () => {
  it('counts as so many', async () => {
    await send({
      query: '{ a: viewer { id } ...more } fragment more on Query { b: viewer { id } c: viewer { email } }',
    });
    expect(counted).toBe(3);
  });

  it('reads once what it asks twice', async () => {
    const reply = await send({
      query: '{ a: viewer { id groups { id } } ...more } fragment more on Query { b: viewer { groups { x: id } id } }',
    });
    expect(reply.data).toEqual({ a: { id: person.id, groups: [] }, b: { groups: [], id: person.id } });
    expect(ran).toEqual(['viewer']);
  });

  it('reads apart what differs', async () => {
    await send({ query: '{ a: viewer { id } b: viewer { groups { id } } }' });
    expect(ran).toEqual(['viewer', 'viewer']);
  });
});

describe('documents without end', () => {
  const distinct = howMany({ sample: 150, deep: 20_000 });

  it(
    `leave the memory of the server as it is: ${distinct} of the largest size, twice each`,
    async () => {
      const file = join(import.meta.dirname, 'many-documents.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [...nodeOptions, file, String(distinct)]);
      console.info(`${distinct} distinct documents: ${stdout.trim()} MB at most`);
      expect(Number(stdout)).toBeLessThanOrEqual(512);
    },
    longTest,
  );
});
