import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildProduct, buildStudyProject } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense, day } from '../../../../seed/school.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { untilThereIsRoom } from '../../../../test/until-there-is-room.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { beginSitting, sittingWorld } from '../../../../test/sitting.ts';
import { walkStudyProject } from '../../../../test/walk.ts';
import { findSeats } from '../../../business/license/find-seats.ts';

const update = `mutation update($data: UpdateGroupInput!, $where: UpdateGroupWhere!) {
  updateGroup(data: $data, where: $where) {
    name status status_since start_date end_date group_size free_places courses { id }
  }
}`;
const byId = (name: string) => `mutation act($id: ID!) { ${name}(id: $id) { id key } }`;
const transfer = `mutation transfer($id: ID!, $user_id: ID!) {
  transferGroup(id: $id, user_id: $user_id) { owner { first_name } my_role }
}`;
const settings = `query settings($groupId: ID!) {
  groupSettings(groupId: $groupId) {
    status courses held learners owner_id license { id slots_used products { courses { id } } }
    sitting { first_name } successors { id } unfinished { id }
  }
}`;
const activities = `query activities($groupId: ID!, $after: Int) {
  groupActivities(groupId: $groupId, after: $after) { activities { action by changes { field from to } } hasMore cursor }
}`;
const deleted = `query deleted($institutionId: ID!) { deletedGroups(institutionId: $institutionId) { id name learners license_id license_name } }`;

let server: TestServer;
let courses: string[];
let product_id: string;

beforeAll(async () => {
  server = await testServer();
  product_id = (await buildProduct(server.db)).id;
  courses = [];
  for (const name of ['Living Online', 'Sensors'])
    courses.push((await buildCourse(server.db, { product_id, name })).id);
});

/** A group of 30 places on a license of 100 with its main instructor, and as many learners as are said. */
async function build(values: Parameters<typeof buildGroup>[1] = {}, learners = 0) {
  const license = await buildLicense(server.db, { max_users: 100, products: [product_id] });
  const main = await buildUser(server.db, { first_name: 'Rosa', last_name: 'Lind' });
  await addInstitutionMember(server.db, license.institution_id, main.id, 'INSTRUCTOR');
  const group = await buildGroup(server.db, { license_id: license.id, owner_id: main.id, courses, ...values });
  const people: BuiltUser[] = [];
  for (let one = 0; one < learners; one++) {
    people.push(await buildUser(server.db));
    await addGroupMember(server.db, group.id, people.at(-1)!.id);
  }
  const reserved = async () => (await findSeats(server.db, license.id, day(0)))?.reserved;
  return { group, license, main, people, reserved };
}

type Built = Awaited<ReturnType<typeof build>>;
const change = async ({ group, main }: Built, data: Record<string, unknown>, caller = main) => {
  const reply = await server.call(caller, update, { data, where: { id: group.id } });
  const [error] = reply.errors;
  const { field, issue } = (error?.extensions ?? {}) as { field?: string; issue?: { code: string } };
  const no = error && [reply.code, field, issue?.code].filter(Boolean).join(' ');
  return { group: reply.data?.['updateGroup'] ?? null, no: no ?? null };
};
const act = async (name: string, { group, main }: Built, caller: BuiltUser = main) =>
  server.call(caller, byId(name), { id: group.id });

describe('updateGroup', () => {
  // D1-5.27, D2-5.117, 7.124
  it('changes what is given and leaves the rest', async () => {
    const built = await build({ name: 'Before' });
    const { group } = await change(built, { name: ' After ', group_size: 12 });
    expect(group).toMatchObject({ name: 'After', group_size: 12, start_date: day(-10), end_date: day(80) });
    expect(group.courses.map(({ id }: { id: string }) => id).toSorted()).toEqual(courses.toSorted());
    expect(await built.reserved()).toBe(12);
  });

  it('counts its own places as free and keeps room for its learners', async () => {
    const built = await build({}, 3);
    await buildGroup(server.db, { license_id: built.license.id, group_size: 60 });
    expect((await change(built, { group_size: 41 })).no).toBe('INVALID data.group_size NO_PLACES');
    expect((await change(built, { group_size: 40 })).no).toBeNull();
    expect((await change(built, { group_size: 2 })).no).toBe('INVALID data.group_size TOO_LOW');
    expect((await change(built, { group_size: 3 })).group.free_places).toBe(0);
    expect(await built.reserved()).toBe(63);
  });

  it('takes courses of its license or its own, and keeps one that is a draft for now', async () => {
    const { id: former } = await buildCourse(server.db);
    const { id: draft } = await buildCourse(server.db, { published: false });
    const built = await build({ courses: [courses[0]!, former, draft] });
    const { id: foreign } = await buildCourse(server.db);
    expect((await change(built, { courses: [foreign] })).no).toBe('NOT_FOUND data.courses');
    expect((await change(built, { courses: [courses[1], former] })).no).toBeNull();
    const held = server.db.selectFrom('group_courses').select('course_id');
    const rows = await held.where('group_id', '=', built.group.id).execute();
    expect(new Set(rows.map(({ course_id }) => course_id))).toEqual(new Set([courses[1], former, draft]));
  });

  it.each([
    ['ended by hand', { status: 'ENDED' }, 2, 'ENDED'],
    ['whose last day is past', { end_date: day(-1) }, 2, 'ENDED'],
    ['that is closed', { status: 'CLOSED' }, 30, 'CLOSED'],
    ['that begins later', { start_date: day(3) }, 30, 'NOT_YET'],
  ])('holds the places of a group %s as the ledger says', async (_case, data, places, status) => {
    const built = await build({}, 2);
    const { group } = await change(built, data);
    expect(group).toMatchObject({ status, status_since: day(0) });
    expect(await built.reserved()).toBe(places);
  });

  it('reserves again when it is opened again, or refuses where others hold the places', async () => {
    const built = await build({}, 2);
    await change(built, { status: 'ENDED' });
    const other = await buildGroup(server.db, { license_id: built.license.id, group_size: 90 });
    expect((await change(built, { status: 'STARTED' })).no).toBe('INVALID data.group_size NO_PLACES');
    expect((await change(built, { status: 'STARTED', group_size: 10 })).no).toBeNull();
    await sql`update groups set deleted_on = now() where id = ${other.id}`.execute(server.db);
    expect((await change(built, { end_date: day(-1) })).no).toBeNull();
    expect((await change(built, { end_date: day(30), group_size: 30 })).group.status).toBe('STARTED');
    expect(await built.reserved()).toBe(30);
  });

  it('refuses learners and strangers like a missing group', async () => {
    const built = await build({}, 1);
    const stranger = await buildUser(server.db);
    for (const caller of [built.people[0]!, stranger])
      expect((await change(built, { name: 'Mine' }, caller)).no).toBe('NOT_FOUND');
  });
});

describe('two who edit a group at once', () => {
  const form = `query form($groupId: ID!) {
    groupSettings(groupId: $groupId) { version name group_size start_date end_date status courses }
  }`;
  const read = async ({ main, group }: Built) =>
    (await server.call(main, form, { groupId: group.id })).data['groupSettings'];
  const save = ({ group }: Built, caller: BuiltUser, version: number, data: Record<string, unknown>) =>
    server.call(caller, update, { data, where: { id: group.id, version } });
  const withColleague = async () => {
    const built = await build({ name: 'Before' });
    const colleague = await buildUser(server.db);
    await addGroupMember(server.db, built.group.id, colleague.id, 'INSTRUCTOR');
    return { built, colleague };
  };
  const entries = async ({ group }: Built) =>
    (await sql`select 1 from audit_log where object_id = ${group.id}`.execute(server.db)).rows.length;

  it('do not overwrite each other: the second reads what the first wrote, and succeeds on that version', async () => {
    const { built, colleague } = await withColleague();
    const { version } = await read(built);
    const first = { name: 'Hers', group_size: 12, status: 'CLOSED', end_date: day(40), courses: [courses[0]] };
    expect((await save(built, built.main, version, first)).code).toBeNull();
    const before = [await read(built), await entries(built), await built.reserved()];
    const data = { name: 'His', group_size: 20, courses };
    const late = await save(built, colleague, version, data);
    expect(late.code).toBe('CONFLICT');
    const { theirs, version: newer } = late.errors[0]!.extensions as { theirs: unknown; version: number };
    expect(theirs).toEqual({ ...first, start_date: day(-10), license_id: built.license.id });
    expect(newer).toBe(version + 1);
    expect([await read(built), await entries(built), await built.reserved()]).toEqual(before);
    expect((await save(built, colleague, newer, data)).code).toBeNull();
    expect(await read(built)).toMatchObject({ name: 'His', group_size: 20, status: 'CLOSED', version: newer + 1 });
  });

  it('are told even in the same moment: one of them saves, the other is refused', async () => {
    const { built, colleague } = await withColleague();
    const { version } = await read(built);
    const replies = await Promise.all([
      save(built, built.main, version, { name: 'Hers' }),
      save(built, colleague, version, { name: 'His' }),
    ]);
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['CONFLICT', null]));
  });

  it.each([
    ['name', { name: 'After' }],
    ['size', { group_size: 12 }],
    ['dates', { start_date: day(-9) }],
    ['status', { status: 'CLOSED' }],
    ['courses', { courses: [1] }],
  ])('read a new version after another %s', async (_field, { courses: some, ...data }: Record<string, unknown>) => {
    const built = await build();
    const { version } = await read(built);
    await change(built, some ? { courses: [courses[1]] } : data);
    expect((await read(built)).version).toBe(version + 1);
  });

  it('are not disturbed by who joins, by a new key, or by a form that is saved as it was', async () => {
    const { built, colleague } = await withColleague();
    const { version } = await read(built);
    await addGroupMember(server.db, built.group.id, (await buildUser(server.db)).id);
    await act('renewGroupKey', built);
    await change(built, { name: 'Before' });
    expect((await save(built, colleague, version, { name: 'His' })).code).toBeNull();
  });

  it('overwrite what holds where they name no version, as the specification has it', async () => {
    const { built, colleague } = await withColleague();
    await change(built, { name: 'Hers' });
    expect((await change(built, { group_size: 12 }, colleague)).group).toMatchObject({ name: 'Hers', group_size: 12 });
  });

  it('show nothing of the group to strangers', async () => {
    const built = await build();
    const late = await save(built, await buildUser(server.db), 0, { name: 'Mine' });
    expect([late.code, late.errors[0]!.extensions['theirs']]).toEqual(['NOT_FOUND', undefined]);
  });
});

const rounds = Array.from({ length: howMany({ sample: 1, deep: 20 }) }, (_, round) => round + 1);
it.each(rounds)(
  'never holds more than the license has, however many groups are resized at the same time (T13), round %i',
  { timeout: longTest },
  async () => {
    const built = await build({ group_size: 10 });
    const { license, main } = built;
    const groups = [built];
    for (let one = 0; one < 7; one++)
      groups.push({
        ...built,
        group: await buildGroup(server.db, { license_id: license.id, owner_id: main.id, group_size: 10, courses }),
      });
    const tries = Array.from({ length: howMany({ sample: 40, deep: 200 }) }, (_, one) => ({
      group: groups[one % 8]!,
      group_size: 1 + ((one * 13) % 30),
    }));
    const resize = ({ group, group_size }: (typeof tries)[number]) =>
      untilThereIsRoom(server.services, main.id, () => change(group, { group_size }));
    const replies = await Promise.all(tries.map(resize));
    expect(new Set(replies.map(({ no }) => no))).toEqual(new Set([null, 'INVALID data.group_size NO_PLACES']));
    const { rows } = await sql<{ places: number }>`select sum(group_size)::int as places from groups
      where license_id = ${license.id}`.execute(server.db);
    expect(rows[0]?.places).toBeLessThanOrEqual(100);
    expect(await built.reserved()).toBe(rows[0]?.places);
  },
);

describe('deleteGroup and restoreGroup', () => {
  // D1-7.56, 8.13, D2-7.125
  it('take a group away with its places and bring it back as it was', async () => {
    const built = await build({ name: 'Evening' }, 2);
    const { main, license, group } = built;
    await act('deleteGroup', built);
    expect(await built.reserved()).toBe(0);
    expect(
      (await server.call(main, 'query ($id: ID!) { group(where: { id: $id }) { id } }', { id: group.id })).code,
    ).toBe('NOT_FOUND');
    const list = async (caller: BuiltUser) =>
      (await server.call(caller, deleted, { institutionId: license.institution_id })).data?.['deletedGroups'];
    const shown = { id: group.id, name: 'Evening', learners: 2, license_id: license.id, license_name: 'Site license' };
    expect(await list(main)).toEqual([shown]);
    const other = await buildUser(server.db);
    await addInstitutionMember(server.db, license.institution_id, other.id, 'INSTRUCTOR');
    expect(await list(other)).toEqual([]);
    expect((await act('restoreGroup', built)).data['restoreGroup']).toEqual({ id: group.id, key: group.key });
    expect(await built.reserved()).toBe(30);
    expect(await list(main)).toEqual([]);
  });

  it('do nothing to what is deleted or there already', async () => {
    const built = await build();
    for (const name of ['restoreGroup', 'deleteGroup', 'deleteGroup', 'restoreGroup'])
      expect((await act(name, built)).code).toBeNull();
    const { rows } = await sql`select action from audit_log where object_id = ${built.group.id}`.execute(server.db);
    expect(rows.map((row) => (row as { action: string }).action).toSorted()).toEqual([
      'GROUP_DELETED',
      'GROUP_RESTORED',
    ]);
  });

  it('refuse to bring back what others hold the places of, and what was deleted 30 days ago', async () => {
    const built = await build();
    await act('deleteGroup', built);
    const other = await buildGroup(server.db, { license_id: built.license.id, group_size: 71 });
    expect((await act('restoreGroup', built)).code).toBe('NO_SEATS_LEFT');
    await sql`update groups set deleted_on = now() where id = ${other.id}`.execute(server.db);
    await sql`update groups set deleted_on = now() - interval '30 days' where id = ${built.group.id}`.execute(
      server.db,
    );
    expect((await act('restoreGroup', built)).code).toBe('NOT_FOUND');
  });

  it('are for the main instructor, not for other instructors', async () => {
    const built = await build();
    const instructor = await buildUser(server.db);
    await addGroupMember(server.db, built.group.id, instructor.id, 'INSTRUCTOR');
    expect((await act('deleteGroup', built, instructor)).code).toBe('NOT_FOUND');
  });
});

describe('renewGroupKey', () => {
  it('closes the old key and opens another', async () => {
    const built = await build();
    const { key } = (await act('renewGroupKey', built)).data['renewGroupKey'];
    const join = (group_key: string) =>
      buildUser(server.db).then((learner) =>
        server.call(learner, 'mutation ($k: String!) { joinGroup(group_key: $k) { code } }', { k: group_key }),
      );
    expect((await join(built.group.key)).data['joinGroup'].code).toBe('GROUP_KEY_UNKNOWN');
    expect((await join(key)).data['joinGroup'].code).toBeNull();
  });
});

describe('transferGroup', () => {
  it('makes another instructor its owner and main instructor, and who was it an instructor', async () => {
    const built = await build();
    const next = await buildUser(server.db, { first_name: 'Marek' });
    await addInstitutionMember(server.db, built.license.institution_id, next.id, 'INSTRUCTOR');
    const { data } = await server.call(built.main, transfer, { id: built.group.id, user_id: next.id });
    expect(data['transferGroup']).toEqual({ owner: { first_name: 'Marek' }, my_role: 'INSTRUCTOR' });
    expect((await act('deleteGroup', built)).code).toBe('NOT_FOUND');
    expect((await act('deleteGroup', built, next)).code).toBeNull();
  });

  it('gives the place of a learner back who leads from now on', async () => {
    const built = await build({}, 1);
    const [next] = built.people as [BuiltUser];
    await addInstitutionMember(server.db, built.license.institution_id, next.id, 'INSTRUCTOR');
    await server.call(built.main, transfer, { id: built.group.id, user_id: next.id });
    expect(await findSeats(server.db, built.license.id, day(0))).toMatchObject({ reserved: 30, taken: 0 });
  });

  it('refuses whoever is no instructor of the institution', async () => {
    const built = await build({}, 1);
    const stranger = await buildUser(server.db);
    for (const { id } of [stranger, built.people[0]!])
      expect((await server.call(built.main, transfer, { id: built.group.id, user_id: id })).code).toBe('NOT_FOUND');
  });
});

describe('groupSettings', () => {
  it('says what holds, what its license has left, who could lead it and who sits at this moment', async () => {
    const built = await build({ group_size: 20 }, 1);
    const next = await buildUser(server.db);
    await addInstitutionMember(server.db, built.license.institution_id, next.id, 'INSTRUCTOR');
    const { data } = await server.call(built.main, settings, { groupId: built.group.id });
    expect(data['groupSettings']).toMatchObject({
      status: 'STARTED',
      held: 20,
      learners: 1,
      owner_id: built.main.id,
      license: { id: built.license.id, slots_used: 20 },
      sitting: [],
      successors: [{ id: next.id }],
    });
    expect(data['groupSettings'].courses.toSorted()).toEqual(courses.toSorted());
  });

  it('names who has not finished every study project', async () => {
    const { id: course_id } = await buildCourse(server.db);
    const { id: lesson_id } = await buildLesson(server.db, { course_id });
    const { id } = await buildStudyProject(server.db, { lesson_id });
    await buildStudyProject(server.db, { lesson_id, study_project_number: 2, published: false });
    const built = await build({ courses: [course_id] }, 2);
    const [done, other] = built.people as [BuiltUser, BuiltUser];
    await walkStudyProject(server, { learner: done, group_id: built.group.id, course_id }, id, 1);
    const { data } = await server.call(built.main, settings, { groupId: built.group.id });
    expect(data['groupSettings'].unfinished).toEqual([{ id: other.id }]);
  });

  it('names who sits', async () => {
    const world = await sittingWorld(server);
    const main = await buildUser(server.db);
    await addGroupMember(server.db, world.group_id, main.id, 'INSTRUCTOR');
    await beginSitting(server, world);
    const { data } = await server.call(main, settings, { groupId: world.group_id });
    expect(data['groupSettings'].sitting).toHaveLength(1);
    expect(data['groupSettings'].successors).toEqual([]);
  });
});

describe('groupActivities', () => {
  it('are codes and values, the latest first, page by page', async () => {
    const built = await build({ name: 'Before' });
    for (let size = 1; size <= 20; size++) await change(built, { group_size: size });
    await change(built, { name: 'After', status: 'CLOSED', courses: [courses[0]] });
    const ask = async (after?: number) =>
      (await server.call(built.main, activities, { groupId: built.group.id, after })).data['groupActivities'];
    const first = await ask();
    expect(first.activities[0]).toEqual({
      action: 'GROUP_CHANGED',
      by: 'Rosa Lind',
      changes: expect.arrayContaining([
        { field: 'status', from: 'STARTED', to: 'CLOSED' },
        { field: 'courses', from: '2', to: '1' },
        { field: 'name', from: 'Before', to: 'After' },
      ]),
    });
    expect(first.activities).toHaveLength(20);
    const { activities: rest, cursor } = await ask(first.cursor);
    expect(rest).toMatchObject([{ changes: [{ field: 'group_size', from: '30', to: '1' }] }]);
    expect(cursor).toBeNull();
  });
});
