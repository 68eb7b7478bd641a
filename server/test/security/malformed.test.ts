import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { buildApp } from '../../src/app.ts';
import { readEnv } from '../../src/env.ts';
import { testServer, type TestServer } from '../harness.ts';
import { howMany, longTest } from '../deep.ts';
import { documentOf, schemaOperations } from './document.ts';
import { openUnlimited } from './principals.ts';

let server: TestServer;
let app: FastifyInstance;
let production: FastifyInstance;
let token: string;

beforeAll(async () => {
  server = await testServer();
  token = await server.tokenOf(await buildUser(server.db));
  app = await openUnlimited(server);
  const env = readEnv({ NODE_ENV: 'production', OIDC_ISSUER: 'embedded', PUBLIC_URL: 'https://lectern.example' });
  production = await buildApp({ ...server.services, env }, { log: false });
});
afterAll(() => production.close());

/** What a reply must not hold: where the code lies, how it is built, what the database was asked, which names come close. */
const telling = [
  /\bat [\w.<>]+ \(|\n\s+at /,
  /node_modules|node:internal|file:\/\//,
  /\/(work|home|usr|tmp|var|root)\//,
  /\.(ts|js|mjs|cjs):\d+/,
  /\b(select|insert into|update|delete from)\b[^"]{0,200}\b(from|values|set|where)\b/i,
  /syntax error at or near|relation "|column "|constraint "|duplicate key|violates/i,
  /kysely|mercurius|fastify|pothos|postgres|graphql-js|FST_ERR|MER_ERR/i,
  /Did you mean/i,
];

const post = (to: FastifyInstance, payload: string, headers: Record<string, string> = {}) =>
  to.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload });

const leaks = (text: string) => telling.filter((pattern) => pattern.test(text)).map(String);

const anyDocument = fc.constantFrom(...schemaOperations.map(({ name }) => documentOf(name)));

/** A good document with a piece of it cut out, doubled, or replaced. */
const anyBrokenDocument = fc
  .tuple(
    anyDocument,
    fc.nat(),
    fc.nat({ max: 30 }),
    fc.oneof(fc.constantFrom('', '{', '}', '(', '"', '"""', '$', '@', '...', '!', ':', '#', '\\', 'null'), fc.string()),
  )
  .map(([document, at, length, piece]) => {
    const from = at % document.length;
    return document.slice(0, from) + piece + document.slice(from + length);
  });

/** A good document with one name spelled almost right, so that the server could help. */
const anyMisspelling = fc
  .tuple(anyDocument, fc.nat(), fc.constantFrom('s', 'x', '_', '1'))
  .map(([document, which, letter]) => {
    const names = [...document.matchAll(/[a-z_]{4,}/gi)];
    const name = names[which % names.length];
    const end = (name?.index ?? 0) + (name?.[0].length ?? 0);
    return document.slice(0, end) + letter + document.slice(end);
  });

const anyBody = fc.oneof(
  { weight: 4, arbitrary: anyBrokenDocument.map((query) => JSON.stringify({ query })) },
  { weight: 4, arbitrary: anyMisspelling.map((query) => JSON.stringify({ query })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(anyDocument, fc.dictionary(fc.string(), fc.jsonValue()))
      .map(([query, variables]) => JSON.stringify({ query, variables })),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((query) => JSON.stringify({ query })) },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc
      .record({
        query: anyDocument,
        operationName: fc.jsonValue(),
        variables: fc.jsonValue(),
        extensions: fc.jsonValue(),
      })
      .map((body) => JSON.stringify(body)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{"__proto__":{"query":"{viewer{id}}"}}',
      '{"query":"{ viewer { id } }","constructor":{"prototype":{}}}',
      '{"query":',
      '[]',
      'null',
      '""',
      '{"query":"{\\"a\\":1}"}',
      '{"query":"{ viewer { __typename @deprecated } }"}',
    ),
  },
);

const requests = howMany({ sample: 200, deep: 2000 });

describe('a request that cannot be understood (T17)', () => {
  it(
    `is refused without telling how the server is built: ${requests} made-up ones`,
    async () => {
      const counts = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(anyBody, fc.boolean(), async (body, signedIn) => {
          const reply = await post(app, body, signedIn ? { authorization: `Bearer ${token}` } : {});
          counts.set(reply.statusCode, (counts.get(reply.statusCode) ?? 0) + 1);
          expect(reply.statusCode).toBeLessThan(500);
          expect(leaks(reply.body)).toEqual([]);
          expect(typeof reply.json()).toBe('object');
        }),
        { numRuns: requests },
      );
      console.info(`${requests} malformed requests by status: ${JSON.stringify(Object.fromEntries(counts))}`);
      expect(counts.get(400) ?? 0).toBeGreaterThan(requests / 2);
    },
    longTest,
  );

  it.each([
    ['a body that is no JSON', '{"query"', 400],
    ['an empty body', '', 400],
    ['a body that would change what objects inherit', '{"__proto__":{"a":1},"query":"{viewer{id}}"}', 400],
    ['a field that does not belong', '{"query":"{viewer{id}}","queryId":"x"}', 400],
    ['a document that is a number', '{"query":1}', 400],
    ['variables that are a list', '{"query":"{viewer{id}}","variables":[]}', 400],
    ['a name of an operation that is not there', '{"query":"query a {viewer{id}}","operationName":"b"}', 400],
    ['a field that almost has its name', '{"query":"{ viewr { id } }"}', 400],
    ['a type that almost has its name', '{"query":"query a($b: CourseWher!) { course(where: $b) { id } }"}', 400],
    ['an argument that almost has its name', '{"query":"{ course(wher: {id: 1}) { id } }"}', 400],
    [
      'an enum value that almost has its name',
      '{"query":"mutation a { startAssessment(data: {group_id: 1, course_id: 1, type: BENCHMARKS}) { id } }"}',
      400,
    ],
  ])('is refused plainly: %s', async (_case, body, status) => {
    const reply = await post(app, body);
    expect(reply.statusCode).toBe(status);
    expect(leaks(reply.body)).toEqual([]);
  });

  it.each(['not-a-uuid', '', '1', "'; drop table idempotency_keys; --", 'x'.repeat(5000)])(
    'is refused with the idempotency key %j',
    async (key) => {
      const reply = await post(app, '{"query":"{viewer{id}}"}', { 'idempotency-key': key });
      expect([reply.statusCode, reply.json().errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it('is refused at every other address and in every other way without more than it needs to say', async () => {
    const replies = await Promise.all(
      [
        { method: 'GET' as const, url: '/graphql' },
        { method: 'POST' as const, url: '/graphql/', payload: '{}' },
        { method: 'GET' as const, url: '/graphiql' },
        { method: 'GET' as const, url: '/graphql?query={viewer{id}}' },
        { method: 'POST' as const, url: '/graphql', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
        { method: 'GET' as const, url: '/%00' },
        { method: 'GET' as const, url: '/..%2f..%2fetc%2fpasswd' },
        { method: 'GET' as const, url: '/media/../../../etc/passwd' },
        { method: 'GET' as const, url: '/media/not-a-uuid' },
      ].map((request) => app.inject(request)),
    );
    expect(
      replies.map(({ statusCode, body }) => [
        statusCode >= 400 && statusCode < 500,
        leaks(body),
        body.includes('root:'),
      ]),
    ).toEqual(replies.map(() => [true, [], false]));
  });
});

describe('a bug', () => {
  it('is masked, logged under the id of its request, and tells nothing', async () => {
    const broken = {
      ...server.services,
      users: { idOf: () => Promise.reject(new Error('relation "users" does not exist at /srv/secret.ts:1')) },
    };
    const failing = await buildApp(broken, { log: false });
    const reply = await post(failing, '{"query":"{viewer{id}}"}', { authorization: `Bearer ${token}` });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      data: null,
      errors: [
        {
          message: 'Oops! Something went wrong!',
          extensions: { code: 'INTERNAL', requestId: reply.headers['x-request-id'] },
        },
      ],
    });
    await failing.close();
  });

  it('in a resolver is masked alike', async () => {
    const broken = { ...server.services, users: { idOf: async () => 'not a uuid but { select }' } };
    const failing = await buildApp({ ...broken, db: undefined as never }, { log: false });
    const reply = await post(failing, '{"query":"{viewer{id}}"}', { authorization: `Bearer ${token}` });
    expect(reply.json().errors).toEqual([
      {
        message: 'Oops! Something went wrong!',
        path: ['viewer'],
        extensions: { code: 'INTERNAL', requestId: reply.headers['x-request-id'] },
      },
    ]);
    await failing.close();
  });
});

describe('in production', () => {
  it.each([
    ['the whole schema', getIntrospectionQuery()],
    ['the name of its types', '{ __schema { types { name } } }'],
    ['one type', '{ __type(name: "Viewer") { fields { name } } }'],
    ['the schema behind a fragment', '{ ...a } fragment a on Query { __schema { queryType { name } } }'],
    ['the schema under another name', '{ viewer: __schema { queryType { name } } }'],
  ])('nobody may ask for %s', async (_case, query) => {
    const reply = await post(production, JSON.stringify({ query }));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().data).toBeNull();
    expect(reply.body).not.toMatch(/"(queryType|fields|types)":/);
  });

  it('a document may still ask which type an answer has', async () => {
    const reply = await post(production, JSON.stringify({ query: '{ __typename }' }));
    expect(reply.json()).toEqual({ data: { __typename: 'Query' } });
  });
});
