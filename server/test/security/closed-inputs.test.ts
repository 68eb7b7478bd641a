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

/** A copy of variables with one more field at a place; of a list, in its first item. What is missing on the way is made. */
function withField(value: unknown, [name, ...rest]: readonly string[], field: string): object {
  if (Array.isArray(value)) return [withField(value[0], name === undefined ? [] : [name, ...rest], field)];
  const given = typeof value === 'object' ? value : {};
  if (name === undefined) return { ...given, [field]: null };
  return { ...given, [name]: withField(Reflect.get(given ?? {}, name), rest, field) };
}

/** Whether a call fills a place. */
const holds = (variables: unknown, path: readonly string[]): boolean =>
  undefined !==
  path.reduce<unknown>((value, name) => Reflect.get(Object(Array.isArray(value) ? value[0] : value), name), variables);

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
      const reached = new Set<string>();
      let pairs = 0;
      for (const { operation, path, input } of places) {
        const variables = variablesOf(operation)?.(place);
        for (const [at, name] of columns.entries()) {
          if (!variables || at % parts !== 0 || input.getFields()[name]) continue;
          const sent = withField(variables, path, name);
          pairs += 1;
          reached.add(input.name);
          for (const token of tokens.slice(0, pairs % 5 === 0 ? 3 : 1)) {
            const { code, status, text } = await send(
              { token },
              documentOf(operation),
              sent as Record<string, unknown>,
            );
            // Long messages are cut; where the rest of the call was made up, the refusal has to be of this field.
            const isNamed = holds(variables, path) || text.includes(`\\"${name}\\"`);
            if (code !== 'BAD_REQUEST' || status !== 400 || !isNamed)
              taken.push(`${operation} ${path.join('.')}.${name}: ${status} ${text.slice(0, 100)}`);
          }
        }
      }
      console.info(`${pairs} pairs of an input and a column that it does not have`);
      expect(taken).toEqual([]);
      expect(await fingerprint(server.db)).toEqual(before);
      const left = places.map(({ input }) => input.name).filter((name) => !reached.has(name));
      // Their operations stand in no sweep; others join them not unseen.
      expect(left).toEqual(['CheckFreeAnswerInput', 'CreateProductInput']);
      expect(pairs).toBeGreaterThan(2000 / parts);
    },
    longTest,
  );
});
