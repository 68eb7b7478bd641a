import { expect, it } from 'vitest';
import { buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer } from '../../../test/harness.ts';
import { walkStudyProject } from '../../../test/walk.ts';

const everywhere = `query everywhere($groupId: ID!, $courseId: ID!, $learner: ID!) {
  viewer { groups { progress courses { id progress } } }
  group(where: { id: $groupId }) { progress courses { id progress } }
  studentCourseProgress(courseId: $courseId, groupId: $groupId) { total { percent seconds_spent } }
  studentGradebookOverview(courseId: $courseId, groupId: $groupId, studentId: $learner) {
    lessons { students { lesson_progress seconds_spent study_project_results { seconds_spent } } } }
}`;

type InGroup = { progress: number; courses: { id: string; progress: number }[] };
type Everywhere = {
  viewer: { groups: InGroup[] };
  group: InGroup;
  studentCourseProgress: { total: { percent: number; seconds_spent: number } };
  studentGradebookOverview: {
    lessons: {
      students: {
        lesson_progress: number;
        seconds_spent: number;
        study_project_results: { seconds_spent: number }[];
      }[];
    };
  };
};

it('progress and time are the same at home, in the group, on the dashboard and in the gradebook', async () => {
  const server = await testServer();
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
