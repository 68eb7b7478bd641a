import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { licenseOf } from '../../../../test/institution-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { salesSchool } from '../../../../test/sales-values.ts';

const quoteOf = (values: Record<string, unknown> = {}) =>
  licenseOf('QUOTED', {
    id: 'l7',
    key: 'Kb7mQp2xZt',
    name: 'Second campus',
    max_users: 500,
    purchase_order: 'PO-7',
    price: '12500.00',
    currency: 'EUR',
    notes: 'Two days of training included.\nPayable in 30 days.',
    created_on: '2026-11-20T10:00:00.000Z',
    activation_date: null,
    version: 1,
    ...values,
  });
const open = (licenses: readonly object[], id = 'l7') =>
  openApp(`/sales-management/institution/a1/quote/${id}`, salesSchool({ licensesByInstitution: licenses }));
const row = (name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

test.each([1280, 390])('a quote stands on a page of its own and is printed, %i px wide', async (width) => {
  await page.viewport(width, 844);
  const { place } = open([quoteOf()]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quote: Second campus' })).toBeVisible();
  await expect.element(page.getByText('Kb7mQp2xZt')).toBeVisible();
  await expect.element(page.getByText('Nov 20 2026')).toBeVisible();
  await expect.element(page.getByText('Sofia Brandt')).toBeVisible();
  await expect.element(row('Products')).toHaveTextContent('Digital Literacy Certification');
  await expect.element(row('Seats')).toHaveTextContent('500');
  await expect.element(row('Term')).toHaveTextContent('365 days from its activation');
  await expect.element(row('External practice tests')).toHaveTextContent('Not included');
  await expect.element(row('Price')).toHaveTextContent('€12,500.00');
  await expect.element(page.getByText(/Payable in 30 days\./)).toBeVisible();
  await expectAccessible(place);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  await page.viewport(1280, 800);
});

test('without a price it is on request, and what was activated since has its days', async () => {
  open([
    quoteOf({
      price: null,
      currency: null,
      notes: null,
      is_quoted: false,
      activation_date: '2026-12-01',
      expiry_date: '2027-12-01',
    }),
  ]);
  await expect.element(row('Price')).toHaveTextContent('On request');
  await expect.element(row('Term')).toHaveTextContent('Dec 01 2026 to Dec 01 2027');
  await expect.element(page.getByText('This license has been activated.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
});

test('the address of one that is not there leads to its institution, whose quotes lead back', async () => {
  const { address } = open([quoteOf()], 'l8');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Northfield Technical College' })).toBeVisible();
  expect(address()).toBe('/sales-management/institution/a1');
  await page.getByRole('link', { name: 'Quote to print: Second campus' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quote: Second campus' })).toBeVisible();
});
