import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { beginSitting, saveDocument, sittingWorld } from '../../../../test/sitting.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const fields = '{ status code memberId user_id currentGroup_id }';
const add = (kind: 'Learners' | 'Instructors') =>
  `mutation add($data: [GroupMemberInput!]!, $group_id: ID!) { addGroup${kind}(data: $data, group_id: $group_id) ${fields} }`;
const remove = `mutation remove($user_id: ID!, $group_id: ID!) { deleteGroupMember(user_id: $user_id, group_id: $group_id) ${fields} }`;
const addable = `query addable($group_id: ID!, $role: AddableRole!, $search: String, $after: ID, $pageSize: Int) {
  addableMembers(group_id: $group_id, role: $role, search: $search, after: $after, pageSize: $pageSize) {
    people { id in_group user { first_name last_name email } } hasMore cursor free_places } }`;

type World = Awaited<ReturnType<typeof world>>;

/** A group of so many places with its main instructor and one more, and people of its institution to add. */
async function world(values: Parameters<typeof buildGroup>[1] = {}) {
  const main = await buildUser(server.db);
  const group = await buildGroup(server.db, { owner_id: main.id, ...values });
  const instructor = await buildUser(server.db);
  await addGroupMember(server.db, group.id, instructor.id, 'INSTRUCTOR');
  for (const { id } of [main, instructor])
    await addInstitutionMember(server.db, group.institution_id, id, 'INSTRUCTOR');
  const person = async (
    role: 'STUDENT' | 'INSTRUCTOR' | 'CENTER_ADMIN',
    names: Parameters<typeof buildUser>[1] = {},
  ) => {
    const user = await buildUser(server.db, names);
    await addInstitutionMember(server.db, group.institution_id, user.id, role);
    return user;
  };
  return { group, main, instructor, person };
}

const addTo = async (
  { group }: World,
  caller: BuiltUser,
  people: readonly BuiltUser[],
  kind: 'Learners' | 'Instructors' = 'Learners',
) => {
  const data = people.map(({ id }) => ({ user_id: id }));
  const reply = await server.call(caller, add(kind), { data, group_id: group.id });
  return { results: reply.data?.[`addGroup${kind}`] as { status: string; code: string | null }[], code: reply.code };
};
const removeFrom = async ({ group }: World, caller: BuiltUser, { id }: BuiltUser) => {
  const reply = await server.call(caller, remove, { user_id: id, group_id: group.id });
  return reply.code ?? reply.data['deleteGroupMember'].status;
};
const codes = ({ results }: { results: { status: string; code: string | null }[] }) =>
  results.map(({ status, code }) => code ?? status);

const seats = async ({ group }: World) => {
  const { rows } = await sql<{ kind: string; act: string; seats: number }>`
    select kind, act, seats from seat_entries where group_id = ${group.id} and user_id is not null order by number`.execute(
    server.db,
  );
  return rows.map(({ kind, seats: change }) => `${kind} ${change}`);
};

describe('adding learners', () => {
  // D1-7.57, 7.59, 8.09, 8.10
  it('makes learners of the institution members, who take seats, and tells of each', async () => {
    const place = await world({ group_size: 3 });
    const [one, two] = [await place.person('STUDENT'), await place.person('STUDENT')];
    const { results } = await addTo(place, place.instructor, [one, two]);
    expect(results).toMatchObject(
      [one, two].map(({ id }) => ({ status: 'DONE', code: null, user_id: id, currentGroup_id: place.group.id })),
    );
    expect(await seats(place)).toEqual(['TAKEN 1', 'TAKEN 1']);
  });

  it('refuses who belongs to the group, who is no learner of the institution, and more than there are places', async () => {
    const place = await world({ group_size: 2 });
    const [member, teacher, one, two] = [
      await place.person('STUDENT'),
      await place.person('INSTRUCTOR'),
      await place.person('STUDENT'),
      await place.person('STUDENT'),
    ];
    await addGroupMember(server.db, place.group.id, member.id);
    expect(codes(await addTo(place, place.main, [member, teacher, one, two]))).toEqual([
      'ALREADY_MEMBER',
      'NOT_FOUND',
      'DONE',
      'GROUP_FULL',
    ]);
  });

  it('of somebody who has nothing to do with the institution refuses all', async () => {
    const place = await world();
    const one = await place.person('STUDENT');
    expect((await addTo(place, place.main, [one, await buildUser(server.db)])).code).toBe('NOT_FOUND');
    expect(await seats(place)).toEqual([]);
  });

  it.each([
    ['over', { status: 'ENDED' }],
    ['closed', { status: 'CLOSED' }],
  ] as const)('refuses a group that is %s', async (_what, values) => {
    const place = await world(values);
    expect(codes(await addTo(place, place.main, [await place.person('STUDENT')]))).toEqual(['GROUP_NOT_ACTIVE']);
  });

  it('gives the last place to one of many who are added at once', async () => {
    const place = await world({ group_size: 1 });
    const people = await Promise.all(Array.from({ length: 5 }, () => place.person('STUDENT')));
    const replies = await Promise.all(people.map((one) => addTo(place, place.main, [one])));
    const counted = Object.groupBy(replies.flatMap(codes), (code) => code);
    expect([counted['DONE']?.length, counted['GROUP_FULL']?.length]).toEqual([1, 4]);
  });

  // D1-6.07, 6.08
  it('is nothing for learners, and names each person once', async () => {
    const place = await world();
    const one = await place.person('STUDENT');
    await addTo(place, place.main, [one]);
    expect((await addTo(place, one, [await place.person('STUDENT')])).code).toBe('NOT_FOUND');
    expect((await addTo(place, place.main, [one, one])).code).toBe('INVALID');
  });
});

describe('adding instructors', () => {
  // D1-6.14, D2-6.32
  it('is for the main instructor alone, and takes no seat', async () => {
    const place = await world({ group_size: 1 });
    const admin = await place.person('CENTER_ADMIN');
    const teacher = await place.person('INSTRUCTOR');
    for (const caller of [place.instructor, admin])
      expect((await addTo(place, caller, [teacher], 'Instructors')).code).toBe('NOT_FOUND');
    expect(codes(await addTo(place, place.main, [teacher, admin, place.instructor], 'Instructors'))).toEqual([
      'DONE',
      'NOT_FOUND',
      'ALREADY_MEMBER',
    ]);
    expect(await seats(place)).toEqual([]);
  });
});

describe('removing', () => {
  // D1-7.60, 8.14
  it('releases the seat and keeps the results; the key does not let back in, an instructor does', async () => {
    const place = await world();
    const learner = await place.person('STUDENT');
    await addTo(place, place.main, [learner]);
    expect(await removeFrom(place, place.instructor, learner)).toBe('DONE');
    expect(await removeFrom(place, place.instructor, learner)).toBe('DONE');
    expect(await seats(place)).toEqual(['TAKEN 1', 'LEFT -1']);
    const join = `mutation join($key: String!) { joinGroup(group_key: $key) { code } }`;
    expect((await server.call(learner, join, { key: place.group.key })).data['joinGroup'].code).toBe(
      'REMOVED_FROM_GROUP',
    );
    expect(codes(await addTo(place, place.instructor, [learner]))).toEqual(['DONE']);
    expect(await seats(place)).toEqual(['TAKEN 1', 'LEFT -1', 'TAKEN 1']);
  });

  it('spares the main instructor, and other instructors from a plain one', async () => {
    const place = await world();
    const other = await place.person('INSTRUCTOR');
    await addTo(place, place.main, [other], 'Instructors');
    expect(await removeFrom(place, place.instructor, other)).toBe('FORBIDDEN');
    expect(await removeFrom(place, await place.person('CENTER_ADMIN'), place.main)).toBe('FORBIDDEN');
    expect(await removeFrom(place, place.main, other)).toBe('DONE');
    expect(await removeFrom(place, place.main, await place.person('STUDENT'))).toBe('NOT_FOUND');
  });

  it('lets a sitting under a clock be saved', async () => {
    const sitting = await sittingWorld(server);
    const { id: attempt_id } = await beginSitting(server, sitting);
    const teacher = await buildUser(server.db);
    await addGroupMember(server.db, sitting.group_id, teacher.id, 'INSTRUCTOR');
    const { learner, group_id } = sitting;
    await server.call(teacher, remove, { user_id: learner.id, group_id });
    const data = { group_id, attempt_id, revision: 0, answers: [] };
    expect((await server.call(learner, saveDocument, { data })).code).toBeNull();
  });
});

describe('the people who can be added', () => {
  // D1-6.12, 6.13
  it('are those of the institution in that role, with who belongs to the group already, page by page', async () => {
    const place = await world({ group_size: 5 });
    const [ash, birch] = [
      await place.person('STUDENT', {
        first_name: 'Mia',
        last_name: 'Ash',
        email: `ash.${crypto.randomUUID()}@school.test`,
      }),
      await place.person('STUDENT', { first_name: 'Bo', last_name: 'Birch' }),
    ];
    await place.person('INSTRUCTOR');
    await addTo(place, place.main, [birch]);
    const ask = async (caller: BuiltUser, variables: object) =>
      server.call(caller, addable, { group_id: place.group.id, role: 'STUDENT', ...variables });
    const first = (await ask(place.main, { pageSize: 1 })).data['addableMembers'];
    expect(first).toMatchObject({
      people: [{ in_group: false, user: { last_name: 'Ash', email: ash.email } }],
      hasMore: true,
      free_places: 4,
    });
    const second = (await ask(place.main, { pageSize: 1, after: first.cursor })).data['addableMembers'];
    expect(second).toMatchObject({ people: [{ in_group: true, user: { last_name: 'Birch' } }], hasMore: false });
    expect((await ask(place.main, { search: 'ash.' })).data['addableMembers'].people).toHaveLength(1);
    expect((await ask(place.main, { search: 'a' })).code).toBe('INVALID');
    expect((await ask(place.instructor, { role: 'INSTRUCTOR' })).code).toBe('FORBIDDEN');
    expect((await ask(place.main, { role: 'INSTRUCTOR' })).data['addableMembers'].people).toHaveLength(3);
    expect((await ask(birch, {})).code).toBe('NOT_FOUND');
  });
});
