import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import { chanceOf, middle } from '../../test/chance-of.ts';
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
