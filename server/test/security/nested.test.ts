import fc from 'fast-check';
import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../src/schema.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { queryCases } from './cases.ts';
import { buildCallers, openSend, type Caller, type Send } from './principals.ts';
import { readReach, type Reach } from './reach.ts';
import { idsOf, openWorld, type Class, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
let callers: Caller[];

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  callers = await buildCallers(server, world);
});

const root = schema.getQueryType()!.getFields();
const deepest = 7;

/** A selection of some of the fields of a type, its ids always among them; choices are taken from a list of numbers. */
function selectFrom(type: GraphQLObjectType, choose: () => number, depth: number): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => args.every((arg) => !isNonNullType(arg.type)));
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const edges = depth < deepest ? fields.filter((field) => isObjectType(getNamedType(field.type))) : [];
  const ids = leaves.filter((field) => getNamedType(field.type).name === 'ID').map(({ name }) => name);
  const some = leaves.filter(() => choose() % 2 === 0).map(({ name }) => name);
  const inner = edges
    .filter(() => choose() % 3 > 0)
    .slice(0, 4)
    .map((field) => `${field.name} ${selectFrom(getNamedType(field.type) as GraphQLObjectType, choose, depth + 1)}`);
  return `{ ${['__typename', ...new Set([...ids, ...some]), ...inner].join(' ')} }`;
}

/** A query that calls one operation as its case does, about one of the classes, with a random selection. */
function documentFor(field: GraphQLField<unknown, unknown>, choose: () => number): string {
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const type = getNamedType(field.type);
  const selection = isObjectType(type) ? selectFrom(type, choose, 1) : '';
  return `query asked${variables && `(${variables})`} { ${field.name}${given && `(${given})`} ${selection} }`;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Leaf = {
  readonly type: string;
  readonly field: string;
  readonly value: Json;
  readonly parents: readonly { [name: string]: Json }[];
};

/** Every leaf of a reply with the objects it stands in, the nearest first. */
function* leavesOf(value: Json, field: string, parents: readonly { [name: string]: Json }[]): Generator<Leaf> {
  if (Array.isArray(value)) for (const one of value) yield* leavesOf(one, field, parents);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, name, [value, ...parents]);
  else if (field !== '__typename') {
    const type = parents[0]?.['__typename'];
    yield { type: typeof type === 'string' ? type : 'Query', field, value, parents };
  }
}

const isIdField = new Set(
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => getNamedType(field.type).name === 'ID' && !isListType(field.type))
    .map(({ type, field }) => `${type.name}.${field.name}`),
);
const ofKey = new Set([
  'Answer.is_correct',
  'Answer.sequence',
  'Answer.match',
  'Concept.letter',
  'Question.correct_msg',
  'Question.incorrect_msg_two',
  'Question.reveal',
]);
const ofHint = new Set(['Question.hint', 'Question.incorrect_msg']);

/** The id of an object, as far as it has one. */
const idIn = (object: { [name: string]: Json } | undefined): string => {
  const id = object?.['__typename'] === 'RosterMissing' ? object['user_id'] : object?.['id'];
  return typeof id === 'string' ? id : '';
};

/** Whether a leaf that somebody was shown disagrees with the tables. */
function isWrong({ type, field, value, parents }: Leaf, who: Caller, reach: Reach): boolean {
  const name = `${type}.${field}`;
  const isShown = value !== null;
  const text = typeof value === 'string' ? value : '';
  const own = type === 'Viewer' ? (who.user?.id ?? '') : idIn(parents[0]);
  if (isIdField.has(name) && reach.known.has(text) && !reach.visible.has(text)) return true;
  // What somebody's own file says is told them again.
  if (name === 'RosterLine.email') return false;
  if (field === 'email' && isShown !== reach.emails.has(own)) return true;
  if (name === 'User.role' && isShown !== reach.roles.has(own)) return true;
  if (!isShown) return false;
  const question = idIn(parents.find((one) => one['__typename'] === 'Question'));
  if (name === 'Group.key') return !reach.keys.has(text);
  if (ofKey.has(name)) return !reach.solved.has(question);
  return ofHint.has(name) && !reach.hinted.has(question);
}

const queries = howMany({ sample: 30, deep: 5000 });

describe('nested queries (T3)', () => {
  it(
    `show nobody a leaf that the tables do not give them, in ${queries} random ones of each principal`,
    async () => {
      const wrong = new Map<string, string>();
      let leaves = 0;
      let answered = 0;
      const classes: readonly Class[] = [...world.north.classes, ...world.south.classes];
      const ids = classes.flatMap(idsOf);
      const tryAs = async (who: Caller) => {
        const reach = await readReach(server.db, who.standing === 'person' ? (who.user?.id ?? null) : null);
        const own = classes.findIndex(({ group_id }) => group_id === who.group?.id);
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...queryCases),
            fc.integer({ min: -9, max: classes.length - 1 }),
            fc.nat({ max: 9 }),
            fc.nat({ max: ids.length - 1 }),
            fc.infiniteStream(fc.nat({ max: 5 })),
            async ({ operation, variables }, at, swap, other, stream) => {
              // Most calls are about the class of the caller, where there is most to see.
              const place = classes[at < 0 ? Math.max(own, 0) : at] as Class;
              const text = JSON.stringify(variables(place));
              const found = text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
              const swapped = swap < 3 && found[swap] ? text.replace(found[swap], ids[other] ?? '') : text;
              const field = root[operation] as GraphQLField<unknown, unknown>;
              const document = documentFor(field, () => stream.next().value ?? 0);
              const reply = await send(who, document, swapped);
              const { data } = JSON.parse(reply.text) as { data: Json };
              if (data === null) return;
              answered += 1;
              for (const leaf of leavesOf(data, 'data', [])) {
                leaves += 1;
                if (!isWrong(leaf, who, reach)) continue;
                wrong.set(
                  `${operation} by ${who.name}: ${leaf.type}.${leaf.field}`,
                  `${JSON.stringify(leaf.value)} ${swapped}`,
                );
              }
            },
          ),
          { numRuns: queries, seed: callers.indexOf(who) },
        );
      };
      await Promise.all(callers.map(tryAs));
      console.info(`${callers.length * queries} queries, ${answered} answered with ${leaves} leaves`);
      expect(Object.fromEntries(wrong)).toEqual({});
      expect(leaves).toBeGreaterThan(callers.length * queries);
    },
    longTest,
  );
});
