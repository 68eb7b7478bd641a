import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
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
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { schema } from '../../src/schema.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { queryCases } from './cases.ts';
import { outputFields } from './key-fields.ts';
import { buildCallers, openSend, type Caller, type Send } from './principals.ts';
import { readReach, type Reach } from './reach.ts';
import { idsOf, openWorld, type Class, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
/** Everyone who calls, with the class that is most theirs and what they may see. */
let viewers: Viewer[];
type Viewer = { readonly who: Caller; readonly own: Class; readonly reach: Reach };

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  const { db } = server;
  const classes = [...world.north.classes, ...world.south.classes];
  // What the world is built of leaves nobody awaited and nobody refused.
  for (const { group_id, main, removed } of classes) {
    const awaited = { group_id, email: `${group_id}@awaited.test`, first_name: '', last_name: '', created_by: main.id };
    await db.insertInto('awaited_members').values(awaited).execute();
    await db.insertInto('refused_joins').values({ group_id, user_id: removed.id, reason: 'REMOVED' }).execute();
  }
  viewers = [];
  for (const who of await buildCallers(server, world))
    viewers.push({
      who,
      own:
        classes.find(({ group_id }) => group_id === who.group?.id) ??
        classes.find(({ institution_id }) => institution_id === who.institution?.id) ??
        world.north.classes[0],
      reach: await readReach(db, who.standing === 'person' ? (who.user?.id ?? null) : null),
    });
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

/** A selection of the ids and the fields with a rule or a judge, along every edge that leads to one; null where none does. */
function selectRuled(type: GraphQLObjectType, path: readonly GraphQLObjectType[] = [type]): string | null {
  const fields = Object.values(type.getFields());
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const ruled = leaves.filter(
    ({ name, extensions }) => extensions['rule'] !== undefined || `${type.name}.${name}` in furtherJudges,
  );
  const inner = fields.flatMap(({ name, type: given }) => {
    const next = getNamedType(given);
    if (!isObjectType(next) || path.includes(next)) return [];
    const selection = selectRuled(next, [...path, next]);
    return selection === null ? [] : [`${name} ${selection}`];
  });
  if (ruled.length + inner.length === 0) return null;
  const ids = leaves.filter((field) => getNamedType(field.type).name === 'ID');
  return `{ ${['__typename', ...[...ids, ...ruled].map(({ name }) => name), ...inner].join(' ')} }`;
}

/** A query that calls one operation as its case does, with a selection. */
function documentFor(operation: string, select: (type: GraphQLObjectType) => string | null): string | null {
  const field = root[operation] as GraphQLField<unknown, unknown>;
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const type = getNamedType(field.type);
  const selection = isObjectType(type) ? select(type) : '';
  if (selection === null) return null;
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

/** What the tables say of a leaf: by the id of the object it stands in, of the question that object belongs to, or by its value. */
type Judge = (
  reach: Reach,
  leaf: { readonly own: string; readonly question: string; readonly text: string },
) => boolean;
const ofEmail: Judge = ({ emails }, { own }) => emails.has(own);
const ofRole: Judge = ({ roles }, { own }) => roles.has(own);
const ofSale: Judge = ({ sold }, { own }) => sold.has(own);
const ofKey: Judge = ({ solved }, { question }) => solved.has(question);
const ofHint: Judge = ({ hinted }, { question }) => hinted.has(question);

/** Whether somebody may be shown a field that has a rule. */
const judges: { readonly [address: string]: Judge } = {
  'User.email': ofEmail,
  'User.role': ofRole,
  'Viewer.email': ofEmail,
  'Viewer.role': ofRole,
  'AwaitedMember.email': ({ visible }, { own }) => visible.has(own),
  'Invitation.email': ({ visible }, { own }) => visible.has(own),
  'InvitedPerson.email': ofEmail,
  // What somebody's own file says is told them again.
  'RosterLine.email': () => true,
  'PeopleLine.email': () => true,
  'RosterMissing.email': ofEmail,
  'MissingPerson.email': ofEmail,
  'Group.key': ({ keys }, { text }) => keys.has(text),
  'License.key': ofSale,
  ...Object.fromEntries(namesOf(licenseTexts).map((name) => [`License.${name}`, ofSale])),
  'License.price': ofSale,
  'License.currency': ofSale,
  'License.notes': ofSale,
  'LicenseOffer.price': ofSale,
  'LicenseOffer.currency': ofSale,
  'LicenseOffer.notes': ofSale,
  'FollowUp.comment': ofSale,
  'Answer.is_correct': ofKey,
  'Answer.sequence': ofKey,
  'Answer.match': ofKey,
  'Concept.letter': ofKey,
  'Question.correct_msg': ofKey,
  'Question.incorrect_msg_two': ofKey,
  'Question.reveal': ofKey,
  'Question.hint': ofHint,
  'Question.incorrect_msg': ofHint,
};
/** Whether somebody may be shown a leaf of the audit log and of the outbox. */
const furtherJudges: { readonly [address: string]: (reach: Reach, text: string) => boolean } = {
  'AuditEntry.id': ({ audited }, text) => audited.has(text.split('.')[1] ?? ''),
  'AuditEntryDetail.address': ({ traced }) => traced,
  'AuditEntryDetail.request_id': ({ traced }) => traced,
  'UnsentMail.recipient': ({ traced }) => traced,
};
/** Of the fields with a rule, those that are never empty for whoever may be shown them. */
const isAlwaysThere = new Set([
  'User.email',
  'User.role',
  'Viewer.email',
  'Viewer.role',
  'RosterMissing.email',
  'MissingPerson.email',
  'Invitation.email',
]);

/** The types that name a person by `user_id`. */
const ofPerson: readonly (Json | undefined)[] = ['RosterMissing', 'MissingPerson'];

/** The id of an object, as far as it has one. */
const idIn = (object: { [name: string]: Json } | undefined): string => {
  const isOfPerson = ofPerson.includes(object?.['__typename']);
  const id = isOfPerson ? object?.['user_id'] : object?.['id'];
  return typeof id === 'string' ? id : '';
};

/** Whether somebody may be shown a leaf that has a rule; undefined for others. */
function mayBeShown({ type, field, value, parents }: Leaf, who: Caller, reach: Reach): boolean | undefined {
  const own = type === 'Viewer' ? (who.user?.id ?? '') : idIn(parents[0]);
  const question = idIn(parents.find((one) => one['__typename'] === 'Question'));
  return judges[`${type}.${field}`]?.(reach, { own, question, text: typeof value === 'string' ? value : '' });
}

/** Whether somebody may see what a mark stands for: a class, its course or its product; or an institution or its product. */
function mayReadMark(mark: string, { visible }: Reach): boolean {
  const classes = [...world.north.classes, ...world.south.classes].filter((one) => one.mark.startsWith(mark));
  const [{ institution_id, licensed_product_id, group_id, course_id, product_id }] = classes as [Class];
  const ids = classes.length > 1 ? [institution_id, licensed_product_id] : [group_id, course_id, product_id];
  return ids.some((id) => visible.has(id));
}

/** Whether a leaf that somebody was shown disagrees with the tables. */
function isWrong(leaf: Leaf, who: Caller, all: Reach): boolean {
  const name = `${leaf.type}.${leaf.field}`;
  const { value } = leaf;
  // Whoever was removed or moved while a sitting ran is told where it stands.
  const reach = leaf.type === 'SittingPlace' ? { ...all, visible: all.visible.union(all.begun) } : all;
  // Whatever names a person, a thing or what was said of it: names, facts, comments, mails.
  if (typeof value === 'string') {
    const isOwn = leaf.type === 'Viewer' || idIn(leaf.parents[0]) === who.user?.id;
    const marks = value.match(/(NORTH|SOUTH)[12]?/g) ?? [];
    if (!isOwn && marks.some((mark) => !mayReadMark(mark, reach))) return true;
    if (furtherJudges[name]?.(reach, value) === false) return true;
  }
  if (isIdField.has(name) && typeof value === 'string' && reach.known.has(value) && !reach.visible.has(value))
    return true;
  const may = mayBeShown(leaf, who, reach);
  return value === null ? may === true && isAlwaysThere.has(name) : may === false;
}

/** Lets everyone try, as many at once as the server has connections for. */
async function asEveryone(tryAs: (viewer: Viewer) => Promise<void>): Promise<void> {
  const waiting = [...viewers];
  const tryOn = async () => {
    for (let viewer = waiting.pop(); viewer; viewer = waiting.pop()) await tryAs(viewer);
  };
  await Promise.all(Array.from({ length: 8 }, tryOn));
}

const ruled = outputFields.filter(({ rule }) => rule !== undefined).map(({ address }) => address);
const queries = howMany({ sample: 30, deep: 5000 });

describe('nested queries (T3)', () => {
  it('find a judge for every field that has a rule', () => {
    expect(Object.keys(judges).toSorted()).toEqual(ruled.toSorted());
  });

  it('show nobody a field with a rule that the tables do not give them, along any edge', async () => {
    const wrong = new Map<string, string>();
    const reached = { shown: new Set<string>(), kept: new Set<string>() };
    const tryAs = async ({ who, own, reach }: Viewer) => {
      for (const { operation, about = '', variables } of queryCases) {
        const document = documentFor(operation, selectRuled);
        if (document === null) continue;
        const { data } = JSON.parse((await send(who, document, variables(own))).text) as { data: Json };
        for (const leaf of leavesOf(data, 'data', [])) {
          const name = `${leaf.type}.${leaf.field}`;
          if (leaf.value !== null) reached.shown.add(name);
          else if (mayBeShown(leaf, who, reach) === false) reached.kept.add(name);
          if (isWrong(leaf, who, reach))
            wrong.set(`${operation} ${about} by ${who.name}: ${name}`, JSON.stringify(leaf.value));
        }
      }
    };
    await asEveryone(tryAs);
    expect(Object.fromEntries(wrong)).toEqual({});
    const judged = [...ruled, ...Object.keys(furtherJudges)];
    expect(judged.filter((name) => !reached.shown.has(name))).toEqual([]);
    // What these stand in is refused as a whole to whoever may not see them.
    const refusedWhole = [
      'AwaitedMember.email',
      'Invitation.email',
      'InvitedPerson.email',
      'LicenseOffer.currency',
      'LicenseOffer.notes',
      'LicenseOffer.price',
      'MissingPerson.email',
      'PeopleLine.email',
      'RosterLine.email',
      'Viewer.email',
      'Viewer.role',
    ];
    expect(ruled.filter((name) => !reached.kept.has(name))).toEqual(refusedWhole);
  });

  it(
    `show nobody a leaf that the tables do not give them, in ${queries} random ones of each principal`,
    async () => {
      const wrong = new Map<string, string>();
      let leaves = 0;
      let answered = 0;
      const classes: readonly Class[] = [...world.north.classes, ...world.south.classes];
      const ids = classes.flatMap(idsOf);
      const tryAs = async ({ who, own, reach }: Viewer) => {
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...queryCases),
            fc.integer({ min: -9, max: classes.length - 1 }),
            fc.nat({ max: 9 }),
            fc.nat({ max: ids.length - 1 }),
            fc.infiniteStream(fc.nat({ max: 5 })),
            async ({ operation, variables }, at, swap, other, stream) => {
              // Most calls are about the class of the caller, where there is most to see.
              const text = JSON.stringify(variables(classes[at] ?? own));
              const found = text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
              const swapped = swap < 3 && found[swap] ? text.replace(found[swap], ids[other] ?? '') : text;
              const document = documentFor(operation, (type) => selectFrom(type, () => stream.next().value ?? 0, 1));
              const reply = await send(who, document ?? '', swapped);
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
          { numRuns: queries, seed: inject('seed') + viewers.findIndex((one) => one.who === who) },
        );
      };
      await asEveryone(tryAs);
      console.info(`${viewers.length * queries} queries, ${answered} answered with ${leaves} leaves`);
      expect(Object.fromEntries(wrong)).toEqual({});
      expect(leaves).toBeGreaterThan(viewers.length * queries);
    },
    longTest,
  );
});
