import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/axe.ts';
import { licenseOf } from '../../../../../test/institution-values.ts';
import { openApp } from '../../../../../test/open-app.tsx';
import { offerOf, salesSchool } from '../../../../../test/sales-values.ts';

const product = { id: 'p1', name: 'Digital Literacy Certification' };
const other = { id: 'p2', name: 'Network Essentials' };
const school = (values: object) =>
  salesSchool({
    licensesByInstitution: [licenseOf('EXPIRING', { id: 'l7', name: 'Campus', key: 'HSTC-7Q4M' })],
    ...values,
  });
const row = (name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

test.each([1280, 390])('an offer stands on a page of its own and is printed, %i px wide', async (width) => {
  await page.viewport(width, 844);
  const offer = offerOf({
    license_id: 'l7',
    kind: 'ENLARGEMENT',
    expiry_date: null,
    max_users: 500,
    price: '350.00',
    currency: 'EUR',
    notes: 'Payable in 30 days.',
    tax_rate: '19.00',
    seller: 'Harbour Books Ltd\n3 Quay Street, Leeds\nVAT 77 1234',
    added_products: [other],
    differences: [{ field: 'max_users', from: ['300'], to: ['1000'] }],
  });
  const { place } = openApp('/sales-management/institution/a1/offer/o7', school({ licenseOffer: offer }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Enlargement of Campus' })).toBeVisible();
  await expect.element(page.getByText('2026-00017')).toBeVisible();
  // The key of a license is a secret of those who join with it, and no number of a paper.
  await expect.element(page.getByText('HSTC-7Q4M')).not.toBeInTheDocument();
  await expect.element(page.getByText(/3 Quay Street, Leeds/)).toBeVisible();
  await expect.element(page.getByText('Dec 22 2026', { exact: true })).toBeVisible();
  await expect.element(row('Products')).toHaveTextContent(product.name);
  await expect.element(row('Added products')).toHaveTextContent(other.name);
  await expect.element(row('Seats')).toHaveTextContent('500 instead of 300');
  await expect.element(row('Term')).toHaveTextContent('until Jan 02 2027');
  await expect.element(row('Price without tax')).toHaveTextContent('€350.00');
  await expect.element(row('Tax, 19 %')).toHaveTextContent('€66.50');
  await expect.element(row('Total')).toHaveTextContent('€416.50');
  await expect.element(page.getByText('This is an offer. It is valid until Dec 22 2026.')).toBeVisible();
  await expect.element(page.getByText(/the license has 1000 now/)).toBeVisible();
  await expectAccessible(place);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  await page.viewport(1280, 800);
});

test.each([
  ['APPLIED', 'This offer has been applied.'],
  ['WITHDRAWN', 'This offer was withdrawn.'],
  ['OVER', 'This offer was valid until Dec 22 2026.'],
])('the page of one that is %s says so', async (state, said) => {
  openApp('/sales-management/institution/a1/offer/o7', school({ licenseOffer: offerOf({ license_id: 'l7', state }) }));
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(row('Term')).toHaveTextContent('Jan 02 2027 to Dec 31 2027');
});
