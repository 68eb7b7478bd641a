import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { assessmentWorld, beginAssessment, takeAssessment, type AssessmentWorld } from '../../../test/taking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const fields = `{ user_id can_be_allowed allowed { exercise_id attempt_id reason granted_by used } }`;
const allowDocument = `mutation allow($data: AnotherAttemptInput!) { allowAnotherAttempt(data: $data) ${fields} }`;
const findDocument = `query find($groupId: ID!, $courseId: ID!, $userId: ID!) {
  anotherAttempts(groupId: $groupId, courseId: $courseId, userId: $userId) ${fields} }`;

type World = AssessmentWorld & { readonly main: BuiltUser };

async function world(group: object = {}): Promise<World> {
  const main = await buildUser(server.db);
  const place = await assessmentWorld(server, { questions: 2, group: { owner_id: main.id, ...group } });
  return { ...place, main };
}

const allow = ({ group_id, course_id, learner, benchmark_id, main }: World, changes: object = {}, who = main) =>
  server.call(who, allowDocument, {
    data: { group_id, course_id, user_id: learner.id, exercise_id: benchmark_id, reason: 'Ill on the day', ...changes },
  });
const find = async ({ group_id, course_id, learner, main }: World, who = main) =>
  (await server.call(who, findDocument, { groupId: group_id, courseId: course_id, userId: learner.id })).data?.[
    'anotherAttempts'
  ];
const results = async ({ learner, benchmark_id }: World) =>
  server.db
    .selectFrom('exercise_results')
    .select(['attempt', 'is_latest', 'corrects'])
    .where('user_id', '=', learner.id)
    .where('exercise_id', '=', benchmark_id)
    .where('completed_on', 'is not', null)
    .orderBy('attempt')
    .execute();

describe('another attempt at a benchmark', () => {
  it('is begun once it is allowed; the earlier one is kept, and counts until the next is finished', async () => {
    const place = await world();
    await takeAssessment(server, place, 'BENCHMARK', false);
    expect((await beginAssessment(server, place)).code).toBe('ALREADY_COMPLETE');
    expect(await find(place)).toEqual({
      user_id: place.learner.id,
      can_be_allowed: [place.benchmark_id],
      allowed: [],
    });
    await allow(place);
    expect(await results(place)).toMatchObject([{ attempt: 1, is_latest: true }]);
    await takeAssessment(server, place, 'BENCHMARK', true);
    expect(await results(place)).toEqual([
      { attempt: 1, is_latest: false, corrects: 0 },
      { attempt: 2, is_latest: true, corrects: 2 },
    ]);
    expect((await beginAssessment(server, place)).code).toBe('ALREADY_COMPLETE');
  });

  it('keeps its reason with the earlier attempt, for those who teach', async () => {
    const place = await world();
    await takeAssessment(server, place, 'BENCHMARK', false);
    const { attempt_id } = await server.db
      .selectFrom('exercise_results')
      .select('attempt_id')
      .where('user_id', '=', place.learner.id)
      .executeTakeFirstOrThrow();
    await allow(place, { reason: '  The line broke. ' });
    const kept = { exercise_id: place.benchmark_id, attempt_id, reason: 'The line broke.' };
    expect((await find(place)).allowed).toMatchObject([{ ...kept, used: false }]);
    await takeAssessment(server, place, 'BENCHMARK', true);
    expect((await find(place)).allowed).toMatchObject([{ ...kept, used: true }]);
    const { code } = await server.call(place.learner, findDocument, {
      groupId: place.group_id,
      courseId: place.course_id,
      userId: place.learner.id,
    });
    expect(code).toMatch(/^(NOT_FOUND|FORBIDDEN)$/);
  });

  it('raises the attempts of the group at a summary by one', async () => {
    const place = await world({ summary_attempts: 1 });
    await takeAssessment(server, place, 'SUMMARY', false);
    expect((await beginAssessment(server, place, 'SUMMARY')).code).toBe('NO_ATTEMPTS_LEFT');
    expect((await allow(place, { exercise_id: place.summary_id })).code).toBeNull();
    await takeAssessment(server, place, 'SUMMARY', false);
    expect((await beginAssessment(server, place, 'SUMMARY')).code).toBe('NO_ATTEMPTS_LEFT');
  });

  it('is refused where it is not needed, and while one is not used yet', async () => {
    const place = await world();
    expect((await allow(place)).code).toBe('NOT_COMPLETE');
    await takeAssessment(server, place, 'BENCHMARK', false);
    const codes = await Promise.all([allow(place), allow(place)]);
    expect(codes.filter(({ code }) => code === null)).toHaveLength(1);
    expect(codes.filter(({ code }) => code === 'TAKEN')).toHaveLength(1);
    await beginAssessment(server, place);
    expect((await allow(place)).code).toBe('NOT_COMPLETE');
  });

  it('has a reason, a learner of the group and an assessment of the course', async () => {
    const [place, other] = [await world(), await world()];
    await takeAssessment(server, place, 'BENCHMARK', false);
    expect((await allow(place, { reason: '   ' })).code).toBe('INVALID');
    expect((await allow(place, { user_id: other.learner.id })).code).toBe('NOT_FOUND');
    expect((await allow(place, { exercise_id: other.benchmark_id })).code).toBe('NOT_FOUND');
    expect((await find(place)).allowed).toEqual([]);
  });

  it('is allowed by the main instructor and the center administrator, in the audit log, and by nobody else', async () => {
    const place = await world();
    await takeAssessment(server, place, 'BENCHMARK', false);
    const instructor = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, instructor.id, 'INSTRUCTOR');
    for (const who of [instructor, place.learner, (await world()).main])
      expect((await allow(place, {}, who)).code).toMatch(/^(NOT_FOUND|FORBIDDEN)$/);
    expect(await find(place, instructor)).toMatchObject({ can_be_allowed: [] });
    const { institution_id } = await server.db
      .selectFrom('groups')
      .select('institution_id')
      .where('id', '=', place.group_id)
      .executeTakeFirstOrThrow();
    const admin = await buildUser(server.db);
    await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
    expect((await allow(place, {}, admin)).code).toBeNull();
    const { rows } = await sql<{ actor_id: string; details: object }>`select actor_id, details from audit_log
      where object_id = ${place.group_id} and action = 'ATTEMPT_ALLOWED'`.execute(server.db);
    expect(rows).toMatchObject([
      { actor_id: admin.id, details: { user_id: place.learner.id, exercise_id: place.benchmark_id } },
    ]);
  });
});
