import { globalRoles, supportRoles } from '@lectern/domain/base/account/role.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { auditEntryOf, auditPageOf } from '../../../test/audit-values.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { takeAway } from '../../../test/show.tsx';

const at = '/manage-jasperactive/users';
const ownId = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0b01';

const schoolRoles = ['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'];

const userOf = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  first_name: 'Marek',
  last_name: id,
  avatar: null,
  email: `${id}@people.test`,
  role: 'STUDENT',
  grantable_roles: schoolRoles,
  created_on: '2026-09-07T08:00:00Z',
  last_seen_on: null,
  email_verified: false,
  institutions: [{ id: 'i1', name: 'Harbour College', role: 'STUDENT' }],
  groups: [{ id: 'g1', name: 'Evening Cohort' }],
  ...values,
});
const listed = [
  userOf(ownId, { ...amara, id: ownId, role: 'TECH_SUPPORT', grantable_roles: [] }),
  userOf('u2'),
  userOf('u3', { grantable_roles: [] }),
];

const school = (values: School = {}): School => ({
  viewer: { ...amara, id: ownId, role: 'TECH_SUPPORT', started: null },
  paginatedUsers: { users: listed, totalCount: 3, moreThanCounted: false, invited: [], hasMore: false, cursor: null },
  user: userOf('u2'),
  ...values,
});
const open = (address: string, values: School = {}) => openApp(address, school(values));
const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin Dashboard' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = page.getByRole('row');
const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

afterEach(() => page.viewport(1280, 800));

describe('the admin area', () => {
  // D2-1.05, 2.05, 2.06, 2.107–2.110, 6.05, 6.07, 6.37, 6.38, R2-21–25, 27, 29, T2-004, 044
  test('is an entry of the navigation that leads to the users, as the bare address does', async () => {
    const { place, address } = open('/');
    await entry.click();
    await expect.poll(address).toBe(at);
    await expect.element(page.getByText('3 users')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Users', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
    await expectAccessible(place);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
    const bare = open('/manage-jasperactive');
    await expect.poll(bare.address).toBe(at);
  });

  // D2-1.05, 2.107–2.110, 6.05, 6.07, 6.37, 6.38, R2-21–25, 27, 29
  test('is closed to all who do not support, and they are led home', async () => {
    for (const role of globalRoles.filter((one) => !supportRoles.some((supports) => supports === one))) {
      const { address } = open(`${at}/u2`, { viewer: { ...amara, role, started: null } });
      await expect.poll(address).toBe('/');
    }
    await expect.element(entry).not.toBeInTheDocument();
  });
});

describe('the users', () => {
  // D2-2.118, 2.119, 6.02, 6.34, 8.19, T2-046, 120, 147
  test('are marked where they are oneself, and edited where one may', async () => {
    const { address } = open(at);
    await expect.element(row.nth(1)).toMatchTextContent('Me');
    await expect
      .element(row.nth(1).getByRole('button', { name: 'You cannot Edit yourself' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(row.nth(2)).toMatchTextContent('Learner');
    const above = row.nth(3).getByRole('button', { name: 'This person has more rights than your role can give' });
    await expect.element(above).toHaveAttribute('aria-disabled', 'true');
    await row.nth(2).getByRole('button', { name: 'Edit Marek u2' }).click();
    await expect.poll(address).toBe(`${at}/u2/edit`);
  });

  // D1-9.29, D2-2.111–2.114, 9.01, 9.04
  test('are searched, filtered and counted out as the address says; ALL filters nothing, and Clear keeps the size', async () => {
    const { calls, address } = open(`${at}?filter=ALL`);
    await expect.element(row).toHaveLength(4);
    expect(called(calls, 'paginatedUsers').at(-1)).toEqual({ search: '', pageSize: 10, after: null, filter: null });
    await page.getByLabelText('View').selectOptions('30');
    await page.getByLabelText('Role').selectOptions('Sales Manager');
    await page.getByRole('searchbox').fill('marek');
    await expect.poll(address).toBe(`${at}?search=marek&pageSize=30&filter=SALES_MANAGER`);
    await expect
      .poll(() => called(calls, 'paginatedUsers').at(-1))
      .toEqual({ search: 'marek', pageSize: 30, after: null, filter: 'SALES_MANAGER' });
    await button('Clear').click();
    await expect.poll(address).toBe(`${at}?pageSize=30`);
    await page.getByRole('searchbox').fill('m');
    await expect.element(page.getByText('Type at least 2 characters.')).toBeVisible();
  });

  // D2-2.115, 8.04, T2-045, 129
  test('come in pages, and say where there are none', async () => {
    const first = {
      users: [userOf('u2')],
      totalCount: 2,
      moreThanCounted: false,
      invited: [],
      hasMore: true,
      cursor: 'u2',
    };
    const rest = {
      users: [userOf('u3')],
      totalCount: 2,
      moreThanCounted: false,
      invited: [],
      hasMore: false,
      cursor: null,
    };
    const none = { users: [], totalCount: 0, moreThanCounted: false, invited: [], hasMore: false, cursor: null };
    open(at, {
      paginatedUsers: ({ search, after }: { search: string; after?: string | null }) =>
        search ? none : after ? rest : first,
    });
    await expect.element(row).toHaveLength(2);
    await button('More Results').click();
    await expect.element(row.nth(2).getByRole('link')).toHaveFocus();
    await page.getByRole('searchbox').fill('nobody');
    await expect.element(page.getByText('No Results')).toBeVisible();
  });
});

test('more users than are counted are said to be more', async () => {
  const paginatedUsers = {
    users: listed,
    totalCount: 1000,
    moreThanCounted: true,
    invited: [],
    hasMore: true,
    cursor: 'u3',
  };
  open(at, { paginatedUsers });
  await expect.element(page.getByText('More than 1,000 users')).toBeVisible();
});

describe('a user', () => {
  test.each([
    [null, 'never'],
    ['2026-11-20T12:00:00Z', 'Nov 20 2026'],
  ])('was last seen as it is said: %s', async (last_seen_on, said) => {
    open(`${at}/u2`, { user: userOf('u2', { last_seen_on }) });
    await expect.element(page.getByText('Last seen')).toBeVisible();
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  });

  // D2-2.116, 8.05
  test('is shown with role, address, institutions and groups, and found again by Back', async () => {
    const { place, address, router } = open(`${at}?search=marek`);
    await page.getByRole('link', { name: 'Marek u2' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Marek u2');
    await expect.element(page.getByText('u2@people.test (not confirmed, so invitations have to wait)')).toBeVisible();
    await expect.element(page.getByText('Harbour College')).toBeVisible();
    await expect.element(page.getByText('Evening Cohort')).toBeVisible();
    await expect.element(page.getByText('Sep 07 2026')).toBeVisible();
    await expectAccessible(place);
    router.history.back();
    await expect.poll(address).toBe(`${at}?search=marek`);
    await expect.element(page.getByRole('searchbox')).toHaveValue('marek');
  });

  test('is shown with the last acts by or about them to system administrators, who are led to all of them', async () => {
    const viewer = { ...amara, id: ownId, role: 'SYSTEM_ADMIN', started: null };
    const promoted = auditEntryOf({
      id: 'PERSON.u2.1',
      action: 'ROLE_CHANGED',
      object: { type: 'USER', id: 'u2', name: 'Marek u2' },
    });
    const { place, calls, address } = open(`${at}/u2`, { viewer, auditEntries: auditPageOf(promoted, auditEntryOf()) });
    const panel = page.getByRole('region', { name: 'Audit log' });
    await expect.element(panel.getByRole('listitem').first()).toMatchTextContent(/^Role in Lectern changed by Teodora/);
    await expect.element(panel.getByText('Harbour College')).toBeVisible();
    expect(called(calls, 'auditEntries')).toMatchObject([{ filter: { person: 'u2' }, pageSize: 5 }]);
    await expectAccessible(place);
    await panel.getByRole('link', { name: 'All their actions' }).click();
    await expect.poll(address).toBe('/manage-jasperactive/audit?search=u2%40people.test');
    takeAway();
    const support = open(`${at}/u2`);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Marek u2');
    expect(called(support.calls, 'auditEntries')).toEqual([]);
  });

  // D2-2.116, 8.05, T2-130
  test('who is not there is said to be none', async () => {
    open(`${at}/u9`, { user: () => refuse('NOT_FOUND', '') });
    await expect.element(page.getByRole('heading', { name: 'No User' })).toBeVisible();
  });
});

describe('the role of a user', () => {
  // D2-2.117, 5.123–5.125, 7.52, 7.53, 8.22, 8.23, R2-21–25, 27, 29, T2-112, 153
  test('is changed to one that the editor may give, and one is back where one was', async () => {
    const { place, calls, address } = open(at, { updateUser: { id: 'u2', role: 'INSTRUCTOR' } });
    await row.nth(2).getByRole('button', { name: 'Edit Marek u2' }).click();
    await expect.element(button('Save')).toBeDisabled();
    const role = page.getByLabelText('Role');
    expect(role.element().textContent).toBe('UserLearnerInstructorMain Instructor');
    await role.selectOptions('Instructor');
    await expectAccessible(place);
    await button('Save').click();
    await expect.element(page.getByText('Successfully updated user')).toBeVisible();
    await expect.poll(address).toBe(at);
    expect(called(calls, 'updateUser')).toEqual([{ id: 'u2', data: { role: 'INSTRUCTOR', was: 'STUDENT' } }]);
  });

  // D2-8.22, 8.23, T2-154
  test('says what went wrong, and who else has changed it', async () => {
    const replies = [() => refuse('UNAVAILABLE', ''), () => refuse('CONFLICT', '', undefined, { role: 'USER' })];
    const { calls } = open(`${at}/u2/edit`, {
      updateUser: () => (replies.shift() ?? (() => ({ id: 'u2', role: 'INSTRUCTOR' })))(),
    });
    await page.getByLabelText('Role').selectOptions('Instructor');
    await button('Save').click();
    await expect
      .element(page.getByText('Failed to update user. If problem persists please contact IT department'))
      .toBeVisible();
    await button('Save').click();
    await expect.element(page.getByText(/changed this role to User in the meantime/)).toBeVisible();
    await button('Save').click();
    await expect.element(page.getByText('Successfully updated user')).toBeVisible();
    expect(called(calls, 'updateUser').at(-1)).toEqual({ id: 'u2', data: { role: 'INSTRUCTOR', was: 'USER' } });
  });

  test('that is chosen and not saved is not left without a word', async () => {
    const { address } = open(`${at}/u2/edit`);
    await page.getByLabelText('Role').selectOptions('Instructor');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(address()).toBe(`${at}/u2/edit`);
    await page.getByLabelText('Role').selectOptions('Learner');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(address).toBe(`${at}/u2`);
  });

  // R2-21–25, 27, 29
  test('above what one may change is not edited: its form leads to the person', async () => {
    const { address } = open(`${at}/u3/edit`, { user: userOf('u3', { grantable_roles: [] }) });
    await expect.poll(address).toBe(`${at}/u3`);
  });
});
