import type { GroupRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildInvitation,
  buildLicense,
  day,
} from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let seller: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const documents = {
  remove: `mutation ($id: ID!, $successors: [GroupSuccessorInput!]) {
    deleteInstitutionMember(id: $id, successors: $successors) { success } }`,
  restore: `mutation ($id: ID!) {
    restoreInstitutionMember(id: $id) { member { id role institution { id } } groups { name code } } }`,
  dependants: `query ($id: ID!) { memberDependants(id: $id) { groups leads { name } successors { id } places results invitations } }`,
  list: `query ($id: ID!, $pageSize: Int, $after: ID) {
    removedMembers(institution_id: $id, pageSize: $pageSize, after: $after) {
      members { id role until user { last_name email } } hasMore cursor } }`,
};
const call = async (name: keyof typeof documents, variables: Record<string, unknown>, caller = seller) => {
  const { data, ...reply } = await server.call(caller, documents[name], variables);
  return { ...reply, data: Object.values(data ?? {})[0] };
};

async function memberOf(institution_id: string, role: InstitutionRole = 'STUDENT') {
  const user = await buildUser(server.db);
  await addInstitutionMember(server.db, institution_id, user.id, role);
  const { id } = await server.db
    .selectFrom('institution_members')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return { id, user };
}

async function school() {
  const { id } = await buildInstitution(server.db, { name: `College ${crypto.randomUUID()}` });
  const { id: license_id } = await buildLicense(server.db, { institution_id: id, max_users: 100 });
  return { id, license_id, admin: (await memberOf(id, 'CENTER_ADMIN')).user, learner: await memberOf(id) };
}

async function groupWith(
  license_id: string,
  name: string,
  people: readonly [BuiltUser, GroupRole][],
  values: { group_size?: number; end_date?: string; start_date?: string } = {},
) {
  const { id } = await buildGroup(server.db, { license_id, name, ...values });
  for (const [{ id: userId }, role] of people) await addGroupMember(server.db, id, userId, role);
  return id;
}

/** A benchmark that somebody has finished in a group. */
async function finish(group_id: string, user_id: string) {
  const { id: course_id } = await buildCourse(server.db);
  const { id: benchmark_id } = await buildBenchmark(server.db, { course_id, questions: [] });
  await sql`with sitting as (
      insert into attempts (group_id, id, user_id, course_id, type, state, questions, started_at, submitted_at, submitted_by)
      values (${group_id}, gen_random_uuid(), ${user_id}, ${course_id}, 'BENCHMARK', 'SUBMITTED', '[]', now(), now(), 'LEARNER')
      returning id)
    insert into exercise_results (group_id, user_id, attempt_id, type, benchmark_id, attempt, is_latest, total_questions, completed_on)
    select ${group_id}, ${user_id}, id, 'BENCHMARK', ${benchmark_id}, 1, true, 0, now() from sitting`.execute(
    server.db,
  );
}

const learnersOf = async (id: string) =>
  (await server.db.selectFrom('groups').select('learners').where('id', '=', id).executeTakeFirstOrThrow()).learners;
const slotsOf = async (id: string) =>
  (await server.db.selectFrom('licenses').select('slots_used').where('id', '=', id).executeTakeFirstOrThrow())
    .slots_used;

describe('what follows when a member is removed', () => {
  it('is told before: groups that end for them, places, results that are kept, and invitations that they made', async () => {
    const { id, license_id, admin, learner } = await school();
    const group_id = await groupWith(license_id, 'Networks', [[learner.user, 'STUDENT']]);
    await groupWith(license_id, 'Devices', [[learner.user, 'INSTRUCTOR']]);
    await buildGroup(server.db, { license_id, name: 'Led', owner_id: learner.user.id });
    await finish(group_id, learner.user.id);
    await buildInvitation(server.db, 'a@people.test', { institution_id: id, created_by: learner.user.id });
    const withdrawn = await buildInvitation(server.db, 'b@people.test', {
      institution_id: id,
      created_by: learner.user.id,
    });
    await sql`update invitations set withdrawn_on = now(), withdrawn_by = created_by where id = ${withdrawn.id}`.execute(
      server.db,
    );
    const other = await memberOf(id, 'INSTRUCTOR');
    const found = {
      groups: ['Devices', 'Led', 'Networks'],
      leads: [{ name: 'Led' }],
      successors: [{ id: other.user.id }],
      places: 1,
      results: 1,
      invitations: 1,
    };
    for (const caller of [admin, seller])
      expect((await call('dependants', { id: learner.id }, caller)).data).toEqual(found);
  });

  it('is told to nobody who may not remove them', async () => {
    const { id, admin, learner } = await school();
    const instructor = await memberOf(id, 'INSTRUCTOR');
    for (const name of ['dependants', 'restore'] as const) {
      for (const caller of [instructor.user, learner.user])
        expect((await call(name, { id: learner.id }, caller)).code).toBe('NOT_FOUND');
      expect((await call(name, { id: instructor.id }, admin)).code).toBe('FORBIDDEN');
      expect((await call(name, { id: crypto.randomUUID() })).code).toBe('NOT_FOUND');
    }
  });
});

describe('a member who was removed', () => {
  it('comes back as they were, into the groups they were removed from; feed and log say so', async () => {
    const { id, license_id, admin, learner } = await school();
    const networks = await groupWith(license_id, 'Networks', [[learner.user, 'STUDENT']]);
    const devices = await groupWith(license_id, 'Devices', [[learner.user, 'INSTRUCTOR']]);
    const left = await groupWith(license_id, 'Left long ago', [[learner.user, 'STUDENT']]);
    await sql`update group_members set deleted_on = now() - interval '3 days' where group_id = ${left}`.execute(
      server.db,
    );
    await call('remove', { id: learner.id }, admin);
    expect(await learnersOf(networks)).toBe(0);
    const { data } = await call('restore', { id: learner.id }, admin);
    expect(data).toEqual({
      member: { id: learner.id, role: 'STUDENT', institution: { id } },
      groups: [
        { name: 'Devices', code: null },
        { name: 'Networks', code: null },
      ],
    });
    expect(await learnersOf(networks)).toBe(1);
    const { rows: live } = await sql<{ group_id: string; role: string; blocked: boolean }>`
      select group_id, role, blocked from group_members where user_id = ${learner.user.id} and deleted_on is null`.execute(
      server.db,
    );
    expect(live).toHaveLength(2);
    expect(live).toEqual(
      expect.arrayContaining([
        { group_id: networks, role: 'STUDENT', blocked: false },
        { group_id: devices, role: 'INSTRUCTOR', blocked: false },
      ]),
    );
    const { rows: feed } = await sql<{ activity: string }>`
      select activity from activities where institution_id = ${id} order by created_on`.execute(server.db);
    expect(feed.map(({ activity }) => activity)).toEqual(['MEMBER_REMOVED', 'MEMBER_RESTORED']);
    const { rows: log } = await sql<{ details: unknown }>`
      select details from audit_log where chain_id = ${id} and action = 'MEMBER_RESTORED'`.execute(server.db);
    const groups = [devices, networks].map((group_id) => ({ group_id, code: null }));
    expect(log).toEqual([{ details: { role: 'STUDENT', groups, undoes_entry: 1 } }]);
  });

  it('does not come back into a group that is full or gone, which is told; the rest comes back', async () => {
    const { license_id, learner } = await school();
    const full = await groupWith(license_id, 'Full', [[learner.user, 'STUDENT']], { group_size: 1 });
    const gone = await groupWith(license_id, 'Gone', [[learner.user, 'STUDENT']]);
    await groupWith(license_id, 'Open', [[learner.user, 'STUDENT']]);
    await call('remove', { id: learner.id });
    await addGroupMember(server.db, full, (await buildUser(server.db)).id);
    await sql`update groups set deleted_on = now() where id = ${gone}`.execute(server.db);
    expect((await call('restore', { id: learner.id })).data).toMatchObject({
      groups: [
        { name: 'Full', code: 'GROUP_FULL' },
        { name: 'Gone', code: 'NOT_FOUND' },
        { name: 'Open', code: null },
      ],
    });
    expect(await learnersOf(full)).toBe(1);
  });

  it('takes no place of a group that is over where the license has none left', async () => {
    const { learner } = await school();
    const { id: institution_id } = await server.db
      .selectFrom('institution_members')
      .select('institution_id as id')
      .where('id', '=', learner.id)
      .executeTakeFirstOrThrow();
    const { id: license_id } = await buildLicense(server.db, { institution_id, max_users: 2 });
    const over = { start_date: day(-9), end_date: day(-1), group_size: 1 };
    const ended = await groupWith(license_id, 'Over', [[learner.user, 'STUDENT']], over);
    await call('remove', { id: learner.id });
    expect(await slotsOf(license_id)).toBe(0);
    await groupWith(license_id, 'Next', [], { group_size: 2 });
    expect((await call('restore', { id: learner.id })).data).toMatchObject({
      groups: [{ name: 'Over', code: 'NO_SEATS_LEFT' }],
    });
    expect([await learnersOf(ended), await slotsOf(license_id)]).toEqual([0, 2]);
  });

  it('stays as they are where they are a member, once in the log however often; an invitation is answered by it', async () => {
    const { id, learner } = await school();
    expect((await call('restore', { id: learner.id })).data).toMatchObject({ groups: [] });
    await call('remove', { id: learner.id });
    await buildInvitation(server.db, learner.user.email, { institution_id: id, role: 'INSTRUCTOR' });
    for (let time = 0; time < 2; time += 1)
      expect((await call('restore', { id: learner.id })).data).toMatchObject({ member: { role: 'STUDENT' } });
    const invitations = await sql`select from invitations where institution_id = ${id}`.execute(server.db);
    expect(invitations.rows).toEqual([]);
    const { rows } = await sql`select from audit_log where chain_id = ${id} and action = 'MEMBER_RESTORED'`.execute(
      server.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('is listed for 30 days, for those who may bring them back, the last one first, page by page', async () => {
    const { id, admin } = await school();
    const removed = [];
    for (const role of ['STUDENT', 'INSTRUCTOR', 'STUDENT', 'STUDENT'] as const) {
      const member = await memberOf(id, role);
      await call('remove', { id: member.id });
      removed.unshift({ ...member, role });
    }
    const ids = removed.map((one) => one.id);
    const listed = async (caller: BuiltUser) => {
      const all: string[] = [];
      for (let after: unknown = null, more = true; more;) {
        const { data } = await call('list', { id, pageSize: 2, after }, caller);
        const { members, hasMore, cursor } = data as { members: { id: string }[]; hasMore: boolean; cursor: string };
        all.push(...members.map((one) => one.id));
        [after, more] = [cursor, hasMore];
      }
      return all;
    };
    expect(await listed(seller)).toEqual(ids);
    expect(await listed(admin)).toEqual(removed.filter(({ role }) => role === 'STUDENT').map((one) => one.id));
    const [last] = removed;
    expect((await call('list', { id }, admin)).data).toMatchObject({
      members: [{ id: last?.id, user: { email: last?.user.email } }, {}, {}],
    });
    await sql`update institution_members set deleted_on = now() - interval '31 days' where id = ${ids[1]}`.execute(
      server.db,
    );
    expect(await listed(seller)).toEqual(ids.filter((one) => one !== ids[1]));
    expect((await call('restore', { id: ids[1] })).code).toBe('NOT_FOUND');
    await call('restore', { id: ids[0] });
    expect((await call('list', { id, after: ids[0] })).code).toBe('BAD_CURSOR');
    expect((await call('list', { id }, await buildUser(server.db))).code).toBe('NOT_FOUND');
  });
});

describe('a main instructor who is removed', () => {
  async function led() {
    const { id, license_id } = await school();
    const [leaver, one, other] = [
      await memberOf(id, 'INSTRUCTOR'),
      await memberOf(id, 'INSTRUCTOR'),
      await memberOf(id, 'INSTRUCTOR'),
    ];
    const groups: string[] = [];
    for (const name of ['Networks', 'Soil'])
      groups.push((await buildGroup(server.db, { license_id, name, owner_id: leaver.user.id })).id);
    const [networks = '', soil = ''] = groups;
    return { id, leaver, one, other, networks, soil };
  }
  const leadersOf = async (...groups: string[]) => {
    const { rows } = await sql<{ user_id: string; owner: boolean }>`select m.user_id, g.owner_id = m.user_id as owner
      from group_members m join groups g on g.id = m.group_id
      where m.group_id = any(${groups}::uuid[]) and m.role = 'MAIN_INSTRUCTOR' and m.deleted_on is null
      order by array_position(${groups}::uuid[], m.group_id)`.execute(server.db);
    return rows.map(({ user_id, owner }) => (owner ? user_id : 'somebody who is not the owner'));
  };
  const named = (...pairs: [string, { user: BuiltUser }][]) =>
    pairs.map(([group_id, { user }]) => ({ group_id, user_id: user.id }));

  // O-20
  it('hands each group to who is named for it; where one is missing or cannot lead, nothing happens', async () => {
    const { id, leaver, one, other, networks, soil } = await led();
    const learner = await memberOf(id);
    const half = await call('remove', { id: leaver.id, successors: named([networks, one]) });
    expect(half.errors[0]?.extensions).toMatchObject({ code: 'IN_USE', groups: ['Soil'] });
    for (const wrong of [learner, leaver, await memberOf((await school()).id, 'INSTRUCTOR')]) {
      const { code } = await call('remove', { id: leaver.id, successors: named([networks, one], [soil, wrong]) });
      expect(code).toBe('NOT_FOUND');
    }
    expect(await leadersOf(networks, soil)).toEqual([leaver.user.id, leaver.user.id]);
    expect(
      (await call('remove', { id: leaver.id, successors: named([networks, one], [soil, other]) })).code,
    ).toBeNull();
    expect(await leadersOf(networks, soil)).toEqual([one.user.id, other.user.id]);
    const { rows } = await sql`select action, details - 'role' - 'groups' as details from audit_log
      where chain_id = ${id} and action in ('GROUP_TRANSFERRED', 'MEMBER_REMOVED') order by number`.execute(server.db);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatchObject({ action: 'MEMBER_REMOVED' });
  });

  it('is succeeded by nobody who removes them, teach there as they may', async () => {
    const { id, leaver, one, networks, soil } = await led();
    const self = { user: await buildUser(server.db, { role: 'SALES_MANAGER' }) };
    await addInstitutionMember(server.db, id, self.user.id, 'INSTRUCTOR');
    const { data } = await call('dependants', { id: leaver.id }, self.user);
    const offered = data.successors.map((person: { id: string }) => person.id);
    expect(offered).toContain(one.user.id);
    expect(offered).not.toContain(self.user.id);
    const successors = named([networks, one], [soil, self]);
    const { code, errors } = await call('remove', { id: leaver.id, successors }, self.user);
    expect([code, errors[0]?.extensions['field']]).toEqual(['FORBIDDEN', 'successors']);
    expect(await leadersOf(networks, soil)).toEqual([leaver.user.id, leaver.user.id]);
  });

  it('comes back as the main instructor of what nobody else leads by now', async () => {
    const { id, leaver, one, other, networks, soil } = await led();
    await call('remove', { id: leaver.id, successors: named([networks, one], [soil, one]) });
    const moved = `mutation ($id: ID!, $user_id: ID!) { transferGroup(id: $id, user_id: $user_id) { id } }`;
    const developer = await buildUser(server.db, { role: 'DEVELOPER' });
    expect((await server.call(developer, moved, { id: soil, user_id: other.user.id })).code).toBeNull();
    const { data } = await call('restore', { id: leaver.id });
    expect(data.groups).toEqual([
      { name: 'Networks', code: null },
      { name: 'Soil', code: null },
    ]);
    expect(await leadersOf(networks, soil)).toEqual([leaver.user.id, other.user.id]);
    const { rows } = await sql<{ role: string }>`select role from group_members
      where group_id = ${soil} and user_id = ${leaver.user.id} and deleted_on is null`.execute(server.db);
    expect(rows).toEqual([{ role: 'INSTRUCTOR' }]);
    expect((await call('list', { id })).data.members).toEqual([]);
  });

  it('leaves no group to somebody who is removed at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { leaver, one, networks, soil } = await led();
      const both = await Promise.all([
        call('remove', { id: leaver.id, successors: named([networks, one], [soil, one]) }),
        call('remove', { id: one.id }),
      ]);
      const done = both.filter(({ code }) => code === null);
      expect(done).toHaveLength(1);
      const [leads] = await leadersOf(networks);
      expect(leads).toBe(both[0].code === null ? one.user.id : leaver.user.id);
    }
  });
});
