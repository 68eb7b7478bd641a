import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import { buildUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { walkAssessment, walkStudyProject } from '../../../../test/walk.ts';

const asked = `query asked($courseId: ID!, $groupId: ID!, $questionId: ID!) {
  assessedQuestion(courseId: $courseId, groupId: $groupId, questionId: $questionId) {
    id type question answers { answer is_correct sequence } concepts { letter } correct_msg } }`;
const start = `mutation start($data: StartAssessmentInput!) { startAssessment(data: $data) { id } }`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function world() {
  const { db } = server;
  const { id: courseId } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id: courseId });
  const types = ['MULTIPLE_CHOICE', 'SEQUENCE', 'MATCHING'] as const;
  const benchmark = await buildBenchmark(db, {
    course_id: courseId,
    questions: types.map((type) => ({ type, lesson_id })),
  });
  const project = await buildStudyProject(db, { lesson_id, cases: [[{ type: 'TRUE_OR_FALSE' }]] });
  const { id: groupId } = await buildGroup(db, { courses: [courseId] });
  const [learner, instructor] = [await buildUser(db), await buildUser(db)];
  await addGroupMember(db, groupId, learner.id);
  await addGroupMember(db, groupId, instructor.id, 'INSTRUCTOR');
  const ids = { courseId, groupId };
  const place = { learner, group_id: groupId, course_id: courseId };
  return { ids, place, learner, instructor, questions: benchmark.questions, project };
}

describe('the key of a question that was asked', () => {
  it('is shown to the instructor once a learner has submitted, in the order of its author', async () => {
    const { ids, place, instructor, learner, questions } = await world();
    const keyOf = async (viewer: typeof learner, questionId: string | undefined) =>
      server.call(viewer, asked, { ...ids, questionId });
    expect((await keyOf(instructor, questions[0])).code).toBe('NOT_FOUND');
    const { group_id, course_id } = place;
    await server.call(learner, start, { data: { group_id, course_id, type: 'BENCHMARK', level: 1 } });
    expect((await keyOf(instructor, questions[0])).code).toBe('NOT_FOUND');
    await walkAssessment(server, place, 'BENCHMARK', 1, 1);
    const found = await Promise.all(
      questions.map(async (id) => (await keyOf(instructor, id)).data?.['assessedQuestion']),
    );
    const ofType = (type: string) => found.find((one) => one.type === type);
    expect(ofType('MULTIPLE_CHOICE').answers.some(({ is_correct }: any) => is_correct)).toBe(true);
    expect(ofType('SEQUENCE').answers.map(({ sequence }: any) => sequence)).toEqual(
      ofType('SEQUENCE').answers.map((_one: unknown, index: number) => index + 1),
    );
    expect(ofType('MATCHING').concepts.every(({ letter }: any) => letter !== null)).toBe(true);
    expect(found.map(({ correct_msg }) => correct_msg)).toEqual([null, null, null]);
  });

  it('is never shown to a learner, nor that of a study project, nor by another course', async () => {
    const { ids, place, instructor, learner, questions, project } = await world();
    await walkAssessment(server, place, 'BENCHMARK', 1, 1);
    await walkStudyProject(server, place, project.id, 1);
    const codeOf = async (viewer: typeof learner, variables: Record<string, unknown>) =>
      (await server.call(viewer, asked, { ...ids, questionId: questions[0], ...variables })).code;
    expect(await codeOf(learner, {})).toBe('NOT_FOUND');
    expect(await codeOf(instructor, { questionId: project.questions[0] })).toBe('NOT_FOUND');
    expect(await codeOf(instructor, { courseId: (await buildCourse(server.db)).id })).toBe('NOT_FOUND');
    expect(await codeOf(instructor, {})).toBeNull();
  });
});
