import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import { howMany, longTest } from '../../test/deep.ts';
import { listen, type ListeningServer } from '../../test/listen.ts';
import { openVisitor, startFlow } from '../../test/visitor.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());

const timings = howMany({ sample: 5, deep: 500 });
/** The first ones find a server that has not warmed up. */
const warmUp = howMany({ sample: 1, deep: 10 });
/** How unlikely what was measured may be by chance, if both take as long; a sample says nothing about it. */
const leastChance = howMany({ sample: 0, deep: 0.01 });

let addresses = 0;
/** Each try comes from another address on the network, so that no limit is met. */
const newAddress = () => `198.18.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

/** How likely the ranks of two lists of numbers differ so much by chance (Mann–Whitney, both sides). */
function chanceOf(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((value) => ({ value, of: 'one' })),
    ...other.map((value) => ({ value, of: 'other' })),
  ].toSorted((a, b) => a.value - b.value);
  const ranks = ranked.reduce((sum, { of }, at) => sum + (of === 'one' ? at + 1 : 0), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((one.length * other.length * (one.length + other.length + 1)) / 12);
  return 2 * (1 - normalBelow(Math.abs(u - mean) / deviation));
}

/** The share of a normal distribution below so many deviations (Abramowitz and Stegun 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Try = (visitor: ReturnType<typeof openVisitor>, email: string) => Promise<() => Promise<{ status: number }>>;
const form =
  (page: string, fields: Record<string, string>): Try =>
  async (visitor, email) => {
    const shown = await visitor.open(`${origin}/identity/${page}`);
    return () => visitor.send(shown, { ...fields, email });
  };
const tries: readonly (readonly [name: string, Try])[] = [
  [
    'the sign-in with a wrong password',
    async (visitor, email) => {
      const shown = await visitor.open(startFlow(origin).address);
      return () => visitor.send(shown, { email, password: 'wrong' });
    },
  ],
  ['a forgotten password', form('forgotten-password', {})],
  ['a new account', form('sign-up', { first_name: 'Amara', last_name: 'Okonkwo' })],
];

describe('how long the pages take (T36)', () => {
  it.each(tries)(
    'does not tell for %s whether an address is known',
    async (_name, prepare) => {
      const took = { known: [] as number[], unknown: [] as number[] };
      const statuses = { known: new Set<number>(), unknown: new Set<number>() };
      for (let turn = 0; turn < timings + warmUp; turn++) {
        const known = (await buildAccount(server.db, { issuer: `${origin}/identity` })).email;
        const unknown = `${crypto.randomUUID()}@people.test`;
        const pair = [
          ['known', known],
          ['unknown', unknown],
        ] as const;
        for (const [kind, email] of turn % 2 ? pair : pair.toReversed()) {
          const send = await prepare(openVisitor(origin, '/identity', newAddress()), email);
          const began = performance.now();
          const { status } = await send();
          if (turn >= warmUp) took[kind].push(performance.now() - began);
          statuses[kind].add(status);
        }
      }
      expect(statuses.unknown).toEqual(statuses.known);
      expect(Math.max(...statuses.known)).toBeLessThan(429);
      const chance = chanceOf(took.known, took.unknown);
      console.info(
        `known ${middle(took.known).toFixed(2)} ms, unknown ${middle(took.unknown).toFixed(2)} ms, p = ${chance.toFixed(3)}`,
      );
      expect(chance).toBeGreaterThan(leastChance);
    },
    longTest,
  );

  it('would be told apart by this measure where one took longer', () => {
    const times = Array.from({ length: 1000 }, (_, at) => 20 + ((at * 7919) % 1009) / 200);
    const [one, other] = [times.slice(0, 500), times.slice(500)];
    expect(chanceOf(one, other)).toBeGreaterThan(0.05);
    const later = other.map((time) => time + 0.5);
    expect(chanceOf(one, later)).toBeLessThan(0.01);
  });
});
