import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { newGroupKey } from '@lectern/domain/classroom/group/group-key.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { buildGroup, buildLicense } from '../../seed/school.ts';
import { buildApp } from '../../src/app.ts';
import { connect, type Database } from '../../src/base/database/connect.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';

let server: TestServer;
let app: FastifyInstance;
let db: Database;
/** The values of every statement that looked a key up. */
const lookups: (readonly unknown[])[] = [];

beforeAll(async () => {
  server = await testServer();
  db = connect({
    url: server.url,
    onQuery: ({ sql, parameters }) =>
      void (/^\s*\/\* (lock-group|group-by-key) \*\//.test(sql) && lookups.push(parameters)),
  });
  app = await buildApp({ ...server.services, db }, { log: false });
});
afterAll(() => db.destroy());

let addresses = 0;
/** An address on the network that nobody has called from yet. */
const newAddress = () => `10.77.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

async function send(person: BuiltUser, remoteAddress: string, body: unknown) {
  const reply = await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await server.tokenOf(person)}` },
    payload: JSON.stringify(body),
  });
  return reply.json();
}

const joinGroup = `mutation join($key: String!) { joinGroup(group_key: $key) { success code retryAfter } }`;
const join = async (person: BuiltUser, address: string, group_key: string) =>
  (await send(person, address, { query: joinGroup, variables: { key: group_key } })).data.joinGroup;

const anyKey = () => newGroupKey(randomBytes);
const single = () => ({ query: joinGroup, variables: { key: anyKey() } });
const byKey = (aliases: number) => {
  const fields = Array.from({ length: aliases }, (_, at) => `g${at}: group(where: { key: "${anyKey()}" }) { id }`);
  return { query: `{ ${fields.join(' ')} }` };
};
const aliased = (aliases: number) => {
  const fields = Array.from({ length: aliases }, (_, at) => `j${at}: joinGroup(group_key: "${anyKey()}") { code }`);
  return { query: `mutation { ${fields.join(' ')} }` };
};

/** The ways to send many guesses at once, and how many each holds. */
const ways: readonly (() => { body: unknown; guesses: number })[] = [
  () => ({ body: single(), guesses: 1 }),
  () => ({ body: byKey(1), guesses: 1 }),
  () => ({ body: byKey(10), guesses: 10 }),
  () => ({ body: aliased(5), guesses: 5 }),
  () => ({ body: Array.from({ length: 10 }, single), guesses: 10 }),
  () => ({ body: { ...byKey(10), operationName: null, extensions: {} }, guesses: 10 }),
];

describe('guessing group keys (T14)', () => {
  const guessers = howMany({ sample: 6, deep: 60 });
  const roundsEach = 5;

  it(
    'looks up five keys for one person in a quarter of an hour, whatever way they are sent',
    async () => {
      let guesses = 0;
      for (let guesser = 0; guesser < guessers; guesser++) {
        const person = await buildUser(server.db);
        const address = newAddress();
        lookups.length = 0;
        const bodies = Array.from({ length: roundsEach }, () => ways.map((way) => way())).flat();
        guesses += bodies.reduce((sum, one) => sum + one.guesses, 0);
        await Promise.all(bodies.map(({ body }) => send(person, address, body)));
        expect(lookups.filter((values) => values.includes(person.id)).length).toBeLessThanOrEqual(5);
        expect((await join(person, address, anyKey())).code).toBe('RATE_LIMITED');
      }
      console.info(`${guesses} guesses of ${guessers} people`);
      expect(guesses).toBeGreaterThan(guessers * 150);
    },
    longTest,
  );

  it('gives the guesses of many people behind one address so few that none of a thousand keys is found in a year', async () => {
    const address = newAddress();
    lookups.length = 0;
    const people = await Promise.all(Array.from({ length: 60 }, () => buildUser(server.db)));
    const guess = (person: BuiltUser) => Promise.all([1, 2, 3].map(() => send(person, address, single())));
    await Promise.all(people.map(guess));
    const ids = new Set<unknown>(people.map(({ id }) => id));
    const inAWindow = lookups.filter((values) => values.some((value) => ids.has(value))).length;
    const windows = (365.25 * 24 * 60) / 15;
    const chance = (inAWindow * windows * 1000) / 54 ** 10;
    console.info(`${inAWindow} of 180 guesses from one address; chance in a year ${chance.toExponential(1)}`);
    expect(chance).toBeLessThan(1e-6);
    expect(inAWindow).toBeLessThan(100);
    expect((await join(await buildUser(server.db), address, anyKey())).code).toBe('RATE_LIMITED');
  });

  it('holds up none of 120 learners behind one address of whom every fourth mistypes the key', async () => {
    const license = await buildLicense(server.db, { max_users: 200 });
    const group = await buildGroup(server.db, { license_id: license.id, group_size: 130 });
    const address = newAddress();
    const learners = await Promise.all(Array.from({ length: 120 }, () => buildUser(server.db)));
    const mistyped: string[] = [];
    const codes: (string | null)[] = [];
    for (const [at, learner] of learners.entries()) {
      if (at % 4 === 0) mistyped.push((await join(learner, address, anyKey())).code);
      codes.push((await join(learner, address, group.key)).code);
    }
    expect(new Set(mistyped)).toEqual(new Set(['GROUP_KEY_UNKNOWN']));
    expect(codes).toEqual(learners.map(() => null));
  });

  it('counts no try against a person whose key was right, whether the group takes them or not', async () => {
    const person = await buildUser(server.db);
    const address = newAddress();
    const closed = await buildGroup(server.db, { status: 'CLOSED' });
    for (let tries = 0; tries < 8; tries++)
      expect((await join(person, address, closed.key)).code).toBe('GROUP_NOT_ACTIVE');
    expect((await join(person, address, (await buildGroup(server.db)).key)).success).toBe(true);
  });
});
