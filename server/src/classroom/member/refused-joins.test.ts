import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { forgetOldKeys } from '../../base/jobs/forget-old-keys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const join = `mutation join($key: String!) { joinGroup(group_key: $key) { code } }`;
const refused = `query refused($group_id: ID!) { refusedJoins(group_id: $group_id) { reason user { id } } }`;
const add = `mutation add($data: [GroupMemberInput!]!, $group_id: ID!) { addGroupLearners(data: $data, group_id: $group_id) { code status } }`;

async function world(values: Parameters<typeof buildGroup>[1] = {}) {
  const main = await buildUser(server.db);
  const group = await buildGroup(server.db, { owner_id: main.id, ...values });
  const learner = await buildUser(server.db);
  const tryKey = async (caller: BuiltUser = learner) =>
    (await server.call(caller, join, { key: group.key })).data['joinGroup'].code;
  const listed = async (caller: BuiltUser = main) =>
    (await server.call(caller, refused, { group_id: group.id })).data?.['refusedJoins'];
  const letIn = async () => {
    const { data, code } = await server.call(main, add, { group_id: group.id, data: [{ user_id: learner.id }] });
    return code ?? data['addGroupLearners'];
  };
  return { main, group, learner, tryKey, listed, letIn };
}

describe('a join that was refused', () => {
  it.each([
    [{ status: 'CLOSED' }, 'CLOSED'],
    [{ status: 'ENDED' }, 'ENDED'],
    [{ start_date: '2020-01-01', end_date: '2020-02-01' }, 'ENDED'],
  ] as const)('stands in the group with its reason: %o', async (values, reason) => {
    const { learner, tryKey, listed } = await world(values);
    await tryKey();
    await tryKey();
    expect(await listed()).toEqual([{ reason, user: { id: learner.id } }]);
  });

  it('by a full group is cured by letting the person in once there is a place, who then belongs to the institution', async () => {
    const { group, learner, tryKey, listed, letIn } = await world({ group_size: 1 });
    const other = await buildUser(server.db);
    await addGroupMember(server.db, group.id, other.id);
    expect(await tryKey()).toBe('GROUP_FULL');
    expect(await listed()).toEqual([{ reason: 'FULL', user: { id: learner.id } }]);
    expect(await letIn()).toEqual([{ code: 'GROUP_FULL', status: 'REFUSED' }]);
    await sql`update groups set group_size = 2 where id = ${group.id}`.execute(server.db);
    expect(await letIn()).toEqual([{ code: null, status: 'DONE' }]);
    expect(await listed()).toEqual([]);
    const { rows } = await sql`select role from institution_members where user_id = ${learner.id}`.execute(server.db);
    expect(rows).toEqual([{ role: 'STUDENT' }]);
  });

  it('stands there with the reason of the last time', async () => {
    const { group, learner, tryKey, listed } = await world({ status: 'CLOSED' });
    await tryKey();
    await sql`update groups set status = 'ENDED' where id = ${group.id}`.execute(server.db);
    await tryKey();
    expect(await listed()).toEqual([{ reason: 'ENDED', user: { id: learner.id } }]);
  });

  it('of somebody who was removed is cured by adding them', async () => {
    const { group, learner, tryKey, listed, letIn } = await world();
    await tryKey();
    await sql`update group_members set deleted_on = now(), blocked = true where group_id = ${group.id} and user_id = ${learner.id}`.execute(
      server.db,
    );
    expect(await tryKey()).toBe('REMOVED_FROM_GROUP');
    expect(await listed()).toEqual([{ reason: 'REMOVED', user: { id: learner.id } }]);
    expect(await letIn()).toEqual([{ code: null, status: 'DONE' }]);
  });

  it('is for those who teach the group, and for 7 days', async () => {
    const { group, learner, tryKey, listed, letIn } = await world({ status: 'CLOSED' });
    await tryKey();
    expect(await listed(learner)).toBeUndefined();
    await sql`update refused_joins set refused_on = now() - interval '8 days' where group_id = ${group.id}`.execute(
      server.db,
    );
    expect(await listed()).toEqual([]);
    expect(await letIn()).toBe('NOT_FOUND');
    await forgetOldKeys(server.db);
    const { rows } = await sql`select from refused_joins where group_id = ${group.id}`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
