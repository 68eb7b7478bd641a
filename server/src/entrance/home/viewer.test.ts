import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup, day } from '../../../seed/school.ts';
import { countingServer } from '../../../test/counting-server.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { walkAssessment, walkStudyProject } from '../../../test/walk.ts';

// D1-3.02, D2-3.01
it('a person reads when they became known, when something of them changed last, and by whom', async () => {
  const server = await testServer();
  const [user, other] = [await buildUser(server.db), await buildUser(server.db)];
  const changes = { created_on: '2026-09-07T08:00:00Z', modified_on: '2026-10-02T12:30:00Z', modified_by: other.id };
  await server.db.updateTable('users').set(changes).where('id', '=', user.id).execute();
  const fields = 'created_on created_by modified_on modified_by deleted_on deleted_by';
  const { data } = await server.call(user, `{ viewer { ${fields} } }`);
  const { created_on, modified_on, ...by } = data.viewer;
  expect([created_on, modified_on].map((moment) => new Date(moment).toISOString())).toEqual([
    '2026-09-07T08:00:00.000Z',
    '2026-10-02T12:30:00.000Z',
  ]);
  expect(by).toEqual({ created_by: null, modified_by: other.id, deleted_on: null, deleted_by: null });
});

describe('what a learner does next, where nothing is started', () => {
  const asked = `{ viewer { started { type } next_step {
    type group_id course_id course_name language study_project_id study_project_number title level state total_questions } } }`;
  const save = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { id } }`;
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  const next = async (learner: BuiltUser) => {
    const { viewer } = (await server.call(learner, asked)).data;
    return viewer.started ?? viewer.next_step;
  };
  const course = async (name: string) => {
    const { id } = await buildCourse(server.db, { name });
    const lesson = await buildLesson(server.db, { course_id: id });
    const project = await buildStudyProject(server.db, { lesson_id: lesson.id, study_project_number: 1 });
    await buildBenchmark(server.db, { course_id: id, questions: [{ type: 'MULTIPLE_CHOICE', lesson_id: lesson.id }] });
    return { id, project: project.id };
  };
  const join = async (
    learner: BuiltUser,
    courseId: string,
    joined: string,
    group: Parameters<typeof buildGroup>[1] = {},
  ) => {
    const { id } = await buildGroup(server.db, { courses: [courseId], ...group });
    await addGroupMember(server.db, id, learner.id);
    await sql`update group_members set created_on = ${joined} where group_id = ${id} and user_id = ${learner.id}`.execute(
      server.db,
    );
    return id;
  };

  it('is the first benchmark of the group joined last, then what follows where they work, and nothing at the end', async () => {
    const learner = await buildUser(server.db);
    const [first, second, draft] = [await course('Networks'), await course('Sensors'), await course('Drafts')];
    const group_id = await join(learner, first.id, '2026-09-02T08:00:00Z');
    await join(learner, second.id, '2026-09-01T08:00:00Z');
    await join(learner, draft.id, '2026-09-09T08:00:00Z');
    await sql`update courses set published = false where id = ${draft.id}`.execute(server.db);
    await join(learner, second.id, '2026-09-08T08:00:00Z', { status: 'CLOSED' });
    const place = { learner, group_id, course_id: first.id };
    expect(await next(learner)).toEqual({
      type: 'BENCHMARK',
      group_id,
      course_id: first.id,
      course_name: 'Networks',
      language: 'en',
      study_project_id: null,
      study_project_number: null,
      title: null,
      level: 1,
      state: 'NOT_STARTED',
      total_questions: 1,
    });
    await walkAssessment(server, place, 'BENCHMARK', 1, 1);
    const project = { type: 'STUDY_PROJECT', course_id: first.id, study_project_id: first.project };
    expect(await next(learner)).toMatchObject({ ...project, study_project_number: 1, state: 'NOT_STARTED' });
    await server.call(learner, save, { data: { group_id, study_project_id: first.project, question_index: 0 } });
    expect(await next(learner)).toEqual({ type: 'STUDY_PROJECT' });
    await walkStudyProject(server, place, first.project, 0);
    expect(await next(learner)).toMatchObject({ ...project, state: 'COMPLETE' });
    await walkStudyProject(server, place, first.project, 1);
    expect(await next(learner)).toMatchObject({ type: 'SUMMARY', course_id: first.id });
    await walkAssessment(server, place, 'SUMMARY', 1, 1);
    expect(await next(learner)).toMatchObject({ type: 'BENCHMARK', course_id: second.id });
  });

  it('is no study project whose lesson was taken back, though it is started', async () => {
    const learner = await buildUser(server.db);
    const [taken, other] = [await course('Radio'), await course('Wires')];
    const group_id = await join(learner, taken.id, '2026-09-01T08:00:00Z');
    await join(learner, other.id, '2026-09-02T08:00:00Z');
    await walkAssessment(server, { learner, group_id, course_id: taken.id }, 'BENCHMARK', 1, 1);
    await server.call(learner, save, { data: { group_id, study_project_id: taken.project, question_index: 0 } });
    expect(await next(learner)).toEqual({ type: 'STUDY_PROJECT' });
    await sql`update lessons set published = false where course_id = ${taken.id}`.execute(server.db);
    expect(await next(learner)).not.toEqual({ type: 'STUDY_PROJECT' });
  });

  it('is nothing for who teaches, in groups that are not open, and for strangers', async () => {
    const [learner, instructor] = [await buildUser(server.db), await buildUser(server.db)];
    const { id } = await course('Storage');
    const group = await join(learner, id, '2026-09-02T08:00:00Z');
    await addGroupMember(server.db, group, instructor.id, 'INSTRUCTOR');
    expect(await next(instructor)).toBeNull();
    for (const values of [
      { start_date: day(2), end_date: day(9) },
      { start_date: day(-9), end_date: day(-2) },
    ]) {
      const late = await buildUser(server.db);
      await join(late, id, '2026-09-02T08:00:00Z', values);
      expect(await next(late)).toBeNull();
    }
    await sql`update group_members set deleted_on = now() where group_id = ${group} and user_id = ${learner.id}`.execute(
      server.db,
    );
    expect(await next(learner)).toBeNull();
  });

  it('comes with the one statement of Home', async () => {
    const learner = await buildUser(server.db);
    const { id } = await course('Clouds');
    await join(learner, id, '2026-09-02T08:00:00Z');
    const { call, during } = await countingServer(server);
    const home = `{ viewer { groups { id } started { type } next_step { type } } }`;
    await call(learner, home);
    expect(await during(() => call(learner, home))).toBe(1);
  });
});
