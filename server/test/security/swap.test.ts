import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../harness.ts';
import { howMany, longTest } from '../deep.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf } from './document.ts';
import { fingerprint } from './fingerprint.ts';
import { openSend, type Send } from './principals.ts';
import { idsOf, openWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
});

const writes = new Set<string>(mutationCases.map(({ operation }) => operation));

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** The paths at which variables hold an id, such as data.0.group_id. */
function idPaths(variables: unknown, path: readonly string[] = []): string[][] {
  if (isId(variables)) return [[...path]];
  if (typeof variables !== 'object' || variables === null) return [];
  return Object.entries(variables).flatMap(([name, value]) => idPaths(value, [...path, name]));
}

/** A copy of the variables with another id at a path. */
function withId<Value>(variables: Value, [name = '', ...rest]: readonly string[], id: string): Value {
  if (typeof variables !== 'object' || variables === null) return id as Value;
  const copy: object = Array.isArray(variables) ? [...variables] : { ...variables };
  const inner: unknown = Reflect.get(copy, name);
  Reflect.set(copy, name, withId(inner, rest, id));
  return copy as Value;
}

/** Each caller tries one of so many parts of all ids. */
const parts = howMany({ sample: 6, deep: 1 });

describe("an id of another school in place of one's own (T2)", () => {
  it.each(['learner', 'instructor', 'main', 'admin'] as const)(
    'shows the %s nothing of it, and writes nothing',
    async (role) => {
      const [own] = world.south.classes;
      const [foreign] = world.north.classes;
      const token = await server.tokenOf(role === 'admin' ? world.south.admin : own[role]);
      const strangers = [...idsOf(foreign), world.north.license_id, world.north.admin.id];
      const before = await fingerprint(server.db);
      const shown: string[] = [];
      let calls = 0;
      const swaps = [...queryCases, ...mutationCases].flatMap(({ operation, variables }) => {
        const given = variables(own);
        return idPaths(given).flatMap((path) =>
          strangers.map((id) => ({ operation, variables: withId(given, path, id) })),
        );
      });
      // In a sample each tries a different part of the ids.
      const place = ['learner', 'instructor', 'main', 'admin'].indexOf(role);
      const tried = swaps.filter((_, index) => index % parts === place % parts);
      for (let from = 0; from < tried.length; from += 40) {
        const replies = await Promise.all(
          tried
            .slice(from, from + 40)
            .map(async (swap) => ({ ...swap, ...(await send({ token }, documentOf(swap.operation), swap.variables)) })),
        );
        calls += replies.length;
        shown.push(
          ...replies
            .filter(
              ({ operation, text, code }) =>
                /NORTH/.test(text) || code === 'INTERNAL' || (code === null && writes.has(operation)),
            )
            .map(
              ({ operation, variables, text }) => `${operation} ${JSON.stringify(variables)}: ${text.slice(0, 200)}`,
            ),
        );
      }
      console.info(`${calls} calls with a foreign id by the ${role}`);
      expect(shown).toEqual([]);
      expect(await fingerprint(server.db)).toEqual(before);
      expect(calls).toBeGreaterThan(2000 / parts);
    },
    longTest,
  );
});
