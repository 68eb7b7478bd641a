import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { salesSchool } from '../../../test/sales-values.ts';

const userOf = (id: string) => ({
  id,
  first_name: 'Marek',
  last_name: id,
  avatar: null,
  email: `${id}@people.test`,
});
const pageOf = (users: readonly object[], cursor: string | null) => ({
  users,
  totalCount: 2,
  moreThanCounted: false,
  hasMore: cursor !== null,
  cursor,
});
const rows = page.getByRole('row');

// D2-2.97–2.100
test('who belongs to no institution is listed by name and address, some at a time; choosing somebody does nothing', async () => {
  const { place, calls, address } = openApp(
    '/sales-management?tab=users',
    salesSchool({
      paginatedUsers: ({ after }: { after?: string | null }) =>
        after ? pageOf([userOf('u2')], null) : pageOf([userOf('u1')], 'u1'),
    }),
  );
  await expect.element(rows.nth(1)).toMatchTextContent('Marek u1u1@people.test');
  await expect.element(page.getByText('2 users')).toBeVisible();
  await expectAccessible(place);
  await page.getByRole('button', { name: 'More Results' }).click();
  await expect.element(rows.nth(2)).toMatchTextContent('Marek u2u2@people.test');
  expect(page.getByRole('table').getByRole('link').elements()).toEqual([]);
  expect(page.getByRole('table').getByRole('button').elements()).toEqual([]);
  await rows.nth(1).click();
  expect(address()).toBe('/sales-management?tab=users');
  await page.getByLabelText('View').selectOptions('50');
  await expect
    .poll(() => calls.filter(({ operation }) => operation.endsWith('_paginatedUsers')).at(-1)?.variables)
    .toEqual({ search: '', pageSize: 50, after: null });
});

test('more people than are counted are said to be more', async () => {
  const paginatedUsers = { ...pageOf([userOf('u1')], 'u1'), totalCount: 10_000, moreThanCounted: true };
  openApp('/sales-management?tab=users', salesSchool({ paginatedUsers }));
  await expect.element(page.getByText('More than 10,000 users')).toBeVisible();
});
