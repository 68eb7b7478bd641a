import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { groupCourseOf, groupOf } from '../../../test/values.ts';

const openGroup = (values: Record<string, unknown> = {}, below = '') =>
  openApp(`/group/g1${below}`, { group: groupOf(values) });
const title = page.getByRole('heading', { level: 1 });

describe('the header of a group', () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  beforeEach(() => copied.mockReset().mockResolvedValue());

  // D1-2.21, 2.53–2.55, 2.58, 2.59, T1-010, 022, 023, 025, 026
  test('says where it is, whether it is open, its key, members, instructor and the partner it comes from', async () => {
    const { place } = openGroup({ external_id: 'SIS-DL-2026-B4' });
    await expect.element(title).toHaveTextContent('Evening Cohort B');
    const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect.element(way).toMatchTextContent(/^Home\s*Evening Cohort B/);
    const facts = [...place.querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map((part) => part.textContent),
    );
    expect(facts).toEqual([
      ['Status', 'Active'],
      ['Group Key', 'hK7wRt4PmQ'],
      ['Members', '26'],
      ['Instructor', 'Dr. Teodora Vasquez-Lindqvist'],
      ['External ID', 'SIS-DL-2026-B4'],
    ]);
    await expectAccessible(place);
  });

  // T1-024
  test('copies the key and says so', async () => {
    openGroup();
    await page.getByRole('button', { name: 'Copy Group Key' }).click();
    expect(copied).toHaveBeenCalledWith('hK7wRt4PmQ');
    await expect.element(page.getByRole('status').filter({ hasText: 'Copied!' })).toBeVisible();
  });

  test('hides the key where the server does', async () => {
    openGroup({ key: null, status: 'NOT_YET' });
    await expect.element(page.getByText('Inactive')).toBeVisible();
    await expect.element(page.getByText('Group Key')).not.toBeInTheDocument();
  });
});

test('a learner sees when a group ends soon, and nothing before', async () => {
  openGroup({ ends_in: 3 });
  await expect.element(page.getByText('This group ends Dec 18 2026.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Extend' })).not.toBeInTheDocument();
});

describe('the courses of a group', () => {
  // D1-2.114, R1-45
  test('are cards that lead to the course, with how far the learner is', async () => {
    openGroup({ courses: [groupCourseOf(), groupCourseOf({ id: 'c2', name: 'Privacy', levels: 2, progress: null })] });
    const card = page.getByRole('article').filter({ hasText: 'Living Online' });
    await expect
      .element(card.getByRole('link', { name: 'Living Online' }))
      .toHaveAttribute('href', '/group/g1/course/c1');
    for (const text of ['44%', 'How information travels.', '3 levels · 9 lessons'])
      await expect.element(card).toMatchTextContent(text);
    await expect.element(page.getByRole('article').filter({ hasText: 'Privacy' })).not.toMatchTextContent('%');
  });

  // D1-8.18, T1-092
  test('are under maintenance where there are none', async () => {
    openGroup({ courses: [] });
    await expect.element(page.getByText('Courses are currently under maintenance...')).toBeVisible();
  });

  test('do not open in a locked group, which says when it opens and whom to ask', async () => {
    const lock = { lock_reason: 'NOT_STARTED_YET' };
    const { place } = openGroup({ status: 'NOT_YET', start_date: '2026-12-01', courses: [], ...lock });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Opens Dec 01 2026. Ask Dr. Teodora Vasquez-Lindqvist if you need it sooner.');
    await expect.element(page.getByText('Courses are currently')).not.toBeInTheDocument();
    await expectAccessible(place);
  });
});

describe('the tabs of a group', () => {
  const tabs = page.getByRole('navigation', { name: 'Group', exact: true });

  // D1-1.12, 2.47–2.49, 6.17
  test('have a gradebook for those who may read it', async () => {
    openGroup({ allowed_operations: groupOperations, my_role: 'INSTRUCTOR' });
    await expect.element(tabs.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
    await expect.element(tabs.getByRole('link', { name: 'Gradebook' })).toHaveAttribute('href', '/group/g1/gradebook');
  });

  // D1-1.12, 2.49, 6.17
  test('have none for learners, whom its address leads to the group', async () => {
    const { address } = openGroup({}, '/gradebook');
    await expect.element(page.getByRole('link', { name: 'Living Online' })).toBeVisible();
    expect(address()).toBe('/group/g1');
    await expect.element(tabs).not.toMatchTextContent('Gradebook');
  });
});

describe('other addresses', () => {
  // D1-2.52
  test.each(['/nonsense', '/a/b/c'])('%s below a group lead to the group', async (below) => {
    const { address } = openGroup({}, below);
    await expect.element(title).toHaveTextContent('Evening Cohort B');
    expect(address()).toBe('/group/g1');
  });

  test('lead visitors home, who come back after the sign-in', async () => {
    const { address } = openApp('/group/g1', {}, null);
    const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    await expect.element(signIn).toHaveAttribute('href', '/login?url=%2Fgroup%2Fg1');
    expect(address()).toBe('/');
  });
});

describe('a group that is not there for its reader', () => {
  test.each([
    ['refused', () => refuse('NOT_FOUND', 'Not found, or you do not have access.')],
    ['missing', () => null],
  ])('where it is %s the reason and a way back are shown', async (_case, group) => {
    const { place } = openApp('/group/g1', { group });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Not found, or you do not have access.');
    await expect.element(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expectAccessible(place);
  });

  test('can be loaded again after an error', async () => {
    let broken = true;
    openApp('/group/g1', { group: () => (broken ? refuse('INTERNAL', 'bug') : groupOf()) });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...The group could not be loaded.');
    expect(title.element().getBoundingClientRect().height).toBeGreaterThan(20);
    broken = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(title).toHaveTextContent('Evening Cohort B');
  });
});
