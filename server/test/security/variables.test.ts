import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../harness.ts';
import { howMany, longTest } from '../deep.ts';
import { argumentPaths } from './argument-paths.ts';
import { authorOperations, openStaffTrials, openTrials, staffOperations } from './author-trials.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { openSend, type RawReply, type Send } from './principals.ts';
import { withValue } from './with-value.ts';
import { openWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
});

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const deep = (levels: number, list: boolean): Json => {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = list ? [value] : { a: value };
  return value;
};

/** What may stand where a good value stood: other types, extremes, texts that a database, a parser or a terminal may trip over. */
const strange: readonly Json[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 + 2,
  1e308,
  5e-324,
  '',
  ' ',
  '0',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800y',
  '\uffff\ufeff\u202e',
  "'; drop table users; --",
  '%_\\',
  '${7*7}{{7*7}}<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{3F2504E0-4F89-11D3-9A0C-0305E82C3301}',
  'x'.repeat(100_000),
  '😀'.repeat(20_000),
  [],
  {},
  [[]],
  [null],
  { constructor: { prototype: { admin: true } } },
  deep(1000, true),
  deep(1000, false),
  Array.from({ length: 2000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${index}`, true])),
];

/** Each path into the variables of an operation gets one of so many parts of the strange values; its neighbour the next. */
const parts = howMany({ sample: 15, deep: 1 });

/** In a sample every second place of what an author or somebody of the staff sends gets one strange value. */
const authored = howMany({ sample: 2 * strange.length, deep: 1 });

/** Every path into the variables, lists and objects included. */
function paths(value: unknown, path: readonly string[] = []): string[][] {
  const here = path.length > 0 ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([name, inner]) => paths(inner, [...path, name]))];
}

const isBad = ({ status, code, text }: RawReply) =>
  status >= 500 ||
  code === 'INTERNAL' ||
  code === 'UNAVAILABLE' ||
  /stack|node_modules|\bat \/|select .* from/i.test(text);

describe('variables of any kind', () => {
  it(
    'never break the server: each operation, each of its values, each strange value',
    async () => {
      const [, place] = world.north.classes;
      const tokens = [await server.tokenOf(place.learner), await server.tokenOf(place.main), null];
      const calls = [...queryCases, ...mutationCases].flatMap(({ operation, variables }) => {
        const given = { ...variables(place), ...jsonArguments(operation, variables(place)) };
        return paths(given).flatMap((path, at) =>
          strange
            .filter((_, index) => (index + at) % parts === 0)
            .map((value) => ({ operation, path, value, variables: withValue(given, path, value) })),
        );
      });
      const more = ['joinGroup', 'authenticate'].flatMap((operation) =>
        strange.map((value) => ({
          operation,
          path: ['key'],
          value,
          variables: operation === 'joinGroup' ? { group_key: value } : { idToken: value },
        })),
      );
      const bad: string[] = [];
      const all = [...calls, ...more];
      // So few at once that none waits for a connection.
      for (let from = 0; from < all.length; from += 4) {
        const replies = all.slice(from, from + 4).map(async ({ operation, path, value, variables }, index) => {
          const token = tokens[index % 5] ?? tokens[0] ?? null;
          const reply = await send({ token }, documentOf(operation), variables as Record<string, unknown>);
          return isBad(reply)
            ? [
                `${operation} ${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}: ${reply.status} ${reply.text.slice(0, 200)}`,
              ]
            : [];
        });
        bad.push(...(await Promise.all(replies)).flat());
      }
      console.info(`${all.length} calls with strange variables`);
      expect(bad).toEqual([]);
      expect(schemaOperations.length).toBeGreaterThan(30);
    },
    longTest,
  );

  it.each([
    ['an author', authorOperations, openTrials],
    ['who sells, supports or runs the installation', staffOperations, openStaffTrials],
  ] as const)(
    'never break the server: %s, each value that their acts and reads take',
    async (whose, names, open) => {
      const trial = await open(server, send, world.south.classes[0]);
      const bad: string[] = [];
      let calls = 0;
      const places = names.flatMap((operation) => argumentPaths(operation).map(({ path }) => ({ operation, path })));
      for (const [at, { operation, path }] of places.entries())
        for (const value of strange.filter((_, index) => (index + at) % authored === 0)) {
          const { status, code, text } = await trial(operation, path, value);
          calls += 1;
          if (isBad({ status, code, text }) || code === 'UNAUTHENTICATED')
            bad.push(
              `${operation} ${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}: ${status} ${text.slice(0, 200)}`,
            );
        }
      console.info(
        `${calls} calls with strange variables by ${whose}, in ${places.length} places of ${names.length} operations`,
      );
      expect(bad).toEqual([]);
      expect(calls).toBeGreaterThan(names.length);
    },
    longTest,
  );

  it(
    'never break the server: whole sets of variables made up',
    async () => {
      const [, place] = world.north.classes;
      const token = await server.tokenOf(place.learner);
      const anyVariables = fc.constantFrom(...queryCases, ...mutationCases).chain(({ operation, variables }) => {
        const names = Object.keys(variables(place));
        return fc.record({
          operation: fc.constant(operation),
          variables: fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue({ maxDepth: 4 })]))),
        });
      });
      await fc.assert(
        fc.asyncProperty(anyVariables, async ({ operation, variables }) => {
          expect(isBad(await send({ token }, documentOf(operation), variables))).toBe(false);
        }),
        { numRuns: howMany({ sample: 200, deep: 5000 }) },
      );
    },
    longTest,
  );

  it.each([
    ['larger than 64 kB', JSON.stringify({ chosen: [], note: 'x'.repeat(70_000) })],
    ['wider than 64 kB', JSON.stringify(Array.from({ length: 5000 }, (_, index) => `id-${index}-${'x'.repeat(20)}`))],
    ['nested beyond sense', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['nested beyond sense under names', '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)],
  ])('are refused where an answer or a draft is %s', async (_case, answer) => {
    const [, place] = world.north.classes;
    const token = await server.tokenOf(place.learner);
    const work = `"group_id":"${place.group_id}","study_project_id":"${place.study_project_id}"`;
    const key = { 'idempotency-key': crypto.randomUUID() };
    const check = `{"data":{${work},"question_id":"${place.question_ids[0]}","answer":${answer}}}`;
    const draft = `{"data":{${work},"question_index":0,"progress":${answer}}}`;
    const replies = [
      await send({ token }, documentOf('checkAnswer'), check, key),
      await send({ token }, documentOf('saveStudyProjectProgress'), draft),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [413, 'TOO_LARGE'],
      [413, 'TOO_LARGE'],
    ]);
  });
});

/** Values for arguments of any shape, so that what is inside them is tried as well. */
function jsonArguments(operation: string, variables: Record<string, unknown>): Record<string, unknown> {
  const data = variables['data'];
  if (operation === 'saveStudyProjectProgress')
    return {
      data: {
        ...(data as object),
        progress: { x: { answer: { chosen: ['a'] }, seconds: 1, reset: true } },
        revision: 0,
      },
    };
  if (operation === 'checkAnswer')
    return { data: { ...(data as object), answer: { order: ['a'], placed: true }, seconds_spent: 3, revision: 0 } };
  if (operation === 'saveAnswers')
    return { data: [{ ...(data as object[])[0], answer: { rows: { a: true } }, seconds_spent: 3, result: true }] };
  return {};
}
