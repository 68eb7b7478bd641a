import { worklistSorts } from '@lectern/domain/business/renewal/renewals.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { followUpOf } from '../../../test/follow-up-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { everyRenewalReason, renewalOf, renewalsOf } from '../../../test/renewal-values.ts';
import { salesSchool, sellerId } from '../../../test/sales-values.ts';
import { refuse, type School } from '../../../test/school.ts';
import { texts } from '../../texts/texts.ts';
import { saveFile } from '../../base/download/save-file.ts';

vi.mock('../../base/download/save-file.ts');

const at = '/sales-management?tab=renewals';
const admin = '/manage-jasperactive/renewals';
const table = page.getByRole('table', { name: 'Upcoming Renewals' });
const license = table.getByRole('rowgroup');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name });
const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);

const plain = renewalOf();
const full = renewalOf({
  id: 'l2',
  reasons: everyRenewalReason,
  follow_ups: 2,
  next_due: '2026-11-20',
  sales_manager: null,
  figures: { ...plain.figures, gain: null, gain_learners: 4 },
});
const open = (values: School = {}, address = at) =>
  openApp(address, salesSchool({ renewals: renewalsOf(plain, full), ...values }));

afterEach(() => page.viewport(1280, 800));

describe('the worklist of renewals', () => {
  test('shows the days, the use and the follow-ups of each license, and why to look after it', async () => {
    const { place } = open();
    await expect
      .element(license.nth(1))
      .toMatchTextContent(/Northfield Technical College.*License l1.*41 Days.*80 of 100.*60.*62.*\+12.*0/);
    await expect.element(license.nth(2)).toMatchTextContent(/Seats short.*No sales manager.*4 of 10.*2 days overdue/);
    await expect.element(page.getByText(/counted on Nov 21 2026/)).toBeVisible();
    await expect
      .element(license.nth(1).getByRole('link', { name: '80 of 100', exact: true }))
      .toHaveAttribute('href', '/license/l1/seats');
    await expectAccessible(place);
    await page.viewport(390, 844);
    await expect.element(license.nth(1).getByText('80 of 100 seats used')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
  });

  // O-05
  test('shows what the reasons have seen once a license is opened', async () => {
    const { place } = open();
    const why = button('Why: Northfield Technical College, License l2');
    await expect.element(why).toHaveAttribute('aria-expanded', 'false');
    await why.click();
    for (const seen of [
      'Learners have taken 95 of 100 seats.',
      'Learners have taken 12 of 100 seats, 90 days into the term.',
      '3 of 80 learners worked in the last 30 days.',
      '3 learners worked in the last 30 days, 40 in the 30 days before.',
      'Learners have taken 80 seats, and none has finished a benchmark and its summary, 120 days into the term.',
      '2 open follow-ups; the first was due on Nov 20 2026.',
      'Nobody looks after the institution, and 41 days are left.',
    ])
      await expect.element(license.nth(2).getByText(seen)).toBeVisible();
    await expect.element(license.nth(2).getByText(/needs 10 learners.*4 so far/)).toBeVisible();
    await expectAccessible(place);
    await button('Why: Northfield Technical College, License l1').click();
    await expect.element(license.nth(1).getByText('No reason to look after this license now.')).toBeVisible();
    await expect.element(license.nth(1).getByText('Sales manager: Sofia Brandt')).toBeVisible();
  });

  test('says of a quote neither what is counted at night nor what learners have taken', async () => {
    const quote = renewalOf({ id: 'l3', days_to_expire: null, days_quoted: 4, figures: null });
    const fresh = renewalOf({ id: 'l4', figures: null });
    open({ renewals: renewalsOf(quote, fresh) });
    for (const name of [/^Why: .*l3/, /^Why: .*l4/]) await page.getByRole('button', { name }).click();
    const tonight = page.getByText('Learners and gain are counted tonight for the first time.');
    await expect.element(tonight).toHaveLength(1);
    await expect.element(page.getByRole('link', { name: /^Taken by learners/ })).toHaveLength(1);
    await expect
      .element(page.getByRole('link', { name: /^Taken by learners/ }))
      .toHaveAttribute('href', '/license/l4/seats?number=taken');
  });

  // D2-1.04, 2.93–2.96, 9.03, 9.07, R2-14–19, 26, 28, T2-036–039
  test('is of 30 days until another window is chosen; the address keeps which, and Clear chooses all again', async () => {
    const { calls, address } = open();
    const asked = () => called(calls, 'Worklist_renewals').at(-1);
    await expect.poll(asked).toMatchObject({ filter: { window: 'DAYS_30', assignedTo: null }, pageSize: 20 });
    for (const [name, window] of [
      ['60 Days', 'DAYS_60'],
      ['90 Days', 'DAYS_90'],
      ['All active', 'ALL_ACTIVE'],
      ['Open quotes', 'OPEN_QUOTES'],
      ['Recently expired (30 days)', 'RECENTLY_EXPIRED'],
    ] as const) {
      await radio(name).click({ force: true });
      await expect.poll(asked).toMatchObject({ filter: { window } });
    }
    await page.getByLabelText('Assigned to Me').click();
    await page.getByRole('searchbox').fill('river');
    await expect.poll(address).toContain('search=river');
    await page.getByLabelText('View').selectOptions('40');
    await expect
      .poll(asked)
      .toMatchObject({ filter: { assignedTo: sellerId, search: 'river' }, pageSize: 40, sort: 'DAYS' });
    expect(address()).toBe(`${at}&window=ended&mine=true&search=river&pageSize=40`);
    await button('Clear').click();
    await expect.poll(address).toBe(`${at}&pageSize=40`);
    await expect.poll(asked).toMatchObject({ filter: { window: 'DAYS_30', assignedTo: null, search: '' } });
    await license.nth(1).getByRole('link').first().click();
    await expect.poll(address).toBe('/sales-management/institution/a1');
  });

  // O-06
  test('is sorted by every column, either way, by its heads or where there is no room for them by a choice', async () => {
    const { calls, address } = open();
    const asked = () => called(calls, 'Worklist_renewals').at(-1);
    for (const sort of worklistSorts) {
      const name = texts.renewal.columns[sort];
      const head = table.getByRole('columnheader', { name, exact: true });
      await head.getByRole('button').click();
      await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
      await expect.poll(asked).toMatchObject({ sort, descending: false });
      await head.getByRole('button').click();
      await expect.element(head).toHaveAttribute('aria-sort', 'descending');
      await expect.poll(asked).toMatchObject({ sort, descending: true });
    }
    expect(address()).toBe(`${at}&sort=NEXT_DUE&down=true`);
    await page.viewport(390, 844);
    await page.getByLabelText('Sort by').selectOptions('Gain');
    await expect.poll(asked).toMatchObject({ sort: 'GAIN', descending: false });
    await button('Largest first').click();
    await expect.poll(asked).toMatchObject({ sort: 'GAIN', descending: true });
  });

  test('gives more, and the focus to the first of them', async () => {
    const first = { renewals: [plain], hasMore: true, cursor: 'l1' };
    const renewals = ({ after }: { after?: string | null }) => (after ? renewalsOf(full) : first);
    const { calls } = open({ renewals });
    await button('More Results').click();
    await expect.element(license.nth(2).getByRole('link').first()).toHaveFocus();
    expect(called(calls, 'Worklist_renewals').at(-1)).toMatchObject({ after: 'l1' });
  });

  test('says so where nothing is found, and where it could not be loaded', async () => {
    let answer = () => renewalsOf();
    open({ renewals: () => answer() });
    await expect.element(page.getByText('No Matching Results')).toBeVisible();
    answer = () => refuse('UNAVAILABLE', 'for programs');
    await radio('60 Days').click({ force: true });
    await expect.element(page.getByText(/The licenses could not be loaded/)).toBeVisible();
    answer = () => renewalsOf(plain);
    await button('Load again').click();
    await expect.element(license.nth(1)).toMatchTextContent('License l1');
  });

  test('takes a follow-up of a license, and is read again', async () => {
    const id = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0b01';
    const listed = renewalOf({ id });
    const licenses = [{ id, name: 'License one' }];
    const { calls } = open({
      renewals: renewalsOf(listed),
      licensesByInstitution: licenses,
      createFollowUp: followUpOf(),
    });
    await page.getByRole('button', { name: /^Why:/ }).click();
    await button('Add follow-up').click();
    await page.getByLabelText(/^What/).fill('Call them.');
    await button('Save').click();
    await expect
      .poll(() => called(calls, 'FollowUpDialog_createFollowUp'))
      .toMatchObject([{ institution_id: 'a1', data: { license_id: id } }]);
    await expect.poll(() => called(calls, 'Worklist_renewals').length).toBe(2);
  });

  test('is saved as a spreadsheet, or says why it is not', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const headers = { 'content-disposition': 'attachment; filename="Renewals.xlsx"' };
      return new Response('bytes', { headers });
    });
    const answers = [() => ({ address: '/exports/renewals/x', expires_on: '2026-11-22T09:00:00.000Z' })];
    const no = () => refuse('RATE_LIMITED', 'for programs', undefined, { retryAfter: 3600 });
    const { calls } = open({ renewalsExport: () => (answers.shift() ?? no)() }, `${at}&window=active&sort=SEATS`);
    await button('Export').click();
    await expect.element(page.getByText('Renewals.xlsx saved')).toBeVisible();
    expect(vi.mocked(saveFile)).toHaveBeenCalledOnce();
    const filter = { window: 'ALL_ACTIVE', assignedTo: null, search: '' };
    expect(called(calls, 'Worklist_export')).toEqual([{ filter, sort: 'SEATS', descending: false }]);
    await button('Export').click();
    await expect.element(page.getByText(/hour/)).toBeVisible();
    fetched.mockRestore();
  });
});

describe('customer success', () => {
  const viewer = { ...amara, role: 'CUSTOMER_SUCCESS', started: null };

  test('has the worklist in the admin area, and is led from it to institutions there', async () => {
    const { place, address } = open({ viewer }, '/manage-jasperactive/users');
    await page.getByRole('link', { name: 'Renewals' }).click();
    await expect.poll(address).toBe(admin);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Upcoming Renewals' })).toBeVisible();
    await expect.element(license.nth(1)).toMatchTextContent('License l1');
    await expectAccessible(place);
    await license.nth(1).getByRole('link').first().click();
    await expect.poll(address).toBe('/manage-jasperactive/institution/a1');
    await page.getByRole('navigation').getByRole('link', { name: 'Upcoming Renewals' }).click();
    await expect.poll(address).toBe(admin);
  });

  test.each(['TECH_SUPPORT', 'PRODUCT_MANAGER'])('alone: a %s is led to the users, who have no tabs', async (role) => {
    const { address } = open({ viewer: { ...viewer, role } }, admin);
    await expect.poll(address).toBe('/manage-jasperactive/users');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Renewals' })).not.toBeInTheDocument();
  });
});
