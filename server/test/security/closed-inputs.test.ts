import { getNamedType, isInputObjectType, type GraphQLInputObjectType, type GraphQLInputType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import type { Call } from './case.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { fingerprint } from './fingerprint.ts';
import { openSend, type Send } from './principals.ts';
import { openWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
/** The names of all columns of all tables. */
let columns: readonly string[];

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  const tables = await server.db.introspection.getTables();
  columns = [...new Set(tables.flatMap((table) => table.columns.map(({ name }) => name)))];
});

/** A place in the variables of an operation where an input stands. */
type Place = { readonly operation: string; readonly path: readonly string[]; readonly input: GraphQLInputObjectType };

function placesIn(operation: string, type: GraphQLInputType, path: readonly string[]): Place[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  const inner = Object.values(named.getFields()).flatMap((field) =>
    placesIn(operation, field.type, [...path, field.name]),
  );
  return [{ operation, path, input: named }, ...inner];
}

const places = schemaOperations.flatMap(({ name, field }) =>
  field.args.flatMap((arg) => placesIn(name, arg.type, [arg.name])),
);

/** A copy of variables with one more field at a place; of a list, in its first item. Null where nothing stands there. */
function withField(value: unknown, [name, ...rest]: readonly string[], field: string): unknown {
  if (Array.isArray(value)) {
    const first = withField(value[0], name === undefined ? [] : [name, ...rest], field);
    return first === null ? null : [first, ...value.slice(1)];
  }
  if (typeof value !== 'object' || value === null) return null;
  if (name === undefined) return { ...value, [field]: null };
  const inner = withField(Reflect.get(value, name), rest, field);
  return inner === null ? null : { ...value, [name]: inner };
}

/** Each input tries one of so many parts of the columns. */
const parts = howMany({ sample: 6, deep: 1 });

const variablesOf = (operation: string): Call['variables'] | undefined =>
  [...queryCases, ...mutationCases].find((one) => one.operation === operation)?.variables;

describe('what is sent (T19)', () => {
  it(
    'writes no column that its input does not name, whoever sends it',
    async () => {
      const [place] = world.north.classes;
      const tokens = [
        await server.tokenOf(place.main),
        await server.tokenOf(world.north.admin),
        await server.tokenOf(place.learner),
      ];
      const before = await fingerprint(server.db);
      const taken: string[] = [];
      let pairs = 0;
      for (const { operation, path, input } of places) {
        const variables = variablesOf(operation)?.(place);
        for (const [at, name] of columns.entries()) {
          if (at % parts !== 0 || input.getFields()[name]) continue;
          const sent = variables && withField(variables, path, name);
          if (!sent) continue;
          pairs += 1;
          for (const token of tokens.slice(0, pairs % 5 === 0 ? 3 : 1)) {
            const { code, status, text } = await send(
              { token },
              documentOf(operation),
              sent as Record<string, unknown>,
            );
            if (code !== 'BAD_REQUEST' || status !== 400)
              taken.push(`${operation} ${path.join('.')}.${name}: ${status} ${text.slice(0, 100)}`);
          }
        }
      }
      console.info(`${pairs} pairs of an input and a column that it does not have`);
      expect(taken).toEqual([]);
      expect(await fingerprint(server.db)).toEqual(before);
      expect(pairs).toBeGreaterThan(2000 / parts);
    },
    longTest,
  );
});
