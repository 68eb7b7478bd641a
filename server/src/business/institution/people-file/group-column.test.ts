import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { base64, importingPeople } from '../../../../test/importing-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const { call, dataOf, imported, school, accept } = importingPeople(() => server);
const head = 'E-mail,First name,Last name,Role,Class';
const row = ({ email }: { readonly email: string }, group: string, role = '') =>
  `${email},Amara,Okonkwo,${role},${group}`;

/** A school with a group that is open, of so many places. */
async function withGroup(values: Parameters<typeof buildGroup>[1] = {}) {
  const at = await school();
  const license = await buildLicense(server.db, { institution_id: at.institution_id });
  const group = await buildGroup(server.db, { license_id: license.id, name: 'Soil Science', ...values });
  return { ...at, license, group };
}

const learnersOf = async (group_id: string) => {
  const members = server.db.selectFrom('group_members').select('user_id').where('group_id', '=', group_id);
  const rows = await members.where('role', '=', 'STUDENT').where('deleted_on', 'is', null).execute();
  return rows.map(({ user_id }) => user_id);
};
const feedOf = (institution_id: string) =>
  server.db
    .selectFrom('activities')
    .select(['activity', 'about', 'user_id'])
    .where('institution_id', '=', institution_id)
    .where('activity', 'not in', ['MEMBERS_INVITED', 'MEMBER_JOINED', 'MEMBER_ADDED'])
    .execute();
const refusedIn = (group_id: string) =>
  server.db.selectFrom('refused_joins').select(['user_id', 'reason']).where('group_id', '=', group_id).execute();
const isMember = async (institution_id: string, { id }: BuiltUser) =>
  (
    await server.db
      .selectFrom('institution_members')
      .select('role')
      .where('institution_id', '=', institution_id)
      .where('user_id', '=', id)
      .execute()
  ).length === 1;

describe('the column of groups', () => {
  it('is told row by row what speaks against it, and how many places there are', async () => {
    const { institution_id, admin, learner, license } = await withGroup({ group_size: 2 });
    const at = { license_id: license.id };
    const groups = [
      { name: 'Twice' },
      { name: 'TWICE' },
      { name: 'Over', start_date: day(-9), end_date: day(-1) },
      { name: 'Closed', status: 'CLOSED' as const },
    ];
    for (const group of groups) await buildGroup(server.db, { ...at, ...group });
    await buildGroup(server.db, { name: 'Elsewhere' });
    const people = await Promise.all(Array.from({ length: 9 }, () => buildUser(server.db)));
    const names = ['soil science', ' Soil  Science ', 'Soil Science', 'Twice', 'Over', 'Closed', 'Elsewhere', ''];
    const file = base64(
      head,
      ...names.map((name, index) => row(people[index] as BuiltUser, name)),
      row(people[8] as BuiltUser, 'Soil Science', 'instructor'),
      row(learner, 'Nowhere'),
    );
    const { data } = await call(admin, 'look', { institution_id, file });
    const { lines, groups: named } = data.peopleDifference;
    expect(lines.map(({ kind, faults }: { kind: string; faults: string[] }) => [kind, ...faults])).toEqual([
      ['NEW'],
      ['NEW'],
      ['NEW'],
      ['WRONG', 'GROUP_OF_SEVERAL'],
      ['WRONG', 'GROUP_NOT_OPEN'],
      ['WRONG', 'GROUP_NOT_OPEN'],
      ['WRONG', 'GROUP_UNKNOWN'],
      ['NEW'],
      ['WRONG', 'GROUP_FOR_LEARNERS'],
      ['MEMBER'],
    ]);
    expect(named).toEqual([{ name: 'Soil Science', invites: 3, free_places: 2 }]);
  });

  it('lets who accepts join the group, for which a place is taken and written down', async () => {
    const { institution_id, admin, group } = await withGroup();
    const person = await buildUser(server.db);
    await imported(admin, institution_id, base64(head, row(person, 'Soil Science')));
    expect(await learnersOf(group.id)).toEqual([]);
    const { data: open } = await call(person, 'invitations', { email: person.email });
    expect(open.userInvitations).toEqual([{ group_name: 'Soil Science' }]);
    const { data } = await accept(person, institution_id);
    expect(data.addInstitutionMember).toMatchObject({ group_not_joined: null });
    expect(await learnersOf(group.id)).toEqual([person.id]);
    expect(await feedOf(institution_id)).toEqual([]);
    const joined = server.db.selectFrom('audit_log').select(['actor_id', 'details']).where('object_id', '=', group.id);
    expect(await joined.where('action', '=', 'GROUP_JOINED').execute()).toMatchObject([
      { actor_id: person.id, details: { role: 'STUDENT', invitation: expect.any(String) } },
    ]);
    const taken = server.db.selectFrom('seat_entries').select('kind').where('user_id', '=', person.id);
    expect(await taken.execute()).toEqual([{ kind: 'TAKEN' }]);
  });

  it.each<[string, string, string | null]>([
    ['is full by then', 'update groups set group_size = 1', 'FULL'],
    ['is over by then', `update groups set start_date = '2020-01-01', end_date = '2020-02-01'`, 'ENDED'],
    ['was deleted', 'update groups set deleted_on = now(), deleted_by = owner_id', null],
  ])(
    'leaves who accepts a member of the institution alone where the group %s, and says so',
    async (_what, then, why) => {
      const { institution_id, admin, learner, group } = await withGroup({ group_size: 2 });
      await addGroupMember(server.db, group.id, learner.id);
      const person = await buildUser(server.db);
      await imported(admin, institution_id, base64(head, row(person, 'Soil Science')));
      await sql.raw(`${then} where id = '${group.id}'`).execute(server.db);
      const { data } = await accept(person, institution_id);
      expect(data.addInstitutionMember).toMatchObject({ group_not_joined: 'Soil Science' });
      expect(await isMember(institution_id, person)).toBe(true);
      expect(await learnersOf(group.id)).toEqual([learner.id]);
      expect(await feedOf(institution_id)).toEqual([
        { activity: 'GROUP_NOT_JOINED', about: 'Soil Science', user_id: person.id },
      ]);
      expect(await refusedIn(group.id)).toEqual(why === null ? [] : [{ user_id: person.id, reason: why }]);
    },
  );

  it('gives the last place to one of those who accept at the same time', async () => {
    const { institution_id, admin, group } = await withGroup({ group_size: 1 });
    const people = await Promise.all(Array.from({ length: 8 }, () => buildUser(server.db)));
    await imported(admin, institution_id, base64(head, ...people.map((person) => row(person, 'Soil Science'))));
    const replies = await Promise.all(people.map((person) => accept(person, institution_id)));
    expect(replies.map(({ code }) => code)).toEqual(people.map(() => null));
    expect(await learnersOf(group.id)).toHaveLength(1);
    expect(await feedOf(institution_id)).toHaveLength(7);
  });

  it('counts for who is made a member by those who sell, and not for who is invited into another role since', async () => {
    const { institution_id, admin, group } = await withGroup();
    const [one, two] = [await buildUser(server.db), await buildUser(server.db)];
    await imported(admin, institution_id, base64(head, row(one, 'Soil Science'), row(two, 'Soil Science')));
    const seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
    const added = { institution_id, user_id: one.id, role: 'STUDENT' };
    expect((await call(seller, 'accept', added)).code).toBeNull();
    await server.db.updateTable('invitations').set({ role: 'INSTRUCTOR' }).where('email', '=', two.email).execute();
    expect((await accept(two, institution_id, 'INSTRUCTOR')).code).toBeNull();
    expect(await learnersOf(group.id)).toEqual([one.id]);
    expect(await feedOf(institution_id)).toMatchObject([{ activity: 'GROUP_NOT_JOINED', user_id: two.id }]);
  });

  it('of 10,000 rows and 40 groups is one statement', async () => {
    const { institution_id, admin, license } = await withGroup();
    for (let number = 1; number <= 40; number++)
      await buildGroup(server.db, { license_id: license.id, name: `Class ${number}`, group_size: 1 });
    const rows = Array.from(
      { length: 10_000 },
      (_, at) => `p${at}@${institution_id.slice(0, 8)}.test,A,O,Class ${(at % 40) + 1}`,
    );
    const file = base64('E-mail,First name,Last name,Group', ...rows);
    const begun = performance.now();
    const seen = await dataOf(admin, 'look', { institution_id, file });
    const looked = performance.now();
    const { shown, invites, groups } = seen.peopleDifference;
    expect([invites, groups.length, groups[0]]).toEqual([
      10_000,
      40,
      { name: 'Class 1', invites: 250, free_places: 1 },
    ]);
    const data = await dataOf(admin, 'run', { institution_id, file, shown, mailed: true });
    expect(data.importPeople.done).toBe(true);
    const of = (from: number, to: number) => Math.round(to - from);
    console.info(
      `10,000 people for 40 groups are shown in ${of(begun, looked)} ms, invited in ${of(looked, performance.now())} ms`,
    );
    const { rows: placed } = await sql<{ all: number }>`select count(*)::int as all from invitations
      where institution_id = ${institution_id} and group_id is not null`.execute(server.db);
    expect(placed).toEqual([{ all: 10_000 }]);
  }, 60_000);
});
