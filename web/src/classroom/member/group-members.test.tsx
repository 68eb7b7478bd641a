import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { groupMemberOf, groupMembersOf } from '../../../test/member-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { takeAway } from '../../../test/show.tsx';
import { sittingsOf } from '../../../test/sitting-values.ts';
import { groupOf } from '../../../test/values.ts';

const three = ['Ash', 'Birch', 'Cedar'].map((id) => groupMemberOf({ id }));
const learners = page.getByRole('table', { name: 'Learners' });
const instructors = page.getByRole('table', { name: 'Instructors' });
const search = page.getByRole('searchbox', { name: 'Find a learner' });
const rowsOf = (table: typeof learners) =>
  [...table.element().querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

/** The members tab of a group, for its main instructor unless told otherwise. */
function open(school: Record<string, unknown> = {}, address = '/group/g1/members') {
  const app = openApp(address, {
    group: groupOf({ my_role: 'MAIN_INSTRUCTOR', allowed_operations: groupOperations }),
    groupMembers: groupMembersOf(three),
    refusedJoins: [],
    awaitedMembers: [],
    rosterImports: [],
    learnersNeedingAttention: [],
    sittingNow: sittingsOf([]),
    ...school,
  });
  const asked = () =>
    app.calls.filter(({ operation }) => operation === 'GroupMembers_learners').map(({ variables }) => variables);
  return { ...app, asked };
}

describe('the members of a group', () => {
  // D1-1.10, 2.116, 2.137–2.140, 6.02
  test('are its instructors and its learners, a page at a time, with how many places are taken', async () => {
    const { place } = open();
    await expect.element(learners).toBeVisible();
    expect(rowsOf(instructors).map(([, , role]) => role)).toEqual(['Main Instructor', 'Instructor']);
    expect(rowsOf(learners).map((cells) => cells.slice(2))).toEqual([
      ['Ash@northfield.example', 'Sep 07 2026'],
      ['Birch@northfield.example', 'Sep 07 2026'],
    ]);
    await expect.element(page.getByText('3 learners of 30 places').first()).toBeVisible();
    await page.getByRole('button', { name: 'More Results' }).click();
    await expect.element(learners.getByRole('row', { name: /Cedar/ })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'More Results' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Group Members' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(place);
  });

  // T1-080
  test('are found by what is typed, which stands in the address', async () => {
    const { address } = open();
    await search.fill('Cedar');
    await expect.element(page.getByText('1 learner found').first()).toBeVisible();
    expect(rowsOf(learners)).toHaveLength(1);
    expect(address()).toBe('/group/g1/members?name=Cedar');
    await search.fill('nobody');
    await expect.element(page.getByText('No Results')).toBeVisible();
  });

  test('are in the order that the address says, and a head turns it', async () => {
    const { address, asked } = open({}, '/group/g1/members?sort=JOINED');
    const joined = page.getByRole('columnheader', { name: 'Joined' });
    await expect.element(joined).toHaveAttribute('aria-sort', 'ascending');
    expect(asked().at(-1)).toMatchObject({ sort: 'JOINED', down: null });
    await joined.getByRole('button').click();
    await expect.element(joined).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toBe('/group/g1/members?sort=JOINED&down=true');
    await expect.poll(() => asked().at(-1)).toMatchObject({ sort: 'JOINED', down: true });
  });

  // D1-6.06
  test('show a learner names only, without a search, whatever the address says', async () => {
    const school = { group: groupOf(), groupMembers: groupMembersOf(three) };
    const { asked } = open(school, '/group/g1/members?name=Cedar');
    await expect.element(learners).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ search: '' });
    await expect.element(search).not.toBeInTheDocument();
    await expect.element(page.getByText('@northfield.example')).not.toBeInTheDocument();
    await expect.element(page.getByText('3 learners', { exact: true }).first()).toBeVisible();
  });

  test.each([
    [groupOperations, 'No learners yet. Add learners, import a file, or share the group key.'],
    [[], 'No learners yet.'],
  ])('may be none', async (allowed_operations, text) => {
    open({ group: groupOf({ allowed_operations }), groupMembers: groupMembersOf([]) });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  test('that are none have the three ways to fill the group together, and nowhere else', async () => {
    const { place } = open({ groupMembers: groupMembersOf([]) });
    const text = page.getByText('No learners yet. Add learners, import a file, or share the group key.');
    await expect.element(text).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Import a roster' })).toBeVisible();
    const empty = text.element().parentElement;
    const acts = [...(empty?.querySelectorAll('a, button') ?? [])].map((act) => act.textContent);
    expect(acts).toEqual(['Add learners', 'Import a roster', 'Copy Group Key']);
    await expect.poll(() => page.getByRole('button', { name: 'Add learners' }).elements()).toHaveLength(1);
    expect(page.getByRole('link', { name: 'Import a roster' }).elements()).toHaveLength(1);
    await expect.element(search).not.toBeInTheDocument();
    await expectAccessible(place);
    await page.getByRole('button', { name: 'Add learners' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Add learners' })).toBeVisible();
  });

  test('that are none offer no key that the viewer does not see, and learners no act', async () => {
    const empty = { groupMembers: groupMembersOf([]) };
    open({ ...empty, group: groupOf({ key: null, my_role: null, allowed_operations: groupOperations }) });
    await expect.element(page.getByRole('link', { name: 'Import a roster' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Copy Group Key' })).not.toBeInTheDocument();
    takeAway();
    open({ ...empty, group: groupOf() });
    const text = page.getByText('No learners yet.', { exact: true });
    await expect.element(text).toBeVisible();
    expect(text.element().parentElement?.querySelector('a, button')).toBeNull();
  });

  test('that could not be loaded are asked for again', async () => {
    let broken = true;
    const groupMembers = (asked: Parameters<ReturnType<typeof groupMembersOf>>[0]) => {
      if (broken && asked.kind === 'LEARNERS') throw new Error('bug');
      return groupMembersOf(three)(asked);
    };
    open({ groupMembers });
    await expect.element(page.getByText(/^The members of this group could not be loaded\./)).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(learners).toBeVisible();
  });
});
