import { beforeAll, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { walkStudyProject } from '../../../test/walk.ts';

const everywhere = `query everywhere($groupId: ID!, $courseId: ID!, $learner: ID!) {
  viewer { groups { progress courses { id progress } } }
  group(where: { id: $groupId }) { progress courses { id progress } }
  studentCourseProgress(courseId: $courseId, groupId: $groupId) { total { percent completed published seconds_spent } }
  studentGradebookOverview(courseId: $courseId, groupId: $groupId, studentId: $learner) {
    benchmarks { columns { exercise_id } }
    lessons { columns { exercise_id } students { lesson_progress seconds_spent study_project_results { seconds_spent } } } }
}`;

type InGroup = { progress: number; courses: { id: string; progress: number }[] };
type Everywhere = {
  viewer: { groups: InGroup[] };
  group: InGroup;
  studentCourseProgress: { total: { percent: number; completed: number; published: number; seconds_spent: number } };
  studentGradebookOverview: {
    benchmarks: { columns: { exercise_id: string }[] };
    lessons: {
      columns: { exercise_id: string }[];
      students: {
        lesson_progress: number;
        seconds_spent: number;
        study_project_results: { seconds_spent: number }[];
      }[];
    };
  };
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

it('progress and time are the same at home, in the group, on the dashboard and in the gradebook', async () => {
  const [begun, untouched] = [await buildCourse(server.db), await buildCourse(server.db)];
  const question = { type: 'TRUE_OR_FALSE' as const };
  const build = async (course: { id: string }, projects: number) => {
    const { id: lesson_id } = await buildLesson(server.db, { course_id: course.id });
    const numbers = Array.from({ length: projects }, (_, index) => index + 1);
    return Promise.all(
      numbers.map((study_project_number) =>
        buildStudyProject(server.db, { lesson_id, study_project_number, cases: [[question, question]] }),
      ),
    );
  };
  const [[first]] = [await build(begun, 2), await build(begun, 1)];
  for (const projects of [1, 1, 1]) await build(untouched, projects);
  const { id: group_id } = await buildGroup(server.db, { courses: [begun.id, untouched.id] });
  const learner = await buildUser(server.db);
  await addGroupMember(server.db, group_id, learner.id);
  const place = { learner, group_id, course_id: begun.id };
  await walkStudyProject(server, place, first?.id ?? '', 2);
  await walkStudyProject(server, place, first?.id ?? '', 1);

  const variables = { groupId: group_id, courseId: begun.id, learner: learner.id };
  const { data } = await server.call<Everywhere>(learner, everywhere, variables);
  const { viewer, group, studentCourseProgress, studentGradebookOverview } = data;
  const [row] = studentGradebookOverview.lessons.students;
  if (!row) throw new Error('the learner is not in the gradebook');
  const { total } = studentCourseProgress;
  const shown = Object.fromEntries(group.courses.map((course) => [course.id, course.progress]));
  expect(shown).toEqual({ [begun.id]: 25, [untouched.id]: 0 });
  expect(group.progress).toBe(13);
  expect(viewer.groups).toEqual([group]);
  expect([total.percent, row.lesson_progress]).toEqual([25, 25]);
  const cells = row.study_project_results.map((cell) => cell.seconds_spent);
  expect(total.seconds_spent).toBeGreaterThan(0);
  expect(row.seconds_spent).toBe(total.seconds_spent);
  expect(cells.reduce((sum, seconds) => sum + seconds, 0)).toBe(total.seconds_spent);
});

it('what asks nothing counts nowhere, so that whoever has done the rest is at 100 everywhere', async () => {
  const { db } = server;
  const course = await buildCourse(db);
  const [lesson, empty] = [
    await buildLesson(db, { course_id: course.id }),
    await buildLesson(db, { course_id: course.id }),
  ];
  const asking = await buildStudyProject(db, { lesson_id: lesson.id });
  const without = [
    await buildStudyProject(db, { lesson_id: lesson.id, study_project_number: 2, cases: [] }),
    await buildStudyProject(db, { lesson_id: empty.id, cases: [[]] }),
    await buildStudyProject(db, { lesson_id: empty.id, study_project_number: 2 }),
  ];
  await db
    .deleteFrom('answers')
    .where('question_id', 'in', without[2]?.questions ?? [])
    .execute();
  await buildBenchmark(db, { course_id: course.id, questions: [{ type: 'MULTIPLE_CHOICE', lesson_id: null }] });
  const { id: group_id } = await buildGroup(db, { courses: [course.id] });
  const learner = await buildUser(db);
  await addGroupMember(db, group_id, learner.id);
  await walkStudyProject(server, { learner, group_id, course_id: course.id }, asking.id, 1);

  const variables = { groupId: group_id, courseId: course.id, learner: learner.id };
  const { data } = await server.call<Everywhere>(learner, everywhere, variables);
  const { viewer, group, studentCourseProgress, studentGradebookOverview } = data;
  expect([group, ...viewer.groups]).toEqual(
    [1, 2].map(() => ({ progress: 100, courses: [{ id: course.id, progress: 100 }] })),
  );
  expect(studentCourseProgress.total).toMatchObject({ percent: 100, completed: 1, published: 1 });
  expect(studentGradebookOverview.benchmarks.columns).toEqual([]);
  expect(studentGradebookOverview.lessons).toMatchObject({
    columns: [{ exercise_id: asking.id }],
    students: [{ lesson_progress: 100 }],
  });
});
