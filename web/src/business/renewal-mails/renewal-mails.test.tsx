import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { licenseOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { salesSchool } from '../../../test/sales-values.ts';
import { refuse, type School } from '../../../test/school.ts';
import { institutionOf } from '../../../test/values.ts';

const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);
const panel = page.getByRole('region', { name: 'Renewal emails' });
const toSales = panel.getByLabelText('To the sales manager');
const toAdministrators = panel.getByLabelText('To the center administrators');
const institutionPath = '/sales-management/institution/a1';

const mine = institutionOf({ my_role: 'CENTER_ADMIN' });
const home = (values: School = {}): School => ({
  viewer: { ...amara, institutions: [mine], groups: [], started: null },
  licensesByInstitution: [licenseOf('ACTIVE', { institution: mine })],
  renewalMails: { id: 'i1', sales: null, administrators: true },
  ...values,
});

describe('mails about renewals', () => {
  test('are stopped and sent again by who sells, on the page of an institution', async () => {
    const setRenewalMails = ({ readers, mailed }: { readers: string; mailed: boolean }) => ({
      id: 'a1',
      sales: readers === 'SALES' ? mailed : true,
      administrators: readers === 'ADMINISTRATORS' ? mailed : true,
    });
    const { place, calls } = openApp(institutionPath, salesSchool({ setRenewalMails }));
    await expect.element(toSales).toBeChecked();
    await expect.element(toAdministrators).toBeChecked();
    await expectAccessible(place);
    await toSales.click();
    await expect.element(page.getByText('These emails are no longer sent.')).toBeVisible();
    await expect.element(toSales).not.toBeChecked();
    await toSales.click();
    await expect.element(page.getByText('These emails are sent again.')).toBeVisible();
    const institutionId = 'a1';
    expect(called(calls, 'setRenewalMails')).toEqual([
      { institutionId, readers: 'SALES', mailed: false },
      { institutionId, readers: 'SALES', mailed: true },
    ]);
  });

  test('are stopped by an administrator below the licenses, theirs alone; the others have no such box', async () => {
    const setRenewalMails = { id: 'i1', sales: null, administrators: false };
    const { place, calls } = openApp('/?tab=licenses', home({ setRenewalMails }));
    await expect.element(toAdministrators).toBeChecked();
    await expect.element(toSales).not.toBeInTheDocument();
    await expectAccessible(place);
    await toAdministrators.click();
    await expect.element(page.getByText('These emails are no longer sent.')).toBeVisible();
    expect(called(calls, 'setRenewalMails')).toEqual([
      { institutionId: 'i1', readers: 'ADMINISTRATORS', mailed: false },
    ]);
  });

  test('keep the box as it was where that fails, and say why', async () => {
    openApp('/?tab=licenses', home({ setRenewalMails: () => refuse('UNAVAILABLE', 'for programs') }));
    await toAdministrators.click();
    await expect.element(page.getByText(/The server is busy/)).toBeVisible();
    await expect.element(toAdministrators).toBeChecked();
    await expect.element(toAdministrators).toHaveFocus();
  });

  test('say so where it could not be loaded, and load again', async () => {
    let answer: () => unknown = () => refuse('UNAVAILABLE', 'for programs');
    openApp('/?tab=licenses', home({ renewalMails: () => answer() }));
    await expect.element(panel.getByText(/The email settings could not be loaded/)).toBeVisible();
    answer = () => ({ id: 'i1', sales: null, administrators: false });
    await panel.getByRole('button', { name: 'Load again' }).click();
    await expect.element(toAdministrators).not.toBeChecked();
  });

  test('are no matter of an instructor', async () => {
    const teaches = institutionOf({ my_role: 'INSTRUCTOR' });
    const licenses = [licenseOf('ACTIVE', { institution: teaches })];
    const { calls } = openApp(
      '/?tab=licenses',
      home({
        viewer: { ...amara, institutions: [teaches], groups: [], started: null },
        licensesByInstitution: licenses,
      }),
    );
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    expect(called(calls, 'renewalMails')).toEqual([]);
  });
});
