import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../seed/accounts.ts';
import { buildInvitation } from '../../../../seed/school.ts';
import { chanceOf, middle } from '../../../../test/chance-of.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { hashOfSecret } from '../../../one-time-secret.ts';
import { copiedToken } from './copied-token.ts';
import { makeLinks } from './send-invitations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const timings = howMany({ sample: 5, deep: 500 });
/** The first ones find a server that has not warmed up. */
const warmUp = howMany({ sample: 1, deep: 20 });
/** How unlikely what was measured may be by chance, if both take as long; a sample says nothing about it. */
const leastChance = howMany({ sample: 0, deep: 0.01 });

const look = (token: string) =>
  server.call(null, `query look($token: String!) { invitationByLink(token: $token) { institution_name way } }`, {
    token,
  });

/** A copied link for an address that has an account, or one that has none; an account is made in both cases. */
async function copied(hasAccount: boolean): Promise<string> {
  const account = await buildAccount(server.db);
  const email = hasAccount ? account.email : `${crypto.randomUUID()}@people.test`;
  const { id } = await buildInvitation(server.db, email);
  return copiedToken(server.services.tickets, id, 0);
}

/** A link that was mailed and whose invitation was withdrawn. */
async function withdrawnLink(): Promise<string> {
  const { id } = await buildInvitation(server.db, `${crypto.randomUUID()}@people.test`);
  const [token = ''] = await makeLinks(server.db, [id]);
  await sql`update invitations set withdrawn_on = now(), withdrawn_by = created_by where id = ${id}`.execute(server.db);
  return token;
}

const pairs: readonly (readonly [what: string, one: () => Promise<string>, other: () => Promise<string>])[] = [
  ['whether the address of a copied link has an account', () => copied(true), () => copied(false)],
  [
    'whether a link that counts no more has ever counted',
    withdrawnLink,
    async () => hashOfSecret(await withdrawnLink()),
  ],
];

describe('how long the reply to a link takes (T36)', () => {
  it.each(pairs)(
    'does not tell %s',
    async (_what, ...kinds) => {
      const took: [number[], number[]] = [[], []];
      const replies = new Set<string>();
      for (let turn = 0; turn < timings + warmUp; turn += 1) {
        for (const kind of turn % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
          const token = await kinds[kind]();
          await server.services.limiter.forget('anonymous', '127.0.0.1');
          const began = performance.now();
          const { code, data } = await look(token);
          if (turn >= warmUp) took[kind].push(performance.now() - began);
          replies.add(`${code} ${data?.['invitationByLink']?.way}`);
        }
      }
      expect(replies.size).toBe(1);
      const chance = chanceOf(...took);
      console.info(`${middle(took[0]).toFixed(2)} ms, ${middle(took[1]).toFixed(2)} ms, p = ${chance.toFixed(3)}`);
      expect(chance).toBeGreaterThan(leastChance);
    },
    longTest,
  );
});
