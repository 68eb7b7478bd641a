import { sql } from 'kysely';
import { beforeAll, describe, it } from 'vitest';
import { buildAccount } from '../../../../seed/accounts.ts';
import { buildGroup, buildInvitation, buildLicense } from '../../../../seed/school.ts';
import { longTest } from '../../../../test/deep.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { expectToldApartByNothing } from '../../../../test/told-by-time.ts';
import { hashOfSecret } from '../../../one-time-secret.ts';
import { copiedToken } from './copied-token.ts';
import { makeLinks } from './send-invitations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

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

/** A link that was mailed and whose invitation, into a group, was withdrawn. */
async function withdrawnLink(): Promise<string> {
  const { id: license_id, institution_id } = await buildLicense(server.db);
  const { id: group_id } = await buildGroup(server.db, { license_id });
  const { id } = await buildInvitation(server.db, `${crypto.randomUUID()}@people.test`, { institution_id, group_id });
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

const looking = (link: () => Promise<string>) => async () => {
  const token = await link();
  await server.services.limiter.forget('anonymous', '127.0.0.1');
  return async () => {
    const { code, data } = await look(token);
    return `${code} ${data?.['invitationByLink']?.way}`;
  };
};

describe('how long the reply to a link takes (T36)', () => {
  it.each(pairs)(
    'does not tell %s',
    (_what, one, other) => expectToldApartByNothing(looking(one), looking(other)),
    longTest,
  );
});
