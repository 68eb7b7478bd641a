import { expect, test } from 'vitest';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';

test.each([
  ['/group/g1/course/c1/benchmark/2', '/group/g2/course/c1/benchmark/2'],
  ['/group/g1/course/c1/summary/all', '/group/g2/course/c1/summary/all'],
])('a sitting that has moved with its learner is found again at %s', async (before, after) => {
  const { router } = openApp(before, {
    studentCourseProgress: () => refuse('NOT_FOUND', 'for learners'),
    openSitting: { attempt_id: 'a1', place: { group_id: 'g2', standing: 'OPEN', is_saved: true } },
  });
  await expect.poll(() => router.state.location.pathname).toBe(after);
});
