import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInvitation,
  buildLicense,
  day,
} from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { base64, head, importingPeople } from '../../../../test/importing-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const { call, imported, school, accept } = importingPeople(() => server);

const membershipOf = async (institution_id: string, { id }: BuiltUser) => {
  const memberships = server.db.selectFrom('institution_members').select('id').where('user_id', '=', id);
  return (await memberships.where('institution_id', '=', institution_id).executeTakeFirstOrThrow()).id;
};

/** A school with two groups; its learner is in the first, Networks. */
async function withGroups() {
  const at = await school();
  const { id: license_id } = await buildLicense(server.db, { institution_id: at.institution_id });
  const { id: networks } = await buildGroup(server.db, { license_id, name: 'Networks' });
  const { id: soil } = await buildGroup(server.db, { license_id, name: 'Soil' });
  await addGroupMember(server.db, networks, at.learner.id);
  const id = await membershipOf(at.institution_id, at.learner);
  const remove = () =>
    server.call(at.admin, `mutation ($id: ID!) { deleteInstitutionMember(id: $id) { success } }`, { id });
  const restore = async () => {
    const act = `mutation ($id: ID!) { restoreInstitutionMember(id: $id) { member { role } groups { name code } } }`;
    const { data } = await server.call(at.admin, act, { id });
    return data.restoreInstitutionMember;
  };
  const invite = (group_id: string, values: Parameters<typeof buildInvitation>[2] = {}) =>
    buildInvitation(server.db, at.learner.email, { institution_id: at.institution_id, group_id, ...values });
  return { ...at, license_id, networks, soil, remove, restore, invite };
}

const groupsOf = async ({ id }: BuiltUser) => {
  const { rows } = await sql<{ name: string }>`select g.name from group_members m join groups g on g.id = m.group_id
    where m.user_id = ${id} and m.deleted_on is null and not m.blocked order by g.name`.execute(server.db);
  return rows.map(({ name }) => name);
};
const openFor = async ({ email }: BuiltUser) =>
  (await server.db.selectFrom('invitations').select('id').where('email', '=', email).execute()).length;
const entriesOf = async (institution_id: string) => {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', activity, about) as said from activities where institution_id = ${institution_id}
      and activity not in ('MEMBER_REMOVED', 'MEMBER_RESTORED', 'MEMBERS_REMOVED', 'MEMBERS_RESTORED', 'MEMBER_JOINED', 'MEMBER_ADDED')
    union all select action from audit_log where chain_id = ${institution_id} and action = 'GROUP_JOINED'`.execute(
    server.db,
  );
  return rows.map(({ said }) => said);
};

describe('somebody who was removed and is invited to a group', () => {
  it('joins it by accepting, be it another one or one that they were removed from with the institution', async () => {
    for (const [group, joined] of [
      ['soil', 'Soil'],
      ['networks', 'Networks'],
    ] as const) {
      const at = await withGroups();
      await at.remove();
      await at.invite(at[group]);
      const { data } = await accept(at.learner, at.institution_id);
      expect(data.addInstitutionMember).toMatchObject({ group_not_joined: null });
      expect(await groupsOf(at.learner)).toEqual([joined]);
      expect(await entriesOf(at.institution_id)).toEqual(['GROUP_JOINED']);
    }
  });

  it('does not join a group that they were removed from since they were invited', async () => {
    const { institution_id, learner, networks, invite } = await withGroups();
    await invite(networks, { created_on: new Date(Date.now() - 60_000).toISOString() });
    await sql`update group_members set deleted_on = now(), deleted_by = created_by, blocked = true
      where group_id = ${networks} and user_id = ${learner.id}`.execute(server.db);
    const { data } = await accept(learner, institution_id);
    expect(data.addInstitutionMember).toMatchObject({ group_not_joined: 'Networks' });
    expect(await groupsOf(learner)).toEqual([]);
  });

  it('does not come back by an invitation that waited when they were removed, and does by the next one', async () => {
    const { institution_id, learner, soil, remove, invite } = await withGroups();
    await invite(soil);
    await remove();
    expect((await accept(learner, institution_id)).code).toBe('NOT_FOUND');
    expect(await groupsOf(learner)).toEqual([]);
    await invite(soil);
    expect((await accept(learner, institution_id)).data.addInstitutionMember).toMatchObject({ group_not_joined: null });
    expect(await groupsOf(learner)).toEqual(['Soil']);
  });

  it('joins it when they are brought back, beside those that they come back to; the invitation is answered', async () => {
    const { institution_id, learner, soil, remove, restore, invite } = await withGroups();
    await remove();
    await invite(soil);
    expect(await restore()).toEqual({
      member: { role: 'STUDENT' },
      groups: [
        { name: 'Networks', code: null },
        { name: 'Soil', code: null },
      ],
    });
    expect(await groupsOf(learner)).toEqual(['Networks', 'Soil']);
    expect(await openFor(learner)).toBe(0);
    expect(await entriesOf(institution_id)).toEqual(['GROUP_JOINED']);
  });

  it('joins nothing a second time by accepting where they have joined with the key meanwhile', async () => {
    const { institution_id, networks } = await withGroups();
    const newcomer = await buildUser(server.db);
    await buildInvitation(server.db, newcomer.email, { institution_id, group_id: networks });
    const { key } = await server.db
      .selectFrom('groups')
      .select('key')
      .where('id', '=', networks)
      .executeTakeFirstOrThrow();
    await server.call(newcomer, 'mutation ($key: String!) { joinGroup(group_key: $key) { success } }', { key });
    const { data } = await accept(newcomer, institution_id);
    expect(data.addInstitutionMember).toMatchObject({ group_not_joined: null });
    expect(await groupsOf(newcomer)).toEqual(['Networks']);
  });

  it('is told once of a group that they come back to and are invited to', async () => {
    const { learner, networks, remove, restore, invite } = await withGroups();
    await remove();
    await invite(networks);
    expect((await restore()).groups).toEqual([{ name: 'Networks', code: null }]);
    expect(await groupsOf(learner)).toEqual(['Networks']);
  });

  it.each<[string, string, string]>([
    ['is full by then', 'group_size = 1', 'GROUP_FULL'],
    ['is over by then', `start_date = '2020-01-01', end_date = '2020-02-01'`, 'GROUP_NOT_ACTIVE'],
    ['was deleted', 'deleted_on = now(), deleted_by = owner_id', 'NOT_FOUND'],
  ])('is brought back without the group where it %s, and it is said', async (_what, then, code) => {
    const { institution_id, learner, soil, remove, restore, invite } = await withGroups();
    await remove();
    await invite(soil);
    await addGroupMember(server.db, soil, (await buildUser(server.db)).id);
    await sql.raw(`update groups set ${then} where id = '${soil}'`).execute(server.db);
    expect((await restore()).groups).toEqual([
      { name: 'Networks', code: null },
      { name: 'Soil', code },
    ]);
    expect(await groupsOf(learner)).toEqual(['Networks']);
    expect(await entriesOf(institution_id)).toEqual(['GROUP_NOT_JOINED Soil']);
  });

  it('is brought back alone by an invitation that is over, was withdrawn or is for an address they have not confirmed', async () => {
    const over = await withGroups();
    await over.remove();
    await over.invite(over.soil, { expires_on: day(-1) });
    expect((await over.restore()).groups).toEqual([{ name: 'Networks', code: null }]);
    expect(await openFor(over.learner)).toBe(0);
    for (const then of [
      'update invitations set withdrawn_on = now(), withdrawn_by = created_by where email =',
      'update users set email_verified = false where email =',
    ]) {
      const { learner, soil, remove, restore, invite } = await withGroups();
      await remove();
      await invite(soil);
      await sql.raw(`${then} '${learner.email}'`).execute(server.db);
      expect((await restore()).groups).toEqual([{ name: 'Networks', code: null }]);
      expect(await openFor(learner)).toBe(1);
    }
  });

  it('joins it when the file that removed them is undone, and is named where there is no place', async () => {
    const { institution_id, admin, learner, license_id } = await withGroups();
    const { id: full } = await buildGroup(server.db, { license_id, name: 'Full', group_size: 1 });
    await addGroupMember(server.db, full, (await buildUser(server.db)).id);
    const other = await buildUser(server.db, { last_name: 'Zuma' });
    await server.db
      .insertInto('institution_members')
      .values({ institution_id, user_id: other.id, role: 'STUDENT' })
      .execute();
    const file = base64(head, 'somebody@people.test,A,O,');
    const { data: seen } = await call(admin, 'look', { institution_id, file });
    const removed = seen.peopleDifference.missing.map(({ number }: { number: number }) => number);
    const { data } = await imported(admin, institution_id, file, { removed });
    const rows = [`${learner.email},A,O,,Soil`, `${other.email},A,O,,Full`];
    await imported(admin, institution_id, base64(`${head},Group`, ...rows));
    const { data: undone } = await call(admin, 'undo', { institution_id, import_id: data.importPeople.import_id });
    expect(undone.undoPeopleImport).toMatchObject({
      restored: 2,
      unplaced: [{ last_name: 'Zuma', group: 'Full', code: 'GROUP_FULL' }],
    });
    expect(await groupsOf(learner)).toEqual(['Networks', 'Soil']);
    expect([await groupsOf(other), await openFor(learner), await openFor(other)]).toEqual([[], 0, 0]);
  });

  it('joins it with others as far as there are places, and who finds none is named', async () => {
    const { institution_id, admin, license_id } = await withGroups();
    await buildGroup(server.db, { license_id, name: 'Small', group_size: 1 });
    const pair = [await buildUser(server.db), await buildUser(server.db)];
    for (const { id } of pair) await addInstitutionMember(server.db, institution_id, id, 'STUDENT');
    const file = base64(head, 'somebody@people.test,A,O,');
    const { data: seen } = await call(admin, 'look', { institution_id, file });
    const missing = seen.peopleDifference.missing as { number: number; user_id: string }[];
    const removed = missing.flatMap(({ number, user_id }) => (pair.some(({ id }) => id === user_id) ? [number] : []));
    const { data } = await imported(admin, institution_id, file, { removed });
    await imported(admin, institution_id, base64(`${head},Group`, ...pair.map(({ email }) => `${email},A,O,,Small`)));
    const { data: undone } = await call(admin, 'undo', { institution_id, import_id: data.importPeople.import_id });
    expect(undone.undoPeopleImport).toMatchObject({
      restored: 2,
      unplaced: [{ group: 'Small', code: 'GROUP_FULL' }],
    });
    expect((await Promise.all(pair.map(groupsOf))).flat()).toEqual(['Small']);
  });
});
