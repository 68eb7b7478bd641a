import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../seed/accounts.ts';
import { chanceOf } from '../../../test/chance-of.ts';
import { longTest } from '../../../test/deep.ts';
import { listen, type ListeningServer } from '../../../test/listen.ts';
import { expectToldApartByNothing } from '../../../test/told-by-time.ts';
import { openVisitor, startFlow } from '../../../test/visitor.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());

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
      const known = async () => (await buildAccount(server.db, { issuer: `${origin}/identity` })).email;
      const unknown = async () => {
        // The same is done before either.
        await known();
        return `${crypto.randomUUID()}@people.test`;
      };
      const tried = (address: () => Promise<string>) => async () => {
        const send = await prepare(openVisitor(origin, '/identity', newAddress()), await address());
        return async () => {
          const { status } = await send();
          expect(status).toBeLessThan(429);
          return String(status);
        };
      };
      await expectToldApartByNothing(tried(known), tried(unknown));
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
