import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { recordUser } from './record-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const origin = { ip: '203.0.113.7', requestId: 'request' };
const soon = () => Math.floor(Date.now() / 1000) + 60;

/** A user, and what a token of theirs says that was made after them. */
async function known() {
  const user = await buildUser(server.db, { first_name: 'Ada', last_name: 'Lovelace' });
  const { id, issuer, subject, email } = user;
  const claims = { issuer, subject, email, email_verified: true, given_name: 'Ada', family_name: 'Lovelace' };
  await server.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
  return { id, claims: { ...claims, issued_at: soon() } as Parameters<typeof recordUser>[1] };
}

const entriesOf = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .innerJoin('audit_personal', 'audit_personal.chain_id', 'audit_log.chain_id')
    .select(['action', 'details', 'facts', 'address'])
    .where('audit_log.chain_id', '=', id)
    .execute();

describe('a person whose token says something', () => {
  it('that is known leaves no entry', async () => {
    const { id, claims } = await known();
    expect(await recordUser(server.db, claims, origin)).toBe(id);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('new leaves one entry with both', async () => {
    const { id, claims } = await known();
    expect(await recordUser(server.db, { ...claims, family_name: 'King' }, origin)).toBe(id);
    const before = { first_name: 'Ada', last_name: 'Lovelace', email: claims.email, email_verified: true };
    expect(await entriesOf(id)).toEqual([
      {
        action: 'USER_CHANGED',
        details: { linked: false },
        facts: { before, after: { ...before, last_name: 'King' } },
        address: '203.0.113.7',
      },
    ]);
  });

  it('that is older than what was changed since changes nothing', async () => {
    const { id, claims } = await known();
    await recordUser(server.db, { ...claims, issued_at: 1, family_name: 'King' }, origin);
    const user = await server.db.selectFrom('users').select('last_name').where('id', '=', id).executeTakeFirst();
    expect(user).toEqual({ last_name: 'Lovelace' });
    expect(await entriesOf(id)).toEqual([]);
  });

  it('and who was entered before gets their user, with an entry that says so', async () => {
    const { id, claims } = await known();
    await server.db.updateTable('users').set({ issuer: null, subject: null }).where('id', '=', id).execute();
    const subject = crypto.randomUUID();
    expect(await recordUser(server.db, { ...claims, subject }, origin)).toBe(id);
    expect(await entriesOf(id)).toMatchObject([{ action: 'USER_CHANGED', details: { linked: true } }]);
  });
});
