import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { licenseOf } from '../../../../test/institution-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { salesSchool } from '../../../../test/sales-values.ts';

const sentQuote = {
  number: 'Q-2026-00012',
  made_on: '2026-11-21',
  valid_until: '2026-12-21',
  tax_rate: '7.50',
  seller: 'Harbour Books Ltd\n3 Quay Street, Leeds\nVAT 77 1234',
};
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
    quote: sentQuote,
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
  await expect.element(page.getByText('Q-2026-00012')).toBeVisible();
  await expect.element(page.getByText('Kb7mQp2xZt')).not.toBeInTheDocument();
  await expect.element(page.getByText('Nov 21 2026')).toBeVisible();
  await expect.element(page.getByText('Dec 21 2026')).toBeVisible();
  await expect.element(page.getByText(/3 Quay Street, Leeds/)).toBeVisible();
  await expect.element(page.getByText('Sofia Brandt')).toBeVisible();
  await expect.element(row('Products')).toHaveTextContent('Digital Literacy Certification');
  await expect.element(row('Seats')).toHaveTextContent('500');
  await expect.element(row('Term')).toHaveTextContent('365 days from its activation');
  await expect.element(row('External practice tests')).toHaveTextContent('Not included');
  await expect.element(row('Price without tax')).toHaveTextContent('€12,500.00');
  await expect.element(row('Tax, 7.5 %')).toHaveTextContent('€937.50');
  await expect.element(row('Total')).toHaveTextContent('€13,437.50');
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

test('a draft says that nobody of the institution sees it, has no number, and its price no tax', async () => {
  open([quoteOf({ quote: null })]);
  await expect.element(page.getByText('Draft. The institution sees it once you send it.')).toBeVisible();
  await expect.element(page.getByText('Number', { exact: true })).not.toBeInTheDocument();
  await expect.element(row('Price')).toHaveTextContent('€12,500.00');
});

test('one that was sent without a seller says so on the screen', async () => {
  const { place } = open([quoteOf({ quote: { ...sentQuote, seller: null } })]);
  await expect.element(page.getByText(/^This paper names no seller/)).toBeVisible();
  await expectAccessible(place);
});

test('the address of one that is not there leads to its institution, whose quotes lead back', async () => {
  const { address } = open([quoteOf()], 'l8');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Northfield Technical College' })).toBeVisible();
  expect(address()).toBe('/sales-management/institution/a1');
  await page.getByRole('link', { name: 'Quote to print: Second campus' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quote: Second campus' })).toBeVisible();
});
