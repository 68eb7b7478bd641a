import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/axe.ts';
import { licenseOf } from '../../../../../test/institution-values.ts';
import { openApp } from '../../../../../test/open-app.tsx';
import { offerOf, salesSchool } from '../../../../../test/sales-values.ts';
import { refuse, type School } from '../../../../../test/school.ts';

const product = { id: '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0b01', name: 'Digital Literacy Certification' };
const other = { id: '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0b02', name: 'Network Essentials' };
const license = (values: object = {}) =>
  licenseOf('EXPIRING', {
    id: 'l7',
    name: 'Campus',
    key: 'HSTC-7Q4M',
    purchase_order: 'PO-7',
    activation_date: '2025-12-01',
    price: '900.00',
    currency: 'EUR',
    notes: null,
    version: 4,
    products: [{ ...product, color: '#c98a00', logo: null, courses: [] }],
    ...values,
  });
const school = (values: School = {}) =>
  salesSchool({
    licensesByInstitution: [license()],
    products: [product, other].map((one) => ({ ...one, published: true })),
    ...values,
  });
const open = (values: School = {}) => {
  const asked = school(values);
  return { ...openApp('/sales-management/institution/a1', asked), school: asked };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const chooseInMenu = async (item: string) => {
  await button('More for Campus').click();
  await page.getByRole('menuitem', { name: item }).click();
};
const sent = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

test('a renewal is offered until a term after the end, for the price of before, valid for 30 days', async () => {
  const { place, calls } = open({ createLicenseOffer: offerOf() });
  await chooseInMenu('Offer a renewal');
  const dialog = page.getByRole('dialog', { name: 'Renewal of Campus' });
  await expect.element(dialog.getByLabelText(/^End date/)).toHaveValue('2028-01-02');
  await expect.element(dialog.getByLabelText(/^Price/)).toHaveValue('900.00');
  const until = dialog.getByLabelText(/^Valid until/);
  await expect.element(until).toHaveValue('2026-12-22');
  await until.fill('2026-11-21');
  await dialog.getByLabelText('Notes').click();
  await expect.element(until).toHaveAccessibleDescription(/Choose today or a day after it\./);
  await expectAccessible(place);
  await until.fill('2026-12-31');
  await dialog.getByLabelText(/^Tax in percent/).fill('19');
  await dialog.getByLabelText(/^Seats/).selectOptions('500');
  await inDialog('Make Offer').click();
  await expect.element(page.getByText('Made the offer 2026-00017')).toBeVisible();
  expect(sent(calls, 'createLicenseOffer')).toEqual([
    {
      data: {
        kind: 'RENEWAL',
        expiry_date: '2028-01-02',
        max_users: 500,
        products: [],
        price: '900.00',
        currency: 'EUR',
        notes: null,
        tax_rate: '19.00',
        valid_until: '2026-12-31',
      },
      where: { id: 'l7', version: 4 },
    },
  ]);
});

test.each(['Offer a renewal', 'Offer an enlargement'])(
  'a price without a currency says at the currency what is missing: %s',
  async (item) => {
    open({ licensesByInstitution: [license({ price: null, currency: null })] });
    await chooseInMenu(item);
    const [price, currency] = [page.getByLabelText(/^Price/), page.getByLabelText(/^Currency/)];
    await price.fill('1200');
    await userEvent.tab();
    await expect.element(currency).toHaveAccessibleDescription('A currency is required with a price');
    await currency.selectOptions('EUR');
    await expect.element(currency).not.toBeInvalid();
  },
);

test('an enlargement is offered with seats or products more, never with nothing', async () => {
  const { calls } = open({ createLicenseOffer: offerOf({ kind: 'ENLARGEMENT' }) });
  await chooseInMenu('Offer an enlargement');
  const dialog = page.getByRole('dialog', { name: 'Enlargement of Campus' });
  await expect.element(inDialog('Make Offer')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(dialog.getByLabelText(product.name)).not.toBeInTheDocument();
  await dialog.getByLabelText(other.name).click();
  await inDialog('Make Offer').click();
  await expect.element(page.getByText('Made the offer 2026-00017')).toBeVisible();
  expect(sent(calls, 'createLicenseOffer')).toMatchObject([
    { data: { kind: 'ENLARGEMENT', expiry_date: null, max_users: 300, products: [other.id] } },
  ]);
});

const theirs = {
  name: 'Campus North',
  max_users: 500,
  products: [product.id, other.id],
  is_gmetrix: true,
  purchase_order: 'PO-7',
  price: '900.00',
  currency: 'EUR',
  notes: null,
  activation_date: '2025-12-01',
  expiry_date: '2027-01-02',
};

test('an offer for a license that somebody has changed shows what changed, and is made upon that', async () => {
  const answers = [() => refuse('CONFLICT', 'for programs', undefined, { id: 'l7', version: 5, theirs })];
  const { place, calls } = open({ createLicenseOffer: () => (answers.shift() ?? offerOf)() });
  await chooseInMenu('Offer a renewal');
  await page
    .getByRole('dialog', { name: 'Renewal of Campus' })
    .getByLabelText(/^Price/)
    .fill('950');
  await inDialog('Make Offer').click();
  const changed = page.getByRole('dialog', { name: 'Changed in the meantime' });
  for (const [name, before, now] of [
    ['Seats', '300', '500'],
    ['Products', product.name, `${product.name} and ${other.name}`],
  ] as const) {
    const part = changed.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect.element(part).toHaveTextContent(`${name}Before${before}Now${now}`);
  }
  await expect.element(changed.getByRole('radio')).not.toBeInTheDocument();
  await expectAccessible(place);
  await changed.getByRole('button', { name: 'Make Offer' }).click();
  await expect.element(page.getByText('Made the offer 2026-00017')).toBeVisible();
  expect(sent(calls, 'createLicenseOffer').at(-1)).toMatchObject({
    data: { max_users: 500, price: '950.00' },
    where: { id: 'l7', version: 5 },
  });
});

test('one that is not made after all leaves the license as it is now', async () => {
  const { school: asked } = open({
    createLicenseOffer: () => refuse('CONFLICT', 'for programs', undefined, { id: 'l7', version: 5, theirs }),
  });
  await chooseInMenu('Offer a renewal');
  asked['licensesByInstitution'] = [license({ name: 'Campus North', version: 5 })];
  await inDialog('Make Offer').click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Campus North' })).toBeVisible();
});

test('an offer for a license that is a quote again is refused, and the license is read again', async () => {
  const { school: asked } = open({ createLicenseOffer: () => refuse('CONFLICT', 'for programs') });
  await chooseInMenu('Offer a renewal');
  asked['licensesByInstitution'] = [license({ name: 'Campus North', version: 5 })];
  await inDialog('Make Offer').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await inDialog('Cancel').click();
  await expect.element(page.getByRole('heading', { name: 'Campus North' })).toBeVisible();
});

// T2-066, 151
test('an offer that stands is on the card, and renewing applies the chosen one as it is', async () => {
  const offers = [
    offerOf({ max_users: 500, price: '1200.00', currency: 'EUR' }),
    offerOf({
      id: 'o8',
      number: '2026-00018',
      differences: [{ field: 'max_users', from: ['100'], to: ['300'] }],
    }),
    offerOf({ id: 'o9', number: '2026-00019', kind: 'ENLARGEMENT' }),
  ];
  const { place, calls } = open({ licensesByInstitution: [license({ offers })], renewLicense: license() });
  await expect.element(page.getByRole('link', { name: 'Offer 2026-00017, valid until Dec 22 2026' })).toBeVisible();
  await button('Renew Campus').click();
  const dialog = page.getByRole('dialog', { name: 'Renew Campus' });
  await expect.element(dialog.getByRole('radio', { name: "Don't use an offer" })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: /00018/ })).toBeDisabled();
  await expect.element(dialog.getByText(/made for 100 seats, and the license has 300 now/)).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /00019/ })).not.toBeInTheDocument();
  await expectAccessible(place);
  await dialog.getByRole('radio', { name: /^Apply offer 2026-00017 of Nov 22 2026, valid until Dec 22 2026/ }).click();
  await expect.element(dialog.getByLabelText(/^End date/)).not.toBeInTheDocument();
  await expect.element(dialog.getByText('500 seats')).toBeVisible();
  await dialog.getByLabelText('Purchase order').fill('PO-8');
  await inDialog('Renew License').click();
  await expect.element(page.getByText('Renewed Campus')).toBeVisible();
  expect(sent(calls, 'renewLicense')).toEqual([
    {
      id: 'l7',
      version: 4,
      expiry_date: '2027-12-31',
      purchase_order: 'PO-8',
      offer: { id: 'o7', version: 1 },
      group_ids: [],
    },
  ]);
});

test('editing prefills what an enlargement offers; without it the license stays as it was', async () => {
  const offers = [offerOf({ kind: 'ENLARGEMENT', expiry_date: null, max_users: 321, added_products: [other] })];
  const { calls } = open({ licensesByInstitution: [license({ offers })], updateLicense: license() });
  await button('Edit Campus').click();
  const dialog = page.getByRole('dialog', { name: 'Edit the license' });
  await dialog.getByRole('radio', { name: /00017/ }).click();
  await expect.element(dialog.getByLabelText(/^Seats/)).toHaveValue('321');
  await expect.element(dialog.getByLabelText(other.name)).toBeChecked();
  await dialog.getByRole('radio', { name: "Don't use an offer" }).click();
  await expect.element(dialog.getByLabelText(/^Seats/)).toHaveValue('300');
  await expect.element(dialog.getByLabelText(other.name)).not.toBeChecked();
  await dialog.getByRole('radio', { name: /00017/ }).click();
  await inDialog('Save Changes').click();
  await expect.element(page.getByText('Updated Campus')).toBeVisible();
  expect(sent(calls, 'updateLicense')).toMatchObject([
    { data: { max_users: 321, products: [product.id, other.id] }, offer: { id: 'o7', version: 1 } },
  ]);
});

test('what the license says otherwise by the time an offer is applied stands at the offers', async () => {
  const differences = [{ field: 'expiry_date', from: ['2027-01-02'], to: ['2027-02-01'] }];
  const { calls } = open({
    licensesByInstitution: [license({ offers: [offerOf()] })],
    renewLicense: () => refuse('CONFLICT', 'for programs', 'offer', { differences }),
  });
  await button('Renew Campus').click();
  await page.getByRole('radio', { name: /00017/ }).click();
  await inDialog('Renew License').click();
  await expect
    .element(page.getByRole('group', { name: 'Open offers' }))
    .toHaveAccessibleDescription(/ends on Jan 02 2027, and it ends on Feb 01 2027 now/);
  expect(sent(calls, 'renewLicense')).toHaveLength(1);
});

test('all offers are listed with what became of them; one is withdrawn and restored', async () => {
  const made = (state: string, values: object = {}) =>
    offerOf({ state, made_by: { id: 's1', first_name: 'Sofia', last_name: 'Brandt' }, ...values });
  const page1 = (first: string) => ({
    offers: [made(first), made('APPLIED', { id: 'o3', number: '2026-00003' })],
    hasMore: true,
    cursor: 'o3',
  });
  const {
    place,
    calls,
    school: asked,
  } = open({
    licenseOffers: ({ after }: { after?: string | null }) =>
      after
        ? { offers: [made('OVER', { id: 'o1', number: '2026-00001' })], hasMore: false, cursor: null }
        : page1('STANDS'),
    withdrawLicenseOffer: offerOf({ state: 'WITHDRAWN' }),
    restoreLicenseOffer: offerOf(),
  });
  await chooseInMenu('Offers');
  const dialog = page.getByRole('dialog', { name: 'Offers for Campus' });
  await expect.element(dialog.getByText('Applied')).toBeVisible();
  await expect.element(dialog.getByText('Sofia Brandt, Nov 22 2026').first()).toBeVisible();
  await expectAccessible(place);
  await inDialog('Load More').click();
  await expect.element(dialog.getByText(/^2026-00001, renewal/)).toBeVisible();
  await expect.element(inDialog('Load More')).not.toBeInTheDocument();
  asked['licenseOffers'] = page1('WITHDRAWN');
  await inDialog('Withdraw the offer 2026-00017').click();
  await expect.element(page.getByText('Withdrew the offer 2026-00017')).toBeVisible();
  asked['licenseOffers'] = page1('STANDS');
  await inDialog('Restore the offer 2026-00017').click();
  await expect.element(inDialog('Withdraw the offer 2026-00017')).toBeVisible();
  const where = { where: { id: 'o7', version: 1 } };
  expect([sent(calls, 'withdrawLicenseOffer'), sent(calls, 'restoreLicenseOffer')]).toEqual([[where], [where]]);
});

test('the menu of a license opens by keyboard at its first entry and gives the focus back', async () => {
  open();
  const menu = button('More for Campus');
  await expect.element(menu).toBeVisible();
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
});

const running = (values: object) =>
  license({ state: 'ACTIVE', days_to_expire: 270, expiry_date: '2027-08-19', ...values });

// D2-4.32–4.34
test('a license with a renewal offered is renewed long before it ends, and is still called active', async () => {
  const { place, calls } = open({
    licensesByInstitution: [running({ offers: [offerOf({ expiry_date: '2028-08-19' })] })],
    renewLicense: license(),
  });
  await expect.element(page.getByText('Active Now')).toBeVisible();
  await expectAccessible(place);
  await button('Renew Campus').click();
  await page.getByRole('radio', { name: /00017/ }).click();
  await inDialog('Renew License').click();
  await expect.element(page.getByText('Renewed Campus')).toBeVisible();
  expect(sent(calls, 'renewLicense')).toMatchObject([{ expiry_date: '2028-08-19', offer: { id: 'o7', version: 1 } }]);
});

test('an enlargement offered alone brings no Renew to a license that ends in a long time', async () => {
  open({ licensesByInstitution: [running({ offers: [offerOf({ kind: 'ENLARGEMENT', expiry_date: null })] })] });
  await expect.element(page.getByText('Active Now')).toBeVisible();
  await expect.element(button('Renew Campus')).not.toBeInTheDocument();
});

test('Apply beside an offer opens what applies it, with that offer chosen; one that no longer fits says why instead', async () => {
  const enlargement = { kind: 'ENLARGEMENT', expiry_date: null };
  const offers = [
    offerOf({ expiry_date: '2028-08-19' }),
    offerOf({ id: 'o8', number: '2026-00018', max_users: 500, added_products: [other], ...enlargement }),
    offerOf({
      id: 'o9',
      number: '2026-00019',
      ...enlargement,
      differences: [{ field: 'max_users', from: ['100'], to: ['300'] }],
    }),
  ];
  const { place, calls } = open({
    licensesByInstitution: [running({ offers })],
    licenseOffers: { offers, hasMore: false, cursor: null },
    renewLicense: license(),
    updateLicense: license(),
  });
  await chooseInMenu('Offers');
  await expect.element(page.getByRole('dialog').getByText(/made for 100 seats/)).toBeVisible();
  await expect.element(inDialog('Apply the offer 2026-00019')).not.toBeInTheDocument();
  await expectAccessible(place);
  await inDialog('Apply the offer 2026-00017').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Renew Campus' }).getByRole('radio', { name: /00017/ }))
    .toBeChecked();
  await inDialog('Renew License').click();
  await expect.element(page.getByText('Renewed Campus')).toBeVisible();
  await chooseInMenu('Offers');
  await inDialog('Apply the offer 2026-00018').click();
  const edit = page.getByRole('dialog', { name: 'Edit the license' });
  await expect.element(edit.getByRole('radio', { name: /00018/ })).toBeChecked();
  await expect.element(edit.getByLabelText(other.name)).toBeChecked();
  await inDialog('Save Changes').click();
  await expect.element(page.getByText('Updated Campus')).toBeVisible();
  expect(sent(calls, 'renewLicense')).toMatchObject([{ expiry_date: '2028-08-19', offer: { id: 'o7' } }]);
  expect(sent(calls, 'updateLicense')).toMatchObject([{ data: { max_users: 500 }, offer: { id: 'o8', version: 1 } }]);
});

test('an offer that was restored in the list can be applied from there', async () => {
  const made = (state: string) => ({ offers: [offerOf({ state })], hasMore: false, cursor: null });
  const { school: asked } = open({
    licensesByInstitution: [running({})],
    licenseOffers: made('WITHDRAWN'),
    restoreLicenseOffer: offerOf(),
  });
  await chooseInMenu('Offers');
  await expect.element(inDialog('Apply the offer 2026-00017')).not.toBeInTheDocument();
  asked['licenseOffers'] = made('STANDS');
  asked['licensesByInstitution'] = [running({ offers: [offerOf()] })];
  await inDialog('Restore the offer 2026-00017').click();
  await expect.element(inDialog('Apply the offer 2026-00017')).toBeVisible();
});
