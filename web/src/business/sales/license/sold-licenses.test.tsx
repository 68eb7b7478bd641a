import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { licenseOf } from '../../../../test/institution-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { salesSchool } from '../../../../test/sales-values.ts';
import { refuse, type School } from '../../../../test/school.ts';

const product = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0b01';
const licenseFor = (state: 'ACTIVE' | 'EXPIRING' | 'EXPIRED' | 'QUOTED', values: object = {}) =>
  licenseOf(state, {
    purchase_order: 'PO-7',
    activation_date: state === 'QUOTED' ? null : '2025-12-01',
    version: 4,
    products: [{ id: product, name: 'Digital Literacy Certification', color: '#c98a00', logo: null, courses: [] }],
    ...values,
  });
const licenses = (['ACTIVE', 'EXPIRING', 'EXPIRED', 'QUOTED'] as const).map((state) => licenseFor(state));
const answer = (values: School) => {
  const school: School = {
    ...salesSchool({
      licensesByInstitution: licenses,
      products: [
        { id: product, name: 'Digital Literacy Certification', published: true },
        { id: '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0b02', name: 'A draft', published: false },
      ],
    }),
    ...values,
  };
  return { ...openApp('/sales-management/institution/a1', school), school };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const sent = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

// D2-2.89, 4.32–4.34, 9.43, T2-057, 058
test('each license shows what comes next: a quote is activated, one that ends soon or has ended is renewed', async () => {
  const { place } = answer({});
  await expect.element(button('Activate Digital Literacy QUOTED')).toBeVisible();
  for (const state of ['EXPIRING', 'EXPIRED'])
    await expect.element(button(`Renew Digital Literacy ${state}`)).toBeVisible();
  await expect.element(page.getByText('Active Now')).toBeVisible();
  await expectAccessible(place);
});

test('a license shows the key it is sold under, to be copied, whatever its state', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { place } = answer({
    licensesByInstitution: (['ACTIVE', 'QUOTED'] as const).map((state) => ({
      ...licenseFor(state),
      key: `KEY-${state}`,
    })),
  });
  await expect.element(page.getByText('KEY-QUOTED')).toBeVisible();
  await expectAccessible(place);
  await button('Copy the key of Digital Literacy ACTIVE').click();
  await expect.poll(() => written.mock.calls).toEqual([['KEY-ACTIVE']]);
  written.mockRestore();
});

// D2-2.105, 4.38–4.41, 5.30–5.32, 8.21, T2-063, 149
test('a license is quoted once it has a name and a product that is published', async () => {
  const { place, calls } = answer({ createLicenseQuote: licenseOf('QUOTED', { name: 'Second campus' }) });
  await button('Quote License').first().click();
  await page.getByLabelText(/^Name/).fill('Second campus');
  await expect.element(inDialog('Quote License')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Digital Literacy Certification').click();
  await expect.element(page.getByText('A draft')).not.toBeInTheDocument();
  await page.getByLabelText(/^Seats/).selectOptions('500');
  await expectAccessible(place);
  await inDialog('Quote License').click();
  await expect.element(page.getByText('Created new license Second campus')).toBeVisible();
  expect(sent(calls, 'createLicenseQuote')).toEqual([
    {
      data: {
        institution_id: 'a1',
        name: 'Second campus',
        max_users: 500,
        products: [product],
        purchase_order: null,
        price: null,
        currency: null,
        notes: null,
        is_gmetrix: false,
      },
    },
  ]);
});

test('a quote is a draft until it is sent, with its last day and the tax, and sent again it gets another number', async () => {
  const sentAs = { number: 'Q-2026-00007', valid_until: '2026-12-22', tax_rate: '19.00' };
  const { place, calls } = answer({ sendLicenseQuote: licenseFor('QUOTED', { quote: sentAs }) });
  await expect.element(page.getByText('Draft. The institution sees it once you send it.')).toBeVisible();
  await button('Send Digital Literacy QUOTED').click();
  const [until, tax] = [page.getByLabelText(/^Valid until/), page.getByLabelText(/^Tax in percent/)];
  await expect.element(until).toHaveValue('2026-12-22');
  await until.fill('2026-11-21');
  await userEvent.tab();
  await expect.element(until).toHaveAccessibleDescription('Choose today or a day after it.');
  await until.fill('2026-12-22');
  await tax.fill('19');
  await expectAccessible(place);
  await inDialog('Send Quote').click();
  await expect.element(page.getByText('Sent the quote Digital Literacy QUOTED as Q-2026-00007')).toBeVisible();
  expect(sent(calls, 'sendLicenseQuote')).toEqual([
    {
      data: { valid_until: '2026-12-22', tax_rate: '19.00' },
      where: { id: licenseFor('QUOTED').id, version: 4 },
    },
  ]);
});

test('a price without a currency says at the currency what is missing, and no more once one is chosen', async () => {
  answer({ createLicenseQuote: licenseOf('QUOTED') });
  await button('Quote License').first().click();
  await page.getByLabelText(/^Name/).fill('Second campus');
  await page.getByLabelText('Digital Literacy Certification').click();
  const [price, currency] = [page.getByLabelText(/^Price/), page.getByLabelText(/^Currency/)];
  await price.click();
  await userEvent.tab();
  await expect.element(currency).not.toBeInvalid();
  await price.fill('1200');
  await userEvent.tab();
  await expect.element(currency).toHaveAccessibleDescription('A currency is required with a price');
  await currency.selectOptions('EUR');
  await expect.element(currency).not.toBeInvalid();
  await expect.element(inDialog('Quote License')).not.toHaveAttribute('aria-disabled', 'true');
});

// D2-2.77, 2.78, 2.105, 4.38–4.41, 5.33–5.36, 5.38–5.41, 8.21, 9.10, 9.11, 9.36, T2-065, 150
test('a quote is activated from today for a term, and not before today', async () => {
  const { calls } = answer({ activateLicense: licenseFor('ACTIVE') });
  await button('Activate Digital Literacy QUOTED').click();
  const start = page.getByLabelText(/^Start date/);
  await expect.element(start).toHaveValue('2026-11-22');
  await expect.element(page.getByLabelText(/^End date/)).toHaveValue('2027-11-22');
  await start.fill('2026-11-21');
  await userEvent.tab();
  await expect.element(start).toHaveAccessibleDescription('Choose today or a day after it.');
  await expect.element(inDialog('Activate License')).toHaveAttribute('aria-disabled', 'true');
  await start.fill('2026-11-23');
  await inDialog('Activate License').click();
  await expect.element(page.getByText('Activated Digital Literacy ACTIVE')).toBeVisible();
  expect(sent(calls, 'activateLicense')).toMatchObject([
    {
      data: { activation_date: '2026-11-23', expiry_date: '2027-11-22', purchase_order: 'PO-7' },
      where: { id: licenseFor('QUOTED').id, version: 4 },
    },
  ]);
});

const changedQuote = {
  name: 'Digital Literacy QUOTED',
  max_users: 500,
  products: [product],
  is_gmetrix: true,
  purchase_order: 'PO-9',
  activation_date: null,
  expiry_date: null,
};
const conflict = (more: object = {}) =>
  refuse('CONFLICT', 'for programs', undefined, { version: 9, theirs: { ...changedQuote, ...more } });

test('a quote that somebody has changed is activated once that was seen, with the newer purchase order', async () => {
  const refusals = [conflict];
  const { place, calls } = answer({ activateLicense: () => refusals.shift()?.() ?? licenseFor('ACTIVE') });
  await button('Activate Digital Literacy QUOTED').click();
  await inDialog('Activate License').click();
  const changed = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect.element(changed.getByText('PO-9')).toBeVisible();
  await expect.element(changed.getByText('500')).toBeVisible();
  await expectAccessible(place);
  await changed.getByRole('button', { name: 'Activate License' }).click();
  await expect.element(page.getByText('Activated Digital Literacy ACTIVE')).toBeVisible();
  expect(sent(calls, 'activateLicense').at(-1)).toMatchObject({
    data: { activation_date: '2026-11-22', expiry_date: '2027-11-22', purchase_order: 'PO-9' },
    where: { version: 9 },
  });
});

test('a quote that somebody else has activated is read again behind the refusal', async () => {
  const { school } = answer({ activateLicense: () => refuse('CONFLICT', 'for programs') });
  await button('Activate Digital Literacy QUOTED').click();
  school['licensesByInstitution'] = [licenseOf('ACTIVE', { name: 'Activated meanwhile', version: 5 })];
  await inDialog('Activate License').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await inDialog('Cancel').click();
  await expect.element(page.getByRole('heading', { name: 'Activated meanwhile' })).toBeVisible();
});

test('a license that somebody has changed is renewed once that was seen', async () => {
  const ours = { name: 'Digital Literacy EXPIRING', activation_date: '2025-12-01', expiry_date: '2027-01-02' };
  const refusals = [() => conflict({ ...ours, max_users: 1000 })];
  const { calls } = answer({ renewLicense: () => refusals.shift()?.() ?? licenseFor('EXPIRING') });
  await button('Renew Digital Literacy EXPIRING').click();
  await page.getByLabelText('Purchase order').fill('PO-8');
  await inDialog('Renew License').click();
  const changed = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect.element(changed.getByText('1000')).toBeVisible();
  await changed.getByRole('button', { name: 'Renew License' }).click();
  await expect.element(page.getByText('Renewed Digital Literacy EXPIRING')).toBeVisible();
  expect(sent(calls, 'renewLicense').at(-1)).toMatchObject({ purchase_order: 'PO-8', version: 9 });
});

test('a quote is edited without days and stays one; what else it includes is ticked, and a draft that it holds need not be chosen', async () => {
  const { calls } = answer({
    licensesByInstitution: [
      licenseOf('QUOTED', { version: 4, is_gmetrix: false, activation_date: null, products: [] }),
    ],
    updateLicense: licenseFor('QUOTED'),
  });
  await button('Edit Digital Literacy QUOTED').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText(/^Name/)).toBeVisible();
  for (const days of [/^Start date/, /^End date/])
    await expect.element(dialog.getByLabelText(days)).not.toBeInTheDocument();
  await dialog.getByRole('checkbox', { name: /practice tests/i }).click();
  await inDialog('Save Changes').click();
  await expect.element(page.getByText('Updated Digital Literacy QUOTED')).toBeVisible();
  const [{ data }] = sent(calls, 'updateLicense') as [{ data: object }];
  expect(data).toMatchObject({ is_gmetrix: true, products: [] });
  expect(data).not.toHaveProperty('activation_date');
});

// D2-2.105, 4.38–4.41, 5.38–5.41, 9.10
test.each([
  ['EXPIRING', '2028-01-02'],
  ['EXPIRED', '2027-11-22'],
])('one that is %s is renewed until %s unless another day is chosen; twice is refused', async (state, until) => {
  const { calls } = answer({ renewLicense: () => refuse('CONFLICT', 'for programs') });
  await button(`Renew Digital Literacy ${state}`).click();
  await expect.element(page.getByLabelText(/^End date/)).toHaveValue(until);
  await inDialog('Renew License').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent(calls, 'renewLicense')).toMatchObject([{ expiry_date: until, version: 4 }]);
});

// D2-2.105, 4.38–4.41, 8.21, T2-064, 152
test('an edit says which groups still need what it takes away, and goes along with what was changed elsewhere', async () => {
  const theirs = {
    name: 'Digital Literacy ACTIVE',
    max_users: 500,
    products: [product],
    is_gmetrix: true,
    purchase_order: 'PO-9',
    activation_date: '2025-12-01',
    expiry_date: '2027-08-19',
  };
  const answers = [
    () => refuse('IN_USE', 'for programs', 'data.max_users', { groups: ['Cohort A'] }),
    () => refuse('CONFLICT', 'for programs', undefined, { theirs, version: 9 }),
    () => licenseFor('ACTIVE'),
  ];
  const { place, calls } = answer({ updateLicense: () => (answers.shift() ?? refuse)('INVALID', '') });
  await button('Edit Digital Literacy ACTIVE').click();
  await expect.element(inDialog('Save Changes')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText(/^Seats/).selectOptions('100');
  await inDialog('Save Changes').click();
  await expect
    .element(page.getByLabelText(/^Seats/))
    .toHaveAccessibleDescription('These groups still use it: Cohort A.');
  await page.getByLabelText(/^Seats/).selectOptions('1000');
  await inDialog('Save Changes').click();
  const both = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect.element(both.getByRole('heading', { level: 3 })).toHaveTextContent('Seats');
  await expectAccessible(place);
  await both.getByRole('radio', { name: 'Seats: Yours' }).click();
  await both.getByRole('button', { name: 'Save this choice' }).click();
  await expect.element(page.getByText('Updated Digital Literacy ACTIVE')).toBeVisible();
  expect(sent(calls, 'updateLicense').at(-1)).toMatchObject({
    data: { max_users: 1000, purchase_order: 'PO-9' },
    where: { version: 9 },
  });
});

// D2-5.37, 9.09
test('a system administrator sells any number of seats, typed as a number', async () => {
  const { calls } = answer({
    viewer: { ...amara, role: 'SYSTEM_ADMIN', started: null },
    updateLicense: licenseFor('ACTIVE'),
  });
  await button('Edit Digital Literacy ACTIVE').click();
  const seats = page.getByRole('textbox', { name: /^Seats/ });
  await expect.element(seats).toHaveValue('300');
  await seats.fill('many');
  await userEvent.tab();
  await expect.element(seats).toBeInvalid();
  await expect.element(inDialog('Save Changes')).toHaveAttribute('aria-disabled', 'true');
  await seats.fill('7');
  await inDialog('Save Changes').click();
  await expect.element(page.getByText('Updated Digital Literacy ACTIVE')).toBeVisible();
  expect(sent(calls, 'updateLicense')).toMatchObject([{ data: { max_users: 7 } }]);
});

test('a license whose first day is to come says when it starts', async () => {
  const { place } = answer({
    licensesByInstitution: [licenseOf('STARTS_LATER')],
  });
  await expect.element(page.getByText('Starts on Dec 02 2026')).toBeVisible();
  const state = page.getByText('Starts later');
  await expect.element(state).toBeVisible();
  expect(state.element().querySelector('svg')?.dataset['kind']).toBe('dashed');
  await expect.element(page.getByText('Active Now')).not.toBeInTheDocument();
  await expectAccessible(place);
});
