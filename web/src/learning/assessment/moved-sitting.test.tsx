import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';

test.each([
  ['/group/g1/course/c1/benchmark/2', '/group/g2/course/c1/benchmark/2'],
  ['/group/g1/course/c1/summary/all', '/group/g2/course/c1/summary/all'],
])('a sitting that has moved with its learner is found again at %s', async (before, after) => {
  const { router } = openApp(before, {
    studentCourseProgress: () => refuse('NOT_FOUND', 'for learners'),
    openSitting: {
      attempt_id: 'a1',
      place: { group_id: 'g2', course_name: 'Living Online', language: 'en', standing: 'OPEN', is_saved: true },
    },
  });
  await expect.poll(() => router.state.location.pathname).toBe(after);
});

test('a sitting whose group was closed is taken up again, since its answers are saved until its time is over', async () => {
  const place = { group_id: 'g1', course_name: 'Living Online', language: 'en', standing: 'CLOSED', is_saved: true };
  const { calls } = openApp('/group/g1/course/c1/benchmark/1', {
    studentCourseProgress: () => refuse('GROUP_LOCKED', 'for learners'),
    openSitting: { attempt_id: 'a1', place },
    startAssessment: () => refuse('UNAVAILABLE', 'for learners'),
  });
  const taken = () => calls.filter(({ operation }) => operation === 'AssessmentScreen_start');
  await expect
    .poll(() => taken()[0]?.variables['data'])
    .toMatchObject({ group_id: 'g1', course_id: 'c1', type: 'BENCHMARK', attempt_id: 'a1' });
});

test('one that is not saved any more says that the group is locked', async () => {
  const place = { group_id: 'g1', course_name: 'Living Online', language: 'en', standing: 'CLOSED', is_saved: false };
  const { calls } = openApp('/group/g1/course/c1/benchmark/1', {
    studentCourseProgress: () => refuse('GROUP_LOCKED', 'for learners'),
    openSitting: { attempt_id: 'a1', place },
  });
  await expect.element(page.getByText('This group is locked.', { exact: false })).toBeVisible();
  expect(calls.filter(({ operation }) => operation === 'AssessmentScreen_start')).toEqual([]);
});
