import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, seedIssuer, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { performInitialChecks } from '../../../base/account/initial-checks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const list = `query list($group_id: ID!) { awaitedMembers(group_id: $group_id) { id email } }`;
const refused = `query refused($group_id: ID!) { refusedJoins(group_id: $group_id) { reason user { id } } }`;
const remove = `mutation remove($group_id: ID!, $ids: [ID!]!) { removeAwaitedMembers(group_id: $group_id, ids: $ids) }`;
const join = `mutation join($key: String!) { joinGroup(group_key: $key) { code } }`;

/** A group that awaits one address, and somebody who signs in with it. */
async function world(values: Parameters<typeof buildGroup>[1] = {}) {
  const main = await buildUser(server.db);
  const group = await buildGroup(server.db, { owner_id: main.id, ...values });
  const email = `${crypto.randomUUID()}@awaited.test`;
  await server.db
    .insertInto('awaited_members')
    .values({ group_id: group.id, email, first_name: 'Nia', last_name: 'Neu', created_by: main.id })
    .execute();
  const subject = crypto.randomUUID();
  const signIn = async (email_verified = true) => {
    const claims = {
      issuer: seedIssuer,
      subject,
      email,
      email_verified,
      given_name: 'Nia',
      family_name: 'Neu',
    };
    const issued_at = Math.floor(Date.now() / 1000) + 60;
    const { userId } = await performInitialChecks(server.db, { ...claims, issued_at }, null, {
      ip: '::1',
      requestId: 'x',
    });
    return userId ?? '';
  };
  const listed = async () => (await server.call(main, list, { group_id: group.id })).data['awaitedMembers'];
  const noted = async () => (await server.call(main, refused, { group_id: group.id })).data['refusedJoins'];
  return { main, group, email, signIn, listed, noted };
}

const isIn = async ({ group }: { group: { id: string } }, user_id: string) => {
  const { rows } = await sql<{ live: boolean; learner: boolean }>`
    select m.deleted_on is null as live, exists (select from institution_members i join groups g on g.institution_id = i.institution_id
      where g.id = m.group_id and i.user_id = m.user_id and i.deleted_on is null and i.role = 'STUDENT') as learner
    from group_members m where m.group_id = ${group.id} and m.user_id = ${user_id} and m.role = 'STUDENT'`.execute(
    server.db,
  );
  return rows[0] ?? null;
};
const learnersOf = async ({ group }: { group: { id: string } }) =>
  (await server.db.selectFrom('groups').select('learners').where('id', '=', group.id).executeTakeFirstOrThrow())
    .learners;

describe('somebody awaited', () => {
  it('holds no place, and joins group and institution by signing in with the verified address', async () => {
    const place = await world({ group_size: 1 });
    expect(await learnersOf(place)).toBe(0);
    expect(await place.listed()).toMatchObject([{ email: place.email }]);
    const id = await place.signIn();
    expect(await isIn(place, id)).toEqual({ live: true, learner: true });
    expect(await learnersOf(place)).toBe(1);
    expect(await place.listed()).toEqual([]);
    const { rows } =
      await sql`select details from audit_log where object_id = ${place.group.id} and action = 'GROUP_JOINED'`.execute(
        server.db,
      );
    expect(rows).toEqual([{ details: { role: 'STUDENT', earlier: 'NONE', awaited: true } }]);
  });

  // O-34
  it('is told by the reply of the call that lets them join which group that is, once', async () => {
    const known = await buildUser(server.db);
    const place = await world();
    await sql`update awaited_members set email = ${known.email} where group_id = ${place.group.id}`.execute(server.db);
    const ask = () => server.call(known, '{ viewer { groups { id } } }', {}, { 'x-perform-initial-checks': 'en' });
    const first = await ask();
    expect(first.headers['joined-groups']).toBe(place.group.id);
    expect(first.data['viewer']).toEqual({ groups: [{ id: place.group.id }] });
    expect((await ask()).headers['joined-groups']).toBeUndefined();
  });

  it('does not join while the address is not verified', async () => {
    const place = await world();
    const id = await place.signIn(false);
    expect(await isIn(place, id)).toBeNull();
    expect(await place.listed()).toHaveLength(1);
    await place.signIn();
    expect(await isIn(place, id)).toMatchObject({ live: true });
  });

  it('once, though they sign in many times at once', async () => {
    const place = await world();
    const id = await place.signIn(false);
    expect(new Set(await Promise.all([1, 2, 3, 4].map(() => place.signIn())))).toEqual(new Set([id]));
    expect(await learnersOf(place)).toBe(1);
  });

  it('whom no place is left for is told to those who teach, still awaited, and joins when there is one', async () => {
    const place = await world({ group_size: 1 });
    await addGroupMember(server.db, place.group.id, (await buildUser(server.db)).id);
    const id = await place.signIn();
    expect(await place.noted()).toEqual([{ reason: 'FULL', user: { id } }]);
    expect(await place.listed()).toHaveLength(1);
    await sql`update groups set group_size = 2 where id = ${place.group.id}`.execute(server.db);
    await place.signIn();
    expect(await isIn(place, id)).toMatchObject({ live: true });
    expect(await place.noted()).toEqual([]);
  });

  it.each([
    ['is over', { status: 'ENDED' }, sql`status = status`],
    ['is past its last day', { start_date: '2020-01-01', end_date: '2020-02-01' }, sql`status = status`],
    ['is deleted', {}, sql`deleted_on = now()`],
  ] as const)('joins nothing where the group %s, and nobody is told', async (_what, values, change) => {
    const place = await world(values);
    await sql`update groups set ${change} where id = ${place.group.id}`.execute(server.db);
    const id = await place.signIn();
    expect(await isIn(place, id)).toBeNull();
    const { rows } = await sql`select from refused_joins where group_id = ${place.group.id}`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('is awaited no longer once they have joined by the key, and not again after they were removed', async () => {
    const place = await world();
    await sql`update groups set status = 'CLOSED' where id = ${place.group.id}`.execute(server.db);
    const id = await place.signIn();
    const user = await server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await sql`update groups set status = 'STARTED' where id = ${place.group.id}`.execute(server.db);
    expect(
      (await server.call(user as unknown as BuiltUser, join, { key: place.group.key })).data['joinGroup'].code,
    ).toBeNull();
    expect(await place.listed()).toEqual([]);
    await sql`update group_members set deleted_on = now() where user_id = ${id}`.execute(server.db);
    await place.signIn();
    expect(await isIn(place, id)).toMatchObject({ live: false });
  });

  it('can be awaited no more by those who teach, with an entry in the audit log', async () => {
    const place = await world();
    const [{ id }] = await place.listed();
    const away = async (caller: BuiltUser) => server.call(caller, remove, { group_id: place.group.id, ids: [id] });
    expect((await away(await buildUser(server.db))).code).toBe('NOT_FOUND');
    expect((await away(place.main)).data['removeAwaitedMembers']).toEqual([id]);
    expect((await away(place.main)).data['removeAwaitedMembers']).toEqual([]);
    expect(await isIn(place, await place.signIn())).toBeNull();
    const { rows } =
      await sql`select details from audit_log where action = 'AWAITED_MEMBERS_REMOVED' and object_id = ${place.group.id}`.execute(
        server.db,
      );
    expect(rows).toEqual([{ details: { awaited: 1 } }]);
  });
});
