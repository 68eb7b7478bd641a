import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overviewsOf } from '../../test/gradebook-values.ts';
import { amara } from '../../test/open-app.tsx';
import { clientOfSchool } from '../../test/school.ts';
import { show } from '../../test/show.tsx';
import { signInAs } from '../../test/sign-in-as.ts';
import { groupOf, lessonOf, progressOf } from '../../test/values.ts';
import { createAppRouter } from './router.tsx';

const course = '/group/g1/course/c1';
const lesson = lessonOf({
  number_of_pages: 1,
  pages: [{ id: 'a', title: 'Wires', content: '', page_number: 1 }],
  cards: [],
  clip_cards: [],
});
const studyProject = {
  id: 'p1',
  level: 1,
  study_project_number: 1,
  title: 'Sharing a connection',
  kind: 'LEARN',
  introduction: '',
  total_questions: 6,
  lesson: {
    id: 'l1',
    name: 'Networks',
    course_id: 'c1',
    course_name: 'Living Online',
    language: 'en',
    hint_opens_media_library: false,
  },
  keyElements: [],
  draft: null,
  lock_reason: null,
  attempts: 0,
  latest: null,
};
const school = () => ({
  viewer: { ...amara, started: null },
  group: groupOf({ allowed_operations: groupOperations, my_role: 'INSTRUCTOR' }),
  course: { id: 'c1', name: 'Living Online' },
  studentCourseProgress: progressOf(),
  lessons: [lesson],
  lesson,
  studyProject,
  ...overviewsOf(),
});

/** A tab in which nothing is drawn yet. */
function openTab(address: string, subject: string | null = 'amara') {
  signInAs(subject);
  const { client, calls } = clientOfSchool(school());
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [address] }));
  const asked = () => calls.map(({ operation }) => operation);
  return { asked, router, draw: () => show(<RouterProvider router={router} />, client) };
}

afterEach(() => signInAs(null));

// In a page of its own: the code of a screen is fetched once, so that each stands here once.
// D1-3.01, 7.09, D2-7.04
describe('a screen whose code is not here yet asks once, before anything is drawn', () => {
  test.each([
    ['/', ['HomeScreen_viewer'], 'Welcome, Amara'],
    ['/group/g1', ['GroupScreen_group'], 'Evening Cohort B'],
    ['/group/g1/gradebook?course=c1', ['GroupGradebook_courses', 'GradebookDashboard_overviews'], 'Evening Cohort B'],
    [course, ['CourseScreen_progress'], 'Living Online'],
    [`${course}/library`, ['Library_lessons'], 'Living Online'],
    [`${course}/library/e-book/networks`, ['EbookScreen_lesson'], 'Wires'],
    [`${course}/library/quickdeck/networks`, ['QuickdeckScreen_lesson'], 'Networks'],
    [`${course}/library/quickclip/networks`, ['QuickclipScreen_lesson'], 'Networks'],
    [`${course}/study-project/p1`, ['StudyProjectScreen_project'], 'Sharing a connection'],
    [`${course}/benchmark/1`, ['AssessmentScreen_course'], 'Benchmark'],
  ])('%s', async (address, operations, heading) => {
    const { asked, draw } = openTab(address);
    await expect.poll(asked).toEqual(operations);
    draw();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(heading);
    for (const operation of operations) expect(asked().filter((one) => one === operation)).toEqual([operation]);
  });
});

test('a screen whose code is here asks once too, each time it is come back to', async () => {
  const { asked, router, draw } = openTab(course);
  const times = () => asked().filter((one) => one === 'CourseScreen_progress').length;
  draw();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Living Online');
  expect(times()).toBe(1);
  await router.navigate({ to: '/group/$groupId', params: { groupId: 'g1' } });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Evening Cohort B');
  router.history.back();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Living Online');
  expect(times()).toBe(2);
});

test('looking at a link asks for nothing', async () => {
  const { asked, router, draw } = openTab('/group/g1');
  draw();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Evening Cohort B');
  await router.preloadRoute({ to: '/group/$groupId/course/$courseId', params: { groupId: 'g1', courseId: 'c1' } });
  expect(asked()).not.toContain('CourseScreen_progress');
});

test('a visitor is led home without a question about what they came for', async () => {
  const { asked, router, draw } = openTab(course, null);
  draw();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(asked().filter((operation) => operation !== 'FreeCourses_offered')).toEqual([]);
});
