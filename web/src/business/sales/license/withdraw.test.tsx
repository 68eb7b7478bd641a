import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { licenseOf } from '../../../../test/institution-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { salesSchool } from '../../../../test/sales-values.ts';
import { refuse, type School } from '../../../../test/school.ts';

const quote = licenseOf('QUOTED', { id: 'l7', name: 'Second campus', activation_date: null, version: 4 });
const withdrawn = { id: 'l7', name: 'Second campus', max_users: 500, until: '2026-12-22T10:00:00.000Z' };
const open = (values: School) => {
  const school = salesSchool({ withdrawnLicenses: [], ...values });
  return { ...openApp('/sales-management/institution/a1', school), school };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

// D2-7.131
test('a quote is withdrawn after a question that says for how long it can be restored, and restored from its list', async () => {
  const { calls, place, school } = open({ licensesByInstitution: [quote], withdrawLicense: quote });
  await button('Withdraw Second campus').click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw the quote Second campus?' });
  await expect.element(dialog.getByText(/For 30 days you can restore it/)).toBeVisible();
  await expectAccessible(place);
  school['licensesByInstitution'] = [];
  school['withdrawnLicenses'] = [withdrawn];
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.element(page.getByText('Withdrew the quote Second campus')).toBeVisible();
  await expect.element(button('Withdraw Second campus')).not.toBeInTheDocument();
  const sent = (name: string) =>
    calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);
  expect(sent('withdrawLicense')).toEqual([{ where: { id: 'l7', version: 4 } }]);

  await button('Withdrawn quotes').click();
  const list = page.getByRole('dialog', { name: 'Withdrawn quotes' });
  await expect.element(list.getByText('500 seats until Dec 22 2026')).toBeVisible();
  await expectAccessible(place);
  Object.assign(school, { restoreLicense: quote, withdrawnLicenses: [], licensesByInstitution: [quote] });
  await list.getByRole('button', { name: 'Restore Second campus' }).click();
  await expect.element(list.getByText('No quote was withdrawn in the last 30 days.')).toBeVisible();
  expect(sent('restoreLicense')).toEqual([{ id: 'l7' }]);
  await list.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(button('Withdraw Second campus')).toBeVisible();
});

test('what was withdrawn a moment ago is taken back from where that is said', async () => {
  const { calls, school } = open({ licensesByInstitution: [quote], withdrawLicense: quote, restoreLicense: quote });
  await button('Withdraw Second campus').click();
  school['licensesByInstitution'] = [];
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.element(button('Withdraw Second campus')).not.toBeInTheDocument();
  school['licensesByInstitution'] = [quote];
  await button('Undo').click();
  await expect.element(page.getByText('Restored the quote Second campus')).toBeVisible();
  await expect.element(button('Withdraw Second campus')).toBeVisible();
  expect(calls.at(-2)).toMatchObject({ operation: 'UseRestore_restoreLicense', variables: { id: 'l7' } });
});

test('one that somebody has activated meanwhile says so and is shown as it is', async () => {
  const { school } = open({
    licensesByInstitution: [quote],
    withdrawLicense: () => refuse('CONFLICT', 'for programs'),
  });
  await button('Withdraw Second campus').click();
  school['licensesByInstitution'] = [licenseOf('ACTIVE', { id: 'l7', name: 'Second campus', version: 5 })];
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.element(page.getByText('Active Now')).toBeVisible();
  await expect.element(button('Withdraw Second campus')).not.toBeInTheDocument();
});
