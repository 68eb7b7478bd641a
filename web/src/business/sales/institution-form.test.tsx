import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileTaker, uploadInfo } from '../../../test/media-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { salesSchool } from '../../../test/sales-values.ts';
import type { School } from '../../../test/school.ts';

const at = '/sales-management/institution';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const add = button('Add Institution');
const openForm = (values: School = {}) => openApp(`${at}/add`, salesSchool({ cloudinaryInfo: uploadInfo, ...values }));
const file = () => document.querySelector('input[type="file"]') as HTMLInputElement;

describe('the form of an institution', () => {
  // D2-5.07–5.09
  test('is sent once it says what it has to, and once only', async () => {
    const { calls } = openForm({ createInstitution: () => new Promise(() => {}) });
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText(/^Name/).fill('Harbour College');
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText(/^Country/).selectOptions('GB');
    await expect.element(add).not.toHaveAttribute('aria-disabled');
    await add.click();
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    (add.element() as HTMLElement).click();
    expect(calls.filter(({ operation }) => operation.endsWith('_createInstitution'))).toHaveLength(1);
  });

  // D2-5.01–5.03, T2-073
  test('asks for one of the states of a country that has some', async () => {
    openForm();
    await page.getByLabelText(/^Name/).fill('Harbour College');
    await page.getByLabelText(/^Country/).selectOptions('US');
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    const state = page.getByLabelText(/^State or province/);
    (state.element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(state).toHaveAccessibleDescription('must be a valid state/province');
    await state.selectOptions('CA');
    await expect.element(add).not.toHaveAttribute('aria-disabled');
  });

  test('proposes the time zone of the country anew, in any browser, until one is chosen by hand', async () => {
    openForm({ countries: ['JP', 'MN', 'PG', 'US', 'BV'].map((country_code) => ({ country_code, states: [] })) });
    const [country, zone] = [page.getByLabelText(/^Country/), page.getByLabelText(/^Time zone/)];
    for (const [code, proposed] of [
      ['JP', 'Asia/Tokyo'],
      ['MN', 'Asia/Ulaanbaatar'],
      ['PG', 'Pacific/Port_Moresby'],
      ['BV', 'UTC'],
      ['US', 'America/New_York'],
    ] as const) {
      await country.selectOptions(code);
      await expect.element(zone).toHaveValue(proposed);
    }
    await zone.selectOptions('America/Denver');
    await country.selectOptions('JP');
    await expect.element(zone).toHaveValue('America/Denver');
  });

  // D2-5.10–5.13
  test('takes a logo that is a jpg, png, bmp or svg, and discards any other with a word that stays', async () => {
    const server = fileTaker();
    const { calls } = openForm();
    await expect.element(page.getByText('JPG, PNG, BMP, SVG, up to 5 MB')).toBeVisible();
    expect(file().accept).toBe('.jpg,.png,.bmp,.svg');
    expect(file().multiple).toBe(false);
    const files = new DataTransfer();
    for (const name of ['logo.gif', 'logo.bmp']) files.items.add(new File(['x'], name));
    const zone = page.getByText('Drop a file here, or').element();
    for (const type of ['dragenter', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer: files }));
    const said = page.getByText('Some elements will be discarded because they are not of the required format');
    await expect.element(said).toBeVisible();
    await expect.element(page.getByText('logo.gif')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', server.address(0));
    expect(server.sent[0]).toMatchObject({ order: { upload_preset: 'institution_logo', filename: 'logo.bmp' } });
    await page.getByLabelText(/^Name/).fill('Harbour College');
    await page.getByLabelText(/^Country/).selectOptions('GB');
    await expect.element(said).toBeVisible();
    await button('Close').click();
    await expect.element(said).not.toBeInTheDocument();
    await add.click();
    await expect
      .poll(() => calls.find(({ operation }) => operation.endsWith('_createInstitution'))?.variables)
      .toMatchObject({ data: { logo: server.address(0) } });
  });
});

// D2-1.06, 2.92, T2-035, 132, 134, 135
test('an institution that nothing has happened to says so in each of its parts', async () => {
  openApp(
    `${at}/a1`,
    salesSchool({
      institutionMembers: { members: [], hasMore: false, cursor: null },
      institutionActivities: { activities: [], hasMore: false, cursor: null },
      institutionComments: { entries: [], hasMore: false, cursor: null },
    }),
  );
  await expect.element(page.getByText('No Licences')).toBeVisible();
  await expect.element(page.getByText('No Activity Recorded')).toBeVisible();
  await expect.element(page.getByText('No Comments')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'My Members' })).toBeVisible();
  await expect.element(page.getByText('Nobody belongs to this institution yet.')).toBeVisible();
});

// D2-5.30–5.32, T2-084
test('a license is quoted for one product at least', async () => {
  const product = { id: '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0b01', name: 'Digital Literacy', published: true };
  openApp(`${at}/a1`, salesSchool({ products: [product] }));
  await button('Quote License').first().click();
  const choice = page.getByLabelText('Digital Literacy');
  await expect.element(choice).toBeVisible();
  (choice.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(page.getByText('must select one')).toBeVisible();
  await choice.click();
  await expect.element(page.getByText('must select one')).not.toBeInTheDocument();
});
