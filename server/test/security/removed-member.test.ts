import { beforeAll, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildStudyProject } from '../../seed/content.ts';
import { buildUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../seed/school.ts';
import { questionFields } from '../answers.ts';
import { testServer, type TestServer } from '../harness.ts';
import { walkStudyProject } from '../walk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const attempt = `{ finished progress attempt_questions { last_result question { ${questionFields} } } }`;
const ask = `query project($id: ID!, $groupId: ID!) { studyProject(id: $id, groupId: $groupId) {
  title draft ${attempt} latest ${attempt} } }`;
const again = `mutation save($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { id } }`;

it('does not read finished or open work of the group, also where the study project is free for everyone', async () => {
  const { db } = server;
  const { id: course_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  const { id } = await buildStudyProject(db, { lesson_id });
  const { id: group_id } = await buildGroup(db, { courses: [course_id] });
  const learner = await buildUser(db);
  await addGroupMember(db, group_id, learner.id);
  await walkStudyProject(server, { learner, group_id, course_id }, id, 0);
  await server.call(learner, again, { data: { group_id, study_project_id: id, question_index: 0 } });
  await db.insertInto('free_lessons').values({ lesson_id }).execute();
  const read = async () => (await server.call(learner, ask, { id, groupId: group_id })).data['studyProject'];

  expect(JSON.stringify((await read()).latest)).toMatch(/"is_correct":true/);
  expect((await read()).draft).toMatchObject({ finished: false });

  await db
    .updateTable('group_members')
    .set({ deleted_on: new Date().toISOString() })
    .where('user_id', '=', learner.id)
    .execute();
  expect(await read()).toMatchObject({ draft: null, latest: null });
});
