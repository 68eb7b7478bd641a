import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { allowedOperations } from '@lectern/domain/permission.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, day } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { walkAssessment, walkStudyProject } from '../../../test/walk.ts';

const dashboard = `query dashboard($courseId: ID!, $groupId: ID!, $studentId: ID) {
  studentCourseProgress(courseId: $courseId, groupId: $groupId, studentId: $studentId) {
    course { name levels } lessons { name } allowed_operations is_member
    benchmark { level state time total_questions percent latest { corrects } open { question_index } }
    summary { level state lock_reason percent }
    studyProjects { study_project_id level state complete locked draft lock_reason total_questions latest { corrects first_try_corrects } open { question_index saved_at } }
    levels { level percent completed published first_try_percent } total { percent }
  }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** A course with two lessons, three study projects of level 1 and a benchmark with summary, and a learner in it. */
async function world(group: Parameters<typeof buildGroup>[1] = {}) {
  const course = await buildCourse(server.db, { name: 'Connected Devices' });
  const [first, second] = [
    await buildLesson(server.db, { course_id: course.id }),
    await buildLesson(server.db, { course_id: course.id }),
  ];
  const question = { type: 'MULTIPLE_CHOICE' as const };
  const projects = [
    await buildStudyProject(server.db, { lesson_id: first.id, study_project_number: 1, cases: [[question, question]] }),
    await buildStudyProject(server.db, { lesson_id: first.id, study_project_number: 2 }),
    await buildStudyProject(server.db, { lesson_id: second.id, study_project_number: 3 }),
  ].map(({ id }) => id);
  await buildBenchmark(server.db, {
    course_id: course.id,
    questions: [first, second].map(({ id }) => ({ ...question, lesson_id: id })),
  });
  const built = await buildGroup(server.db, { courses: [course.id], ...group });
  const learner = await buildUser(server.db);
  await addGroupMember(server.db, built.id, learner.id);
  return { learner, group_id: built.id, course_id: course.id, institution_id: built.institution_id, projects };
}

async function read(
  place: { learner: BuiltUser; course_id: string; group_id: string },
  studentId?: string,
  viewer: BuiltUser | null = place.learner,
) {
  const reply = await server.call(viewer, dashboard, { courseId: place.course_id, groupId: place.group_id, studentId });
  return { ...reply, progress: reply.data?.['studentCourseProgress'] };
}

describe('the dashboard of a course', () => {
  // D1-0.03, 1.03
  it('shows every exercise as not started to a learner who is new', async () => {
    const place = await world();
    const { progress } = await read(place);
    expect(progress).toMatchObject({
      course: { name: 'Connected Devices' },
      allowed_operations: [],
      is_member: true,
      total: { percent: 0 },
    });
    expect(progress.studyProjects.map(({ state }: any) => state)).toEqual([
      'NOT_STARTED',
      'NOT_STARTED',
      'NOT_STARTED',
    ]);
    expect(progress.benchmark).toEqual([
      { level: 1, state: 'NOT_STARTED', time: 600, total_questions: 2, percent: null, latest: null, open: null },
    ]);
  });

  // D1-3.37–3.39, 7.33, D2-7.25
  it('follows what the learner does', async () => {
    const place = await world();
    await walkStudyProject(server, place, place.projects[0]!, 1);
    await walkAssessment(server, place, 'BENCHMARK', 1, 1);
    const save = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { id } }`;
    await server.call(place.learner, save, {
      data: { group_id: place.group_id, study_project_id: place.projects[2], question_index: 0 },
    });
    const { progress } = await read(place);
    expect(progress.studyProjects[0]).toMatchObject({
      state: 'COMPLETE',
      complete: true,
      latest: { corrects: 1, first_try_corrects: 1 },
    });
    expect(progress.studyProjects[2]).toMatchObject({ state: 'STARTED', draft: true, open: { question_index: 0 } });
    expect(Date.now() - Date.parse(progress.studyProjects[2].open.saved_at)).toBeLessThan(60_000);
    expect(progress.benchmark[0]).toMatchObject({ state: 'COMPLETE', percent: 50, latest: { corrects: 1 } });
    expect(progress.levels[0]).toEqual({ level: 1, percent: 25, completed: 1, published: 3, first_try_percent: 50 });
  });

  it('keeps a summary below 75 percent open and closes it above', async () => {
    const place = await world();
    await walkAssessment(server, place, 'SUMMARY', 1, 1);
    expect((await read(place)).progress.summary[0]).toMatchObject({ state: 'NOT_STARTED', percent: 50 });
    await walkAssessment(server, place, 'SUMMARY', 1, 2);
    expect((await read(place)).progress.summary[0]).toMatchObject({ state: 'COMPLETE', percent: 100 });
  });

  it('locks what the group wants done in order, and opens it step by step', async () => {
    const place = await world({ benchmark_first: true, in_sequence: true });
    expect((await read(place)).progress.studyProjects.map((one: any) => one.lock_reason)).toEqual([
      'BENCHMARK_FIRST',
      'BENCHMARK_FIRST',
      'BENCHMARK_FIRST',
    ]);
    await walkAssessment(server, place, 'BENCHMARK', 1, 0);
    expect((await read(place)).progress.studyProjects.map((one: any) => one.lock_reason)).toEqual([
      null,
      'SEQUENCE',
      null,
    ]);
    const save = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { id } }`;
    const jump = { group_id: place.group_id, study_project_id: place.projects[1], question_index: 0 };
    expect((await server.call(place.learner, save, { data: jump })).code).toBe('SEQUENCE');
    await walkStudyProject(server, place, place.projects[0]!, 2);
    expect((await read(place)).progress.studyProjects.map((one: any) => one.lock_reason)).toEqual([null, null, null]);
  });

  it('shows each learner the time that a start will give them, extra time included', async () => {
    const place = await world();
    const other = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, other.id);
    await sql`update group_members set time_factor = 1.5 where user_id = ${place.learner.id}`.execute(server.db);
    const timeOf = async (learner: BuiltUser) => (await read({ ...place, learner })).progress.benchmark[0].time;
    const start = `mutation ($data: StartAssessmentInput!) { startAssessment(data: $data) { time_limit } }`;
    const data = { group_id: place.group_id, course_id: place.course_id, type: 'BENCHMARK', level: 1 };

    expect(await timeOf(other)).toBe(600);
    expect(await timeOf(place.learner)).toBe(900);
    expect((await server.call(place.learner, start, { data })).data['startAssessment'].time_limit).toBe(900);

    await sql`insert into assessment_custom_settings (group_id, course_id, benchmark_id, time)
      select ${place.group_id}, course_id, id, 1200 from benchmarks
      where course_id = ${place.course_id} and level = 1`.execute(server.db);
    expect([await timeOf(other), await timeOf(place.learner)]).toEqual([1200, 1800]);
  });

  it.each([null, 0])('shows no time where the author set %s, whatever extra time a learner has', async (time) => {
    const place = await world();
    await sql`update benchmarks set time = ${time} where course_id = ${place.course_id}`.execute(server.db);
    await sql`update group_members set time_factor = 2 where user_id = ${place.learner.id}`.execute(server.db);
    expect((await read(place)).progress.benchmark[0].time).toBeNull();
  });

  it('leaves out drafts, and keeps them out of the progress', async () => {
    const place = await world();
    await walkStudyProject(server, place, place.projects[0]!, 2);
    await sql`update study_projects set published = false where id = ${place.projects[1]}`.execute(server.db);
    const { progress } = await read(place);
    expect(progress.studyProjects).toHaveLength(2);
    expect(progress.levels[0].percent).toBe(50);
  });

  it('is closed to strangers like a missing course, to other learners, and to learners of a locked group', async () => {
    const place = await world({ status: 'CLOSED' });
    expect((await read(place)).code).toBe('GROUP_LOCKED');
    const stranger = await buildUser(server.db);
    expect((await read(place, undefined, stranger)).code).toBe('NOT_FOUND');
    expect((await read({ ...place, group_id: crypto.randomUUID() }, undefined, stranger)).code).toBe('NOT_FOUND');
    const other = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, other.id);
    expect((await read(place, place.learner.id, other)).code).toBe('NOT_FOUND');
    expect((await read(place, undefined, null)).code).toBe('UNAUTHENTICATED');
  });

  it('says when a group opens later', async () => {
    const place = await world({ start_date: day(2), end_date: day(9) });
    expect((await read(place)).code).toBe('NOT_STARTED_YET');
  });

  it('opens a locked group for its instructors and the center administrator, who see how a learner does', async () => {
    const place = await world({ status: 'CLOSED' });
    const instructor = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, instructor.id, 'INSTRUCTOR');
    const admin = await buildUser(server.db);
    await addInstitutionMember(server.db, place.institution_id, admin.id, 'CENTER_ADMIN');
    for (const [viewer, held] of [
      [instructor, { groupRole: 'INSTRUCTOR' }],
      [admin, { institutionRole: 'CENTER_ADMIN' }],
    ] as const) {
      const { progress } = await read(place, place.learner.id, viewer);
      expect(progress.studyProjects.map((one: any) => one.lock_reason)).toEqual(Array(3).fill('GROUP_LOCKED'));
      expect(progress).toMatchObject({
        allowed_operations: allowedOperations(groupOperations, { signedIn: true, ...held }),
        total: { percent: 0 },
      });
    }
    expect((await read(place, undefined, instructor)).progress.is_member).toBe(true);
    expect((await read(place, undefined, admin)).progress.is_member).toBe(false);
  });
});
