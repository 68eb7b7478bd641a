import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { licenseOf } from '../../../../test/institution-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { salesSchool } from '../../../../test/sales-values.ts';
import { refuse, type School } from '../../../../test/school.ts';

const license = (state: 'ACTIVE' | 'EXPIRING' | 'QUOTED', values: object = {}) =>
  licenseOf(state, { id: 'l7', name: 'Campus', activation_date: '2025-12-01', version: 4, ...values });
const open = (values: School) => {
  const school = salesSchool(values);
  return { ...openApp('/sales-management/institution/a1', school), school };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const sent = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

test('an activation is taken back from what says that it was done', async () => {
  const { calls, school } = open({
    licensesByInstitution: [license('QUOTED', { activation_date: null })],
    activateLicense: license('ACTIVE', { version: 5 }),
    undoLicenseActivation: license('QUOTED'),
  });
  await button('Activate Campus').click();
  school['licensesByInstitution'] = [license('ACTIVE', { version: 5, undoable: 'ACTIVATION' })];
  await inDialog('Activate License').click();
  await expect.element(page.getByText('Activated Campus')).toBeVisible();
  await expect.element(page.getByText('Active Now')).toBeVisible();
  school['licensesByInstitution'] = [license('QUOTED', { activation_date: null, version: 6 })];
  await button('Undo').click();
  await expect.element(page.getByText('Undid the activation of Campus')).toBeVisible();
  await expect.element(button('Activate Campus')).toBeVisible();
  expect(sent(calls, 'undoLicenseActivation')).toEqual([{ where: { id: 'l7', version: 5 } }]);
});

test('a renewal is taken back from the menu after a question, or says which groups need it and what has changed', async () => {
  const differences = [
    { field: 'max_users', from: 100, to: 300 },
    { field: 'expiry_date', from: '2027-01-02', to: '2027-02-01' },
    { field: 'purchase_order', from: null, to: 'PO-9' },
    { field: 'products', from: ['Cloud'], to: ['Cloud', 'Networks'] },
  ];
  const answers = [
    () => refuse('IN_USE', 'for programs', undefined, { groups: ['Cohort A', 'Cohort B'] }),
    () => refuse('CONFLICT', 'for programs', undefined, { differences }),
    () => license('EXPIRING'),
  ];
  const { place, calls, school } = open({
    licensesByInstitution: [license('ACTIVE', { undoable: 'RENEWAL' })],
    undoLicenseRenewal: () => (answers.shift() ?? refuse)('INVALID', ''),
  });
  const takeBack = async () => {
    await button('More for Campus').click();
    await page.getByRole('menuitem', { name: 'Undo renewal' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Undo the renewal of Campus?' })).toBeVisible();
  };
  await takeBack();
  await expectAccessible(place);
  await inDialog('Undo').click();
  await expect.element(page.getByText('These groups still use it: Cohort A and Cohort B.')).toBeVisible();
  await takeBack();
  await inDialog('Undo').click();
  await button('Close').click();
  await expect.element(page.getByText(/the license has changed since\. Seats: 100 then, 300 now\./)).toBeVisible();
  await expect.element(page.getByText(/End date: Jan 02 2027 then, Feb 01 2027 now\./)).toBeVisible();
  await expect.element(page.getByText(/Purchase order: None then, PO-9 now\./)).toBeVisible();
  await takeBack();
  school['licensesByInstitution'] = [license('EXPIRING')];
  await inDialog('Undo').click();
  await button('Close').click();
  await expect.element(button('Renew Campus')).toBeVisible();
  expect(sent(calls, 'undoLicenseRenewal')).toEqual([1, 2, 3].map(() => ({ where: { id: 'l7', version: 4 } })));
  await button('More for Campus').click();
  await expect.element(page.getByRole('menuitem', { name: 'Offers' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Undo renewal' })).not.toBeInTheDocument();
});

test('renewing lists the groups that end and ended with the old term, unticked, and extends the chosen ones', async () => {
  const group = (id: string, values: object = {}) => ({
    id,
    name: `Cohort ${id.toUpperCase()}`,
    learners: 12,
    group_size: 30,
    ended_on: '2026-11-18',
    ...values,
  });
  const answers = [
    () => refuse('NO_SEATS_LEFT', 'for programs', 'group_ids', { groups: ['Cohort A'], needed: 60, free: 40 }),
    () => license('ACTIVE', { version: 5 }),
  ];
  const { place, calls } = open({
    licensesByInstitution: [license('EXPIRING')],
    groupsToExtend: ({ after }: { after?: string | null }) =>
      after
        ? { groups: [group('c', { ended_on: '2026-12-31' })], hasMore: false, cursor: null }
        : { groups: [group('a'), group('b', { learners: 1, group_size: 1 })], hasMore: true, cursor: 'b' },
    renewLicense: () => (answers.shift() ?? refuse)('INVALID', ''),
    undoLicenseRenewal: license('EXPIRING'),
  });
  await button('Renew Campus').click();
  const groups = page.getByRole('group', { name: 'Groups that end with the old term' });
  await expect.element(groups.getByText('12 learners in 30 seats, ended on Nov 18 2026')).toBeVisible();
  await expect.element(groups.getByText('1 learner in 1 seat, ended on Nov 18 2026')).toBeVisible();
  await expect.element(groups.getByText(/continue until Jan 02 2028/)).toBeVisible();
  await page.getByLabelText(/^End date/).fill('2028-03-01');
  await expect.element(groups.getByText(/continue until Mar 01 2028/)).toBeVisible();
  for (const name of ['Cohort A', 'Cohort B'])
    await expect.element(groups.getByRole('checkbox', { name: new RegExp(name) })).not.toBeChecked();
  await expectAccessible(place);
  await groups.getByRole('button', { name: 'Load More' }).click();
  await expect.element(groups.getByText('12 learners in 30 seats, ends on Dec 31 2026')).toBeVisible();
  await groups.getByRole('checkbox', { name: /^Cohort A/ }).click();
  await groups.getByRole('checkbox', { name: /^Cohort C/ }).click();
  await inDialog('Renew License').click();
  await expect
    .element(groups)
    .toHaveAccessibleDescription(/The chosen groups need 60 seats, and 40 are free\. Choose fewer groups/);
  await groups.getByRole('checkbox', { name: /^Cohort C/ }).click();
  await inDialog('Renew License').click();
  await expect.element(page.getByText('Renewed Campus')).toBeVisible();
  await button('Undo').click();
  await expect.element(page.getByText('Undid the renewal of Campus')).toBeVisible();
  expect(sent(calls, 'renewLicense')).toMatchObject([{ group_ids: ['a', 'c'] }, { group_ids: ['a'] }]);
  expect(sent(calls, 'undoLicenseRenewal')).toEqual([{ where: { id: 'l7', version: 5 } }]);
});
