import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { assessmentWorld, beginAssessment, type AssessmentWorld } from '../../../test/taking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const setDocument = `mutation set($data: ExtraTimeInput!) { setExtraTime(data: $data) { extra_percent user { id } } }`;
const membersDocument = `query members($group_id: ID!) {
  groupMembers(group_id: $group_id, kind: LEARNERS) { members { extra_percent user { id } } } }`;
const sheetDocument = `query sheet($groupId: ID!, $courseId: ID!) {
  studentCourseProgress(groupId: $groupId, courseId: $courseId) { benchmark { time extra_time } summary { time extra_time } } }`;

type World = AssessmentWorld & { readonly main: BuiltUser };

/** A course whose benchmark and summary take half an hour. */
async function world(): Promise<World> {
  const main = await buildUser(server.db);
  const place = await assessmentWorld(server, { time: 1800, questions: 1, group: { owner_id: main.id } });
  return { ...place, main };
}

const give = ({ group_id, main, learner }: World, percent: number, who = main, user_ids = [learner.id]) =>
  server.call(who, setDocument, { data: { group_id, user_ids, percent } });
const percentFor = async ({ group_id, learner }: World, who: BuiltUser) => {
  const { data } = await server.call(who, membersDocument, { group_id });
  const { members } = data['groupMembers'] as { members: { extra_percent: number | null; user: { id: string } }[] };
  return members.find(({ user }) => user.id === learner.id)?.extra_percent;
};
const sheet = async ({ learner, group_id, course_id }: World) =>
  (await server.call(learner, sheetDocument, { groupId: group_id, courseId: course_id })).data['studentCourseProgress'];
const begin = async (place: World, type?: string) =>
  (await beginAssessment(server, place, type)).data['startAssessment'];

describe('extra time', () => {
  it('holds for all assessments of a learner and stands on their start sheet', async () => {
    const place = await world();
    const { data } = await give(place, 50);
    expect(data['setExtraTime']).toEqual([{ extra_percent: 50, user: { id: place.learner.id } }]);
    const given = { time: 2700, extra_time: 900 };
    expect(await sheet(place)).toEqual({ benchmark: [given], summary: [given] });
    expect(await begin(place)).toMatchObject({ time_limit: 2700 });
    expect(await begin(place, 'SUMMARY')).toMatchObject({ time_limit: 2700 });
  });

  it('is not that of a sitting which runs, and is taken away again', async () => {
    const place = await world();
    const running = await begin(place);
    await give(place, 100);
    expect(await begin(place)).toMatchObject({ time_limit: 1800, deadline: running.deadline });
    await give(place, 0);
    expect(await sheet(place)).toMatchObject({ summary: [{ time: 1800, extra_time: 0 }] });
  });

  it('is seen by the learner and by those who teach, not by classmates', async () => {
    const place = await world();
    await give(place, 25);
    const instructor = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, instructor.id, 'INSTRUCTOR');
    const classmate = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, classmate.id);
    for (const who of [place.learner, instructor, place.main]) expect(await percentFor(place, who)).toBe(25);
    expect(await percentFor(place, classmate)).toBeNull();
  });

  it('stands in the audit log with who gave it to whom', async () => {
    const place = await world();
    await give(place, 50);
    const { rows } = await sql`select actor_id, action, details from audit_log
      where object_id = ${place.group_id} and action = 'EXTRA_TIME_SET'`.execute(server.db);
    expect(rows).toEqual([
      {
        actor_id: place.main.id,
        action: 'EXTRA_TIME_SET',
        details: { user_ids: [place.learner.id], percent: 50 },
      },
    ]);
  });

  it('is given by the main instructor alone', async () => {
    const place = await world();
    const instructor = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, instructor.id, 'INSTRUCTOR');
    const { institution_id } = await server.db
      .selectFrom('groups')
      .select('institution_id')
      .where('id', '=', place.group_id)
      .executeTakeFirstOrThrow();
    const admin = await buildUser(server.db);
    await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
    for (const who of [instructor, admin, place.learner, (await world()).main])
      expect((await give(place, 50, who)).code).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
    expect(await percentFor(place, place.main)).toBe(0);
  });

  it('is given to all who are named or, where one is no learner of the group, to none', async () => {
    const place = await world();
    const stranger = await world();
    const { errors } = await give(place, 50, place.main, [place.learner.id, stranger.learner.id]);
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'data.user_ids.1' });
    expect(await percentFor(place, place.main)).toBe(0);
    expect((await give(place, 50, place.main, [place.main.id])).code).toBe('NOT_FOUND');
    expect((await give(place, 201)).code).toBe('INVALID');
  });
});
