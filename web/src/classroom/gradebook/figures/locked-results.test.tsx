import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { attemptOf, columns, studentOf } from '../../../../test/gradebook-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { refuse } from '../../../../test/school.ts';
import { groupCourseOf, groupOf } from '../../../../test/values.ts';

const person = { first_name: 'Amara', last_name: 'Okonkwo', benchmarks: '0=3/4/3/120/1' };
const over = {
  status: 'ENDED',
  lock_reason: 'GROUP_LOCKED',
  courses: [],
  result_courses: [groupCourseOf(), groupCourseOf({ id: 'c2', name: 'Privacy' })],
};

function open(address: string, group: Record<string, unknown> = {}) {
  return openApp(address, {
    viewer: amara,
    group: groupOf({ ...over, ...group }),
    studentCourseProgress: () => refuse('GROUP_LOCKED', 'This group is locked.'),
    studentGradebookOverview: () => studentOf(person, [attemptOf('benchmark-1', 1)], columns),
  });
}

describe('a group that is over', () => {
  test('leads its learners to their own results, course by course', async () => {
    const { place, address } = open('/group/g1');
    const results = page.getByRole('navigation', { name: 'Gradebook' });
    await expect.element(results.getByRole('link', { name: 'Privacy' })).toBeVisible();
    await expectAccessible(place);
    await results.getByRole('link', { name: 'Living Online' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Living Online');
    expect(address()).toBe('/group/g1/course/c1/gradebook');
    await expect
      .element(page.getByRole('link', { name: /Benchmark, Level 1/ }).first())
      .toHaveAttribute('href', expect.stringMatching(/^\/group\/g1\/course\/c1\/attempt\//));
    await expect.element(page.getByRole('navigation', { name: 'Course' })).not.toBeInTheDocument();
    await expectAccessible(place);
  });

  test('says that it is locked where nothing was finished, and in the rest of the course', async () => {
    open('/group/g1/course/c1/gradebook', { result_courses: [] });
    await expect.element(page.getByRole('alert')).toMatchTextContent('This group is locked.');
    await expect.element(page.getByRole('link', { name: 'Go to the group' })).toBeVisible();
  });
});
