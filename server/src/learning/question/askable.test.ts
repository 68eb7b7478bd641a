import { beforeAll, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const type = 'MULTIPLE_CHOICE';

/** A learner of a course with a benchmark of two questions and two study projects of one question each, in sequence. */
async function learning() {
  const { db } = server;
  const course = await buildCourse(db, {});
  const lesson = await buildLesson(db, { course_id: course.id });
  const first = await buildStudyProject(db, { lesson_id: lesson.id, cases: [[{ type }]] });
  const second = await buildStudyProject(db, { lesson_id: lesson.id, study_project_number: 2, cases: [[{ type }]] });
  const { questions: assessed } = await buildBenchmark(db, {
    course_id: course.id,
    questions: [1, 2].map(() => ({ type, lesson_id: lesson.id })),
  });
  const group = await buildGroup(db, { courses: [course.id] });
  await db.updateTable('groups').set({ in_sequence: true, benchmark_first: true }).where('id', '=', group.id).execute();
  const learner = await buildUser(db);
  await addGroupMember(db, group.id, learner.id);
  return { course_id: course.id, group_id: group.id, learner, first, second, assessed };
}

const takeAnswersOf = (questions: readonly string[]) =>
  server.db.deleteFrom('answers').where('question_id', 'in', questions).execute();

const progress = `query ($c: ID!, $g: ID!) { studentCourseProgress(courseId: $c, groupId: $g) {
  studyProjects { study_project_id state total_questions } benchmark { total_questions } } }`;
const begin = `mutation ($d: StartAssessmentInput!) { startAssessment(data: $d) { questions { question { id } } } }`;

it('a question without answers is never asked, and nothing begins that has no other', async () => {
  const { course_id, group_id, learner, first, second, assessed } = await learning();
  const sitting = { d: { group_id, course_id, type: 'BENCHMARK', level: 1 } };

  await takeAnswersOf([...assessed, ...first.questions]);
  const refused = await server.call(learner, begin, sitting);
  expect(refused.errors?.[0]?.extensions?.['code']).toBe('NO_QUESTIONS');
  const { data } = await server.call(learner, progress, { c: course_id, g: group_id });
  expect(data['studentCourseProgress']).toMatchObject({
    // What nobody can begin locks nothing behind it.
    studyProjects: [
      { study_project_id: first.id, total_questions: 0 },
      { study_project_id: second.id, total_questions: 1, state: 'NOT_STARTED' },
    ],
    benchmark: [{ total_questions: 0 }],
  });
});

it('of two questions, the one with answers is asked', async () => {
  const { course_id, group_id, learner, assessed } = await learning();
  await takeAnswersOf(assessed.slice(0, 1));
  const { data } = await server.call(learner, begin, { d: { group_id, course_id, type: 'BENCHMARK', level: 1 } });
  expect(data['startAssessment']).toMatchObject({ questions: [{ question: { id: assessed[1] } }] });
});
