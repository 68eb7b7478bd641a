import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../harness.ts';
import { howMany, longTest } from '../deep.ts';
import { mutationCases, queryCases, touched } from './cases.ts';
import { documentOf } from './document.ts';
import { fingerprint } from './fingerprint.ts';
import { openSend, type Send } from './principals.ts';
import { idsOf, openWorld, type Class, type World } from './world.ts';

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

/** Each caller tries one of so many parts of all ids, and all ids of calls of what has changed. */
const parts = howMany({ sample: 12, deep: 1 });

type Swap = { readonly operation: string; readonly variables: Record<string, unknown>; readonly namesAttempt: boolean };

/**
 * Every call with every id of another school in the place of every one of its own. An attempt is found by its id in the
 * group it has moved to, whatever group is named beside it: such calls are told apart.
 */
function swapsOf(own: Class, strangers: readonly string[]): Swap[] {
  return [...queryCases, ...mutationCases].flatMap(({ operation, variables }) => {
    const given = variables(own);
    return idPaths(given).flatMap((path) => {
      const holder: unknown = path
        .slice(0, -1)
        .reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), given);
      const namesAttempt = path.at(-1) === 'group_id' && typeof Reflect.get(Object(holder), 'attempt_id') === 'string';
      return strangers.map((id) => ({ operation, variables: withId(given, path, id), namesAttempt }));
    });
  });
}

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
      const swaps = swapsOf(own, strangers).filter((swap) => !swap.namesAttempt);
      // In a sample each tries a different part of the ids.
      const place = ['learner', 'instructor', 'main', 'admin'].indexOf(role);
      const tried = swaps.filter(({ operation }, index) => index % parts === place % parts || touched.has(operation));
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

  // O-27
  it('beside an own attempt reaches that attempt in its own group, and nothing of the group that is named', async () => {
    const [own] = world.south.classes;
    const [foreign] = world.north.classes;
    const token = await server.tokenOf(own.learner);
    const theirs = async () =>
      server.db.selectFrom('attempts').selectAll().where('group_id', '<>', own.group_id).orderBy('id').execute();
    const before = await theirs();
    const swaps = swapsOf(own, idsOf(foreign)).filter((swap) => swap.namesAttempt);
    const wrong: string[] = [];
    for (const { operation, variables } of swaps) {
      const { text, code } = await send({ token }, documentOf(operation), variables);
      const isOwn = code !== null || text.includes(own.group_id);
      if (/NORTH/.test(text) || code === 'INTERNAL' || !isOwn) wrong.push(`${operation}: ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    expect(await theirs()).toEqual(before);
    expect(swaps.length).toBeGreaterThan(50);
  });
});
