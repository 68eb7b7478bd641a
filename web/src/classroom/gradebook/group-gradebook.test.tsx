import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { learners, overviewsOf, studentOf, type BookedLearner } from '../../../test/gradebook-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { groupCourseOf, groupOf, progressOf } from '../../../test/values.ts';

const courses = [groupCourseOf(), groupCourseOf({ id: 'c2', name: 'Everyday Spreadsheets', levels: 2 })];
const instructorOf = (values: Record<string, unknown> = {}) =>
  groupOf({ allowed_operations: groupOperations, my_role: 'INSTRUCTOR', courses, ...values });
const choice = page.getByRole('combobox', { name: 'Course' });
const grid = page.getByRole('grid');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the gradebook of a group', () => {
  // D1-8.21, T1-095
  test('says No Course Selected until one is chosen; the address keeps the choice', async () => {
    const { place, address, calls } = openApp('/group/g1/gradebook', { group: instructorOf(), ...overviewsOf() });
    await expect.element(page.getByText('No Course Selected')).toBeVisible();
    expect(calls.map(({ operation }) => operation)).not.toContain('GradebookDashboard_overviews');
    await expectAccessible(place);
    await choice.selectOptions('Everyday Spreadsheets');
    await expect.element(grid).toBeVisible();
    expect(address()).toContain('course=c2');
    expect(calls.find(({ operation }) => operation === 'GradebookDashboard_overviews')?.variables).toEqual({
      courseId: 'c2',
      groupId: 'g1',
    });
    await expect.element(page.getByRole('radio', { name: 'Level 2' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Level 3' })).not.toBeInTheDocument();
  });

  test('opens with the course that was chosen last, unless the address asks for another', async () => {
    localStorage.setItem('lectern.of.amara.gradebook.g1', 'c2');
    const { address } = openApp('/group/g1/gradebook', { group: instructorOf(), ...overviewsOf() });
    await expect.element(grid).toBeVisible();
    await expect.element(choice).toHaveValue('c2');
    await expect.poll(address).toContain('course=c2');
    openApp('/group/g1/gradebook?course=c1', { group: instructorOf(), ...overviewsOf() });
    await expect.element(choice.last()).toHaveValue('c1');
  });

  test('opens the learner that the address names, once a course is chosen', async () => {
    openApp('/group/g1/gradebook?learner=u2', {
      group: instructorOf(),
      ...overviewsOf(),
      studentGradebookOverview: studentOf(learners[0] as BookedLearner),
      anotherAttempts: { can_be_allowed: [], allowed: [] },
    });
    await choice.selectOptions('Everyday Spreadsheets');
    await expect.element(page.getByRole('dialog', { name: 'Amara Okonkwo-Bergström' })).toBeVisible();
  });

  test('chooses a single course at once', async () => {
    openApp('/group/g1/gradebook', { group: instructorOf({ courses: courses.slice(0, 1) }), ...overviewsOf() });
    await expect.element(grid).toBeVisible();
    await expect.element(choice).toHaveValue('c1');
  });

  test('opens the course, level and learner that the address names', async () => {
    openApp('/group/g1/gradebook?course=c2&level=2', { group: instructorOf(), ...overviewsOf() });
    await expect.element(grid).toBeVisible();
    await expect.element(choice).toHaveValue('c2');
    await expect.element(page.getByRole('radio', { name: 'Level 2' })).toBeChecked();
  });

  test('shows all levels where the address names one that the course does not have', async () => {
    openApp('/group/g1/gradebook?course=c2&level=4', { group: instructorOf(), ...overviewsOf() });
    await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
  });

  test('is under maintenance where the group has no course', async () => {
    openApp('/group/g1/gradebook', { group: instructorOf({ courses: [] }) });
    await expect.element(page.getByText('Courses are currently under maintenance...')).toBeVisible();
  });

  test('leads learners to the group', async () => {
    const { address } = openApp('/group/g1/gradebook', { group: groupOf() });
    await expect.poll(address).toBe('/group/g1');
  });
});

describe('the gradebook of a course', () => {
  const open = (values: Record<string, unknown> = {}, search = '') =>
    openApp(`/group/g1/course/c1/gradebook${search}`, {
      studentCourseProgress: progressOf({ allowed_operations: groupOperations }),
      ...overviewsOf(),
      ...values,
    });

  // D1-2.68
  test('is the same for an instructor, without a choice of the course', async () => {
    const { place } = open();
    await expect.element(grid).toBeVisible();
    await expect.element(choice).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Summary scores' })).toBeVisible();
    await expectAccessible(place);
  });

  test('says so where nobody has joined yet', async () => {
    const { place } = open(overviewsOf([]));
    await expect.element(page.getByText('No learners have joined this group yet.')).toBeVisible();
    await expect.element(grid).not.toBeInTheDocument();
    await expectAccessible(place);
  });

  test('is there for a single learner too', async () => {
    open(overviewsOf([{ first_name: 'Amara', last_name: '', summaries: '0=15/20/15/60/1' }]));
    await expect.element(grid.getByRole('columnheader', { name: 'Learner 1' })).toBeVisible();
    await expect.element(grid.getByRole('rowheader', { name: 'Amara', exact: true })).toBeVisible();
    await expect.element(page.getByText('1 learner, latest attempt')).toBeVisible();
  });

  // T1-076
  test('shows the shape of what is awaited, then what came', async () => {
    let answer: (value: unknown) => void = () => {};
    const waits = new Promise((done) => {
      answer = done;
    });
    const answers = overviewsOf();
    open({ ...answers, lessonGradebookOverview: () => waits });
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' }).first()).toBeInTheDocument();
    answer(answers.lessonGradebookOverview());
    await expect.element(grid).toBeVisible();
  });

  // T1-077–079
  test('that could not be loaded says Error... and can be loaded again', async () => {
    const answers = overviewsOf();
    const school: Record<string, unknown> = {
      studentCourseProgress: progressOf({ allowed_operations: groupOperations }),
      ...answers,
      lessonGradebookOverview: () => {
        throw new Error('broken');
      },
    };
    const { place } = openApp('/group/g1/course/c1/gradebook', school);
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    await expectAccessible(place);
    Object.assign(school, answers);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(grid).toBeVisible();
  });

  test('of a busy server says so and can be loaded again', async () => {
    const answers = overviewsOf();
    const no = () => refuse('UNAVAILABLE', 'The server is busy. Please try again in a minute.');
    const school: Record<string, unknown> = {
      studentCourseProgress: progressOf({ allowed_operations: groupOperations }),
      ...answers,
      lessonGradebookOverview: no,
    };
    openApp('/group/g1/course/c1/gradebook', school);
    await expect.element(page.getByRole('alert')).toMatchTextContent('The server is busy');
    Object.assign(school, answers);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(grid).toBeVisible();
  });

  test('that is refused says why, with a way back', async () => {
    const no = () => refuse('FORBIDDEN', 'Forbidden.');
    open({ benchmarkGradebookOverview: no, lessonGradebookOverview: no, summaryGradebookOverview: no });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Your role does not allow this.');
    await expect.element(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/group/g1');
  });
});
