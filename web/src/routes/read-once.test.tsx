import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appSchool, coursePath as course } from '../../test/app-school.ts';
import { openApp } from '../../test/open-app.tsx';
import { refuse } from '../../test/school.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

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
  openApp(address, { ...appSchool(), [field]: () => refuse(code, 'for programs') });
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(sentence);
  const read = [...document.querySelectorAll('title, h1, output, [aria-live], [role="alert"]')];
  expect(read.filter(({ textContent }) => textContent.includes(sentence))).toEqual([alert.element()]);
});
