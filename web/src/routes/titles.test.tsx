import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appSchool, coursePath } from '../../test/app-school.ts';
import { openApp } from '../../test/open-app.tsx';
import { clientOfSchool, refuse } from '../../test/school.ts';
import { takeAway } from '../../test/show.tsx';
import { progressOf } from '../../test/values.ts';
import { startSignIn } from '../features/session/start-sign-in.ts';
import { createAppRouter } from './router.tsx';

vi.mock('../features/session/start-sign-in.ts');
vi.mock('../features/session/complete-sign-in.ts');

const course = coursePath;

/** Each address of the app that shows something: an example, and the things its title names. */
const titles: Record<string, readonly [address: string, title: string]> = {
  '/': ['/', 'My Institution'],
  '/login': ['/login', 'Sign in'],
  '/auth-callback': ['/auth-callback', 'Signing in'],
  '/silent-renew': ['/silent-renew', 'Staying signed in'],
  '/invitation/$token': ['/invitation/token', 'Harbour City College invites you'],
  '/cms/$': ['/cms', 'Products – Content Management'],
  '/cms/preview/$': ['/cms/preview/course/c1', 'Preview – Living Online'],
  '/manage-jasperactive/$': ['/manage-jasperactive/users', 'Users'],
  '/sales-management/$': ['/sales-management', 'Institutions – Sales Management'],
  '/free/$': ['/free/course/c1/benchmark/2', 'Benchmark, Level 2 – Living Online'],
  '/group/$groupId/': ['/group/g1', 'Evening Cohort B'],
  '/group/$groupId/members': ['/group/g1/members', 'Group Members – Evening Cohort B'],
  '/group/$groupId/members/import': ['/group/g1/members/import', 'Import a roster – Evening Cohort B'],
  '/institution/$institutionId/members/import': ['/institution/i1/members/import', 'Invite from a file – Northfield'],
  '/license/$licenseId/seats': ['/license/l1/seats', 'Seats of Campus license'],
  '/group/$groupId/settings': ['/group/g1/settings', 'Settings – Evening Cohort B'],
  '/group/$groupId/gradebook': ['/group/g1/gradebook', 'Gradebook – Evening Cohort B'],
  '/group/$groupId/course/$courseId/': [course, 'Living Online'],
  '/group/$groupId/course/$courseId/library': [`${course}/library`, 'Study Materials – Living Online'],
  '/group/$groupId/course/$courseId/gradebook': [`${course}/gradebook`, 'Gradebook – Living Online'],
  '/group/$groupId/course/$courseId/resources': [`${course}/resources`, 'Instructor Resources – Living Online'],
  '/group/$groupId/course/$courseId/library/e-book/$lessonName': [
    `${course}/library/e-book/networks`,
    'Wires – Networks',
  ],
  '/group/$groupId/course/$courseId/library/quickdeck/$lessonName': [
    `${course}/library/quickdeck/networks`,
    'Quickdeck – Networks',
  ],
  '/group/$groupId/course/$courseId/library/quickclip/$lessonName': [
    `${course}/library/quickclip/networks`,
    'Quickclip – Networks',
  ],
  '/group/$groupId/course/$courseId/study-project/$projectId': [
    `${course}/study-project/p1`,
    'Study Project 1: A guest network – Living Online',
  ],
  '/group/$groupId/course/$courseId/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber': [
    `${course}/study-project/p1/media-library/q1/hint/2`,
    'Case 2: Hint – Living Online',
  ],
  '/group/$groupId/course/$courseId/benchmark/$level': [`${course}/benchmark/1`, 'Benchmark, Level 1 – Living Online'],
  '/group/$groupId/course/$courseId/summary/$level': [`${course}/summary/1`, 'Summary, Level 1 – Living Online'],
  '/group/$groupId/course/$courseId/attempt/$attemptId': [
    `${course}/attempt/7b6a75e0-10a3-4bf2-9380-3e4236269651`,
    'Amara Okonkwo-Bergström did not reach the required score. – Summary, Level 1 – Amara Okonkwo-Bergström',
  ],
};
const visited = ['/login', '/auth-callback', '/silent-renew'];

beforeEach(() => {
  vi.mocked(startSignIn).mockReturnValue(new Promise(() => {}));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('every address that shows something has a title of its own, with the name of the thing', async () => {
  const router = createAppRouter(clientOfSchool({}).client, createMemoryHistory());
  const shown = Object.values(router.routesById)
    .filter(({ options, children }) => options.component && children === undefined)
    .map(({ fullPath }) => fullPath);
  expect(Object.keys(titles).toSorted()).toEqual(shown.toSorted());
  expect(new Set(Object.values(titles).map(([, title]) => title)).size).toBe(shown.length);
});

test.each(Object.values(titles))('%s is called %s', async (address, title) => {
  document.title = '';
  openApp(address, appSchool(), visited.includes(address) ? null : 'amara');
  await expect.poll(() => document.title).toBe(`${title} – Lectern`);
});

test.each([
  '/group/g1',
  course,
  `${course}/library`,
  `${course}/library/e-book/networks`,
  `${course}/library/quickdeck/networks`,
  `${course}/library/quickclip/networks`,
])('the headings at %s that are in Arabic say so', async (address) => {
  const name = 'شبكات';
  const inArabic = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inArabic);
    if (typeof value !== 'object' || value === null) return value;
    const whole = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inArabic(one)]));
    return {
      ...whole,
      ...('language' in whole ? { language: 'ar', name } : {}),
      ...('title' in whole ? { title: name } : {}),
    };
  };
  const shown = appSchool();
  const lessons = [{ id: 'l1', name, slug: 'networks', logo: null }];
  openApp(address, {
    ...(inArabic({ group: shown['group'], lesson: shown['lesson'], lessons: shown['lessons'] }) as object),
    course: shown['course'],
    studentCourseProgress: { ...(inArabic(progressOf()) as object), lessons },
  });
  const headings = page.getByRole('heading', { name });
  await expect.element(headings.first()).toBeVisible();
  for (const heading of headings.elements()) expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('ar');
});

test.each([
  ['/', 'viewer', 'FORBIDDEN', 'Your role does not allow this.'],
  ['/group/g1', 'group', 'FORBIDDEN', 'Your role does not allow this.'],
  [course, 'studentCourseProgress', 'GROUP_LOCKED', 'This group is locked.'],
  [`${course}/library`, 'lessons', 'FORBIDDEN', 'Your role does not allow this.'],
  [`${course}/library/e-book/networks`, 'lesson', 'GROUP_LOCKED', 'This group is locked.'],
  [`${course}/study-project/p1`, 'studyProject', 'GROUP_LOCKED', 'This group is locked.'],
  [`${course}/benchmark/1`, 'studentCourseProgress', 'GROUP_LOCKED', 'This group is locked.'],
  ['/group/g1', 'group', 'INTERNAL', 'Error...'],
  [course, 'studentCourseProgress', 'INTERNAL', 'Error...'],
  ['/group/g1/gradebook?course=c1', 'lessonGradebookOverview', 'INTERNAL', 'Error...'],
])('what %s says where %s is answered with %s is read once', async (address, field, code, sentence) => {
  takeAway();
  openApp(address, { ...appSchool(), [field]: () => refuse(code, 'for programs') });
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(sentence);
  const read = [...document.querySelectorAll('title, h1, output, [aria-live], [role="alert"]')];
  expect(read.filter(({ textContent }) => textContent.includes(sentence))).toEqual([alert.element()]);
});
