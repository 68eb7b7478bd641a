import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Kind, parse, print, specifiedRules, validate, visit, type DocumentNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/base/database/connect.ts';
import { limitRules, mostBytes, mostTokens } from '../../src/base/graphql/limits.ts';
import type { Limiter } from '../../src/base/http/rate-limit.ts';
import { schema } from '../../src/schema.ts';
import { testServer, type TestServer } from '../harness.ts';
import { howMany, longTest } from '../deep.ts';
import { documentOf, schemaOperations } from './document.ts';
import { processorTime } from '../../../domain/test/processor-time.ts';

let server: TestServer;
let app: FastifyInstance;
let token: string;
/** What resolvers have touched: the database, and what is counted. */
const touched: string[] = [];

const limiter: Limiter = {
  count: async (limit) => void (limit === 'user' || touched.push(limit)),
  refuseIfUsedUp: async (limit) => void touched.push(limit),
  takeBack: async (limit) => void touched.push(limit),
  forget: async (limit) => void touched.push(limit),
  close: async () => {},
};

beforeAll(async () => {
  server = await testServer();
  token = await server.tokenOf(await buildUser(server.db));
  const db = new Proxy(server.db, {
    get: (target, name) => {
      touched.push(String(name));
      return Reflect.get(target, name);
    },
  }) satisfies Database;
  app = await buildApp({ ...server.services, db, limiter }, { log: false });
  touched.length = 0;
});

async function refused(
  body: unknown,
): Promise<{ status: number; codes: string[]; touched: string[]; milliseconds: number }> {
  touched.length = 0;
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const began = processorTime();
  const reply = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload,
  });
  const milliseconds = processorTime() - began;
  const errors: { extensions?: { code: string } }[] = reply.json().errors ?? [];
  return {
    status: reply.statusCode,
    codes: errors.map(({ extensions }) => extensions?.code ?? ''),
    touched: [...touched],
    milliseconds,
  };
}

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const nested = (levels: number) => `{ viewer ${'{ groups '.repeat(levels)}{ id }${' }'.repeat(levels)} }`;
const spreads = (fragments: number, width: number) =>
  `{ viewer { ...f0 } } ${times(fragments, (index) => `fragment f${index} on Viewer { ${`...f${index + 1} `.repeat(width)} }`).join(' ')} fragment f${fragments} on Viewer { id }`;
const whole = `fragment whole on Viewer { id first_name last_name groups { id name key institution { id name } owner { first_name last_name }
  courses { id name logo color description levels language progress } } institutions { id name logo city country my_role } }`;

describe('many calls in one (T15)', () => {
  it.each([
    ['1,000 aliases', `{ ${times(1000, (index) => `a${index}: viewer { id }`).join(' ')} }`],
    ['16 aliases', `{ ${times(16, (index) => `a${index}: viewer { id }`).join(' ')} }`],
    [
      'two group keys',
      'mutation { a: joinGroup(group_key: "hK7wRt4PmQ") { success } b: joinGroup(group_key: "hK7wRt4PmR") { success } }',
    ],
    [
      'two group keys, one in a fragment',
      'mutation { joinGroup(group_key: "hK7wRt4PmQ") { success } ...more } fragment more on Mutation { b: joinGroup(group_key: "hK7wRt4PmR") { success } }',
    ],
    ['two tokens', 'mutation { a: authenticate(idToken: "x") { id } b: authenticate(idToken: "y") { id } }'],
    ['two operations', 'query a { viewer { id } } query b { viewer { id } }'],
    [
      'a query and a mutation',
      'query a { viewer { id } } mutation b { joinGroup(group_key: "hK7wRt4PmQ") { success } }',
    ],
  ])('is refused before anything of it runs: %s', async (_case, query) => {
    const reply = await refused({ query, operationName: query.startsWith('query a') ? 'a' : undefined });
    expect(reply).toMatchObject({ status: 400, touched: [] });
    expect(new Set(reply.codes)).toEqual(new Set(['BAD_REQUEST']));
  });

  it.each([1, 2, 1000])('is refused as a list of %i', async (count) => {
    expect(await refused(times(count, () => ({ query: '{ viewer { id } }' })))).toMatchObject({
      status: 400,
      codes: ['BAD_REQUEST'],
      touched: [],
    });
  });
});

describe('a document beyond sense (T16)', () => {
  it.each([
    ['11 levels deep', nested(10)],
    ['100 levels deep', nested(100)],
    ['deep through fragments', spreads(15, 1)],
    ['a fragment in itself', '{ viewer { ...a } } fragment a on Viewer { id ...a }'],
    [
      'fragments in a circle',
      '{ viewer { ...a } } fragment a on Viewer { ...b } fragment b on Viewer { ...c } fragment c on Viewer { ...a }',
    ],
    [
      'fragments in a circle that nobody uses',
      '{ viewer { id } } fragment a on Viewer { ...b } fragment b on Viewer { ...a }',
    ],
    ['fragments that double 150 times', spreads(150, 2)],
    ['fragments that triple 60 times', spreads(60, 3)],
    ['more than 2,000 tokens', `{ viewer { ${times(mostTokens, () => 'id').join(' ')} } }`],
    ['a cost above 5,000', `{ viewer { ${times(400, () => '...whole').join(' ')} } } ${whole}`],
    ['11 directives', `{ viewer ${'@include(if: true) '.repeat(11)} { id } }`],
    ['100 directives on fields', `{ viewer { ${times(100, () => 'id @skip(if: false)').join(' ')} } }`],
    ['an unknown directive 500 times', `{ viewer ${'@a '.repeat(500)} { id } }`],
    ['900 unknown fields', `{ ${times(900, (index) => `x${index}`).join(' ')} }`],
    ['a name of half a megabyte', `{ ${'a'.repeat(500_000)} }`],
    ['400 unused variables', `query x(${times(400, (index) => `$v${index}: Int`).join(' ')}) { viewer { id } }`],
    ['900 brackets', `{ group(where: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`],
    ['a text that is not closed', `{ group(where: { key: "${'a'.repeat(1000)}`],
    ['nothing', ''],
    ['only a comment', '# viewer'],
    ['only a fragment', 'fragment a on Viewer { id }'],
    ['a schema', 'type Query { viewer: String }'],
  ])('is refused before anything of it runs: %s', async (_case, query) => {
    const reply = await refused({ query });
    expect(reply).toMatchObject({ status: 400, touched: [] });
    expect(reply.codes.length).toBeGreaterThan(0);
    expect(reply.codes.length).toBeLessThanOrEqual(10);
    expect(reply.milliseconds).toBeLessThan(1000);
  });

  it('is refused where it wants to be told of changes, which nothing here does', async () => {
    expect(await refused({ query: 'subscription { viewer { id } }' })).toMatchObject({
      codes: ['BAD_REQUEST'],
      touched: [],
    });
  });

  it('is refused when it is larger than a megabyte, unread', async () => {
    const body = JSON.stringify({ query: '{ viewer { id } }', variables: { x: 'x'.repeat(mostBytes) } });
    expect(await refused(body)).toMatchObject({ status: 413, touched: [] });
  });

  const bombs = howMany({ sample: 100, deep: 500 });

  it(
    `is refused in each of ${bombs} made-up shapes: deep, wide, spread, repeated`,
    async () => {
      const anyBomb = fc.oneof(
        fc.integer({ min: 10, max: 60 }).map(nested),
        fc
          .integer({ min: 16, max: 300 })
          .map((count) => `{ ${times(count, (index) => `a${index}: viewer { id }`).join(' ')} }`),
        fc
          .tuple(fc.integer({ min: 11, max: 100 }), fc.integer({ min: 1, max: 4 }))
          .map(([fragments, width]) => spreads(fragments, width)),
        fc.integer({ min: 400, max: 800 }).map((count) => `{ viewer { ${'...whole '.repeat(count)} } } ${whole}`),
        fc.integer({ min: 11, max: 400 }).map((count) => `{ viewer ${'@include(if: true) '.repeat(count)} { id } }`),
      );
      const slow: number[] = [];
      await fc.assert(
        fc.asyncProperty(anyBomb, async (query) => {
          const reply = await refused({ query });
          slow.push(reply.milliseconds);
          expect(reply).toMatchObject({ status: 400, touched: [] });
        }),
        { numRuns: bombs },
      );
      const median = slow.toSorted((a, b) => a - b)[Math.floor(slow.length / 2)];
      console.info(`${bombs} bombs refused, ${median?.toFixed(1)} ms in the middle`);
      expect(median).toBeLessThan(50);
    },
    longTest,
  );
});

/** The documents of the browser app, as they are sent. */
function ownDocuments(): DocumentNode[] {
  const generated = readFileSync(join(import.meta.dirname, '../../../web/src/graphql/generated/graphql.ts'), 'utf8');
  return [...generated.matchAll(/^export const \w+Document = (\{.*\}) as unknown as/gm)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );
}

const tokensIn = (source: string) => source.match(/\.{3}|[!$&()=:@[\]{|}]|[\w.-]+|"[^"]*"/g)?.length ?? 0;

describe('what our own browser app sends', () => {
  it('fits the limits and the schema', () => {
    const documents = ownDocuments();
    const errors = documents.flatMap((document) =>
      validate(schema, document, [...specifiedRules, ...limitRules(true)]).map(({ message }) => message),
    );
    expect(errors).toEqual([]);
    for (const document of documents)
      expect(parse(print(document), { maxTokens: mostTokens }).kind).toBe(Kind.DOCUMENT);
    const largest = Math.max(...documents.map((document) => tokensIn(print(document))));
    console.info(`${documents.length} own documents, the largest of about ${largest} tokens`);
    expect(documents.length).toBeGreaterThan(5);
  });

  it('names each operation after its component, so that it can be found', () => {
    const names = ownDocuments().flatMap((document) => {
      const found: string[] = [];
      visit(document, { OperationDefinition: ({ name }) => void found.push(name?.value ?? '') });
      return found;
    });
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+_[a-z][A-Za-z]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('leaves room: a document that asks an operation for all there is still fits', () => {
    const errors = schemaOperations.flatMap(({ name }) =>
      validate(schema, parse(documentOf(name), { maxTokens: mostTokens }), [
        ...specifiedRules,
        ...limitRules(true),
      ]).map(({ message }) => `${name}: ${message}`),
    );
    expect(errors).toEqual([]);
  });
});
