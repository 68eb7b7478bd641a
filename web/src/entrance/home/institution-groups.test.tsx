import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { groupOf, institutionOf } from '../../../test/values.ts';

type Asked = { institutionId: string; search: string; pageSize: number; after?: string };

const all = Array.from({ length: 30 }, (_, index) =>
  groupOf({ id: `g${index}`, name: `Class ${index + 1}`, my_role: null }),
);

/** The server's own way through these groups. */
function listed({ search, pageSize, after }: Asked) {
  const found = all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const from = after === undefined || after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const groups = found.slice(from, from + pageSize);
  const hasMore = found.length > from + pageSize;
  return { groups, hasMore, cursor: hasMore ? groups.at(-1)?.id : null };
}

const open = (my_role: string, values: Record<string, unknown> = {}) => {
  const institutions = [institutionOf({ my_role })];
  return openApp('/', { viewer: { ...amara, institutions, groups: [], started: null, ...values }, groups: listed });
};
const tab = (name: string | RegExp) => page.getByRole('tab', { name });
const cards = page.getByRole('article');
const more = page.getByRole('button', { name: 'More Results' });

describe('all groups of an institution', () => {
  test('stand at the home of its center administrator, who belongs to none of them, and lead to each', async () => {
    const { place } = open('CENTER_ADMIN');
    await expect.element(tab('All Groups')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('link', { name: 'Class 1', exact: true })).toHaveAttribute('href', '/group/g0');
    await expectAccessible(place);
  });

  test('stand beside the own ones, which come first', async () => {
    open('CENTER_ADMIN', { groups: [groupOf({ id: 'own', name: 'Own class' })] });
    await expect.element(page.getByRole('link', { name: 'Own class' })).toBeVisible();
    await expect.element(tab('My Groups 1')).toHaveAttribute('aria-selected', 'true');
    await tab('All Groups').click();
    await expect.element(page.getByRole('link', { name: 'Class 12' })).toBeVisible();
  });

  test.each(['INSTRUCTOR', 'STUDENT'])('are not asked for by a person with the role %s', async (role) => {
    const { calls } = open(role);
    await expect.element(page.getByText(/You have no associated groups/)).toBeVisible();
    await expect.element(tab('All Groups')).not.toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).not.toContain('InstitutionGroups_groups');
  });

  test('come twelve at a time; the first of those that are added has the focus', async () => {
    open('CENTER_ADMIN');
    await expect.element(cards.filter({ hasText: 'Class' })).toHaveLength(12);
    await more.click();
    await expect.element(page.getByRole('link', { name: 'Class 13' })).toHaveFocus();
    await more.click();
    await expect.element(page.getByRole('link', { name: 'Class 25' })).toHaveFocus();
    await expect.element(cards.filter({ hasText: 'Class' })).toHaveLength(30);
    await expect.element(more).not.toBeInTheDocument();
  });

  test('are found by what is typed, which is said, and where none is', async () => {
    const { calls } = open('CENTER_ADMIN');
    const search = page.getByRole('searchbox', { name: 'Find a group or instructor' });
    await userEvent.type(search, 'class 2');
    await expect.element(page.getByRole('status').getByText('11 groups')).toBeInTheDocument();
    await expect.element(cards.filter({ hasText: 'Class' })).toHaveLength(11);
    expect(calls.filter(({ operation }) => operation === 'InstitutionGroups_groups').length).toBeLessThan(4);
    await userEvent.type(search, 'x');
    await expect.element(page.getByText('No Results')).toBeVisible();
  });

  test('can be asked for again where that failed', async () => {
    let broken = true;
    const institutions = [institutionOf({ my_role: 'CENTER_ADMIN' })];
    const groups = (asked: Asked) => (broken ? refuse('INTERNAL', 'bug') : listed(asked));
    openApp('/', { viewer: { ...amara, institutions, groups: [], started: null }, groups });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    broken = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByRole('link', { name: 'Class 12' })).toBeVisible();
  });
});
