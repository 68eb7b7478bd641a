import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { recordOf, salesSchool, sellerId, sofiaId } from '../../../test/sales-values.ts';
import { refuse } from '../../../test/school.ts';

const at = '/sales-management';
const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sales Management' });
const textOf = (found: Locator) => found.query()?.textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

describe('the sales area', () => {
  // D2-2.05, 2.06, 2.82–2.87, 4.31, 9.02, R2-14–19, 26, 28, T2-003, 056
  test('is an entry of the navigation and opens with the institutions, which lead to each', async () => {
    const none = recordOf({ id: 'a2', name: 'Río Claro', country_code: 'MX', licenses: [], sales_manager: null });
    const licenses = [
      { id: 'l1', state: 'ACTIVE', days_to_expire: 300 },
      { id: 'l2', state: 'EXPIRING', days_to_expire: 20 },
    ];
    const two = recordOf({ id: 'a3', licenses });
    const listed = { institutions: [recordOf(), none, two], hasMore: false, cursor: null };
    const { place, address } = openApp('/', salesSchool({ paginatedInstitutions: listed }));
    await entry.click();
    await expect.poll(address).toBe(at);
    await expect.element(page.getByRole('heading', { name: 'Institutions' })).toBeVisible();
    const rows = page.getByRole('region', { name: 'Institutions' }).getByRole('link');
    await expect.poll(() => textOf(rows.nth(0))).toContain('Leeds, United KingdomSofia BrandtActive');
    await expect.poll(() => textOf(rows.nth(1))).toContain('MexicoNo License');
    await expect.poll(() => textOf(rows.nth(2))).toContain('ActiveActive, 20 days left');
    await expectAccessible(place);
    await rows.nth(1).click();
    await expect.poll(address).toBe(`${at}/institution/a2`);
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
  });

  // D2-2.80, 2.81, 6.35, 6.36, R2-14–19, 26, 28
  test('is closed to all who do not sell, and they are led home', async () => {
    for (const role of globalRoles.filter((one) => !salesRoles.some((sells) => sells === one))) {
      const { address } = openApp(`${at}/institution/a1`, salesSchool({ viewer: { ...amara, role, started: null } }));
      await expect.poll(address).toBe('/');
    }
    await expect.element(entry).not.toBeInTheDocument();
  });

  // D2-2.82–2.87, 2.97–2.100, 9.02, T2-032–034, 040, 131, 133
  test('searches by what is typed, keeps search and size in the address, and Clear keeps the size', async () => {
    const none = { institutions: [], hasMore: false, cursor: null };
    const { calls, address } = openApp(at, salesSchool({ paginatedInstitutions: none }));
    await expect.element(page.getByText('No Institutions')).toBeVisible();
    await page.getByLabelText('View').selectOptions('40');
    await page.getByRole('searchbox').fill('río');
    await expect.element(page.getByText('No Matching Results')).toBeVisible();
    expect(decodeURIComponent(address())).toBe(`${at}?search=río&pageSize=40`);
    expect(called(calls, 'paginatedInstitutions').at(-1)).toEqual({ search: 'río', pageSize: 40, after: null });
    await button('Clear').click();
    await expect.poll(address).toBe(`${at}?pageSize=40`);
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
    await page.getByRole('tab', { name: 'Users without an Institution' }).click();
    await expect.element(page.getByText('No Users')).toBeVisible();
    expect(called(calls, 'paginatedUsers').at(-1)).toEqual({ search: '', pageSize: 10, after: null });
    await page.getByRole('searchbox').fill('a');
    await expect.element(page.getByText('Type at least 2 characters.')).toBeVisible();
  });
});

describe('an institution', () => {
  // D2-2.88, 5.04–5.06, 8.20, R2-14–19, 26, 28, T2-148
  test('is added: its country proposes the time zone and asks for a state, its creator looks after it', async () => {
    const { place, calls, address } = openApp(`${at}/institution/add`, salesSchool());
    const name = page.getByLabelText(/^Name/);
    await name.fill('Harbour College');
    await expect.element(button('Add Institution')).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText(/^Country/).selectOptions('US');
    await expect.element(page.getByLabelText(/^Time zone/)).toHaveValue('America/New_York');
    await page.getByLabelText(/^State or province/).selectOptions('CA');
    await expect.element(page.getByLabelText(/^Time zone/)).toHaveValue('America/Los_Angeles');
    await page.getByLabelText('City').fill('Oakland');
    await expectAccessible(place);
    await button('Add Institution').click();
    await expect.poll(address).toBe(`${at}/institution/a9`);
    await expect.element(page.getByText('Successfully created Harbour College')).toBeVisible();
    expect(called(calls, 'createInstitution')).toEqual([
      {
        data: {
          name: 'Harbour College',
          logo: null,
          country_code: 'US',
          state_code: 'CA',
          city: 'Oakland',
          address: null,
          time_zone: 'America/Los_Angeles',
          sales_manager_id: sellerId,
        },
      },
    ]);
  });

  test('is not left half-filled, and what was typed a moment before counts', async () => {
    const { router, address } = openApp(`${at}/institution/add`, salesSchool());
    const name = page.getByLabelText(/^Name/);
    const question = page.getByRole('dialog');
    await expect.element(name).toBeVisible();
    // Both in one task: nothing is drawn in between.
    const field = name.element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Harbour College');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    router.history.push('/');
    await question.getByRole('button', { name: 'Stay here' }).click();
    expect(address()).toBe(`${at}/institution/add`);
    await expect.element(name).toHaveValue('Harbour College');
    await name.fill('');
    router.history.push('/');
    await expect.poll(address).toBe('/');
  });

  test('is looked after by nobody where a developer adds it and chooses none', async () => {
    const viewer = { ...amara, id: sellerId, role: 'DEVELOPER', started: null };
    const usersByRoles = [{ ...amara, id: sofiaId, first_name: 'Sofia', last_name: 'Brandt' }];
    const { calls } = openApp(`${at}/institution/add`, salesSchool({ viewer, usersByRoles }));
    await page.getByLabelText(/^Name/).fill('Harbour College');
    await page.getByLabelText(/^Country/).selectOptions('GB');
    await expect.element(page.getByLabelText('Sales manager')).toHaveValue('');
    await button('Add Institution').click();
    await expect.poll(() => called(calls, 'createInstitution')).toMatchObject([{ data: { sales_manager_id: null } }]);
  });

  test('is not left unsaved without a word, and says at the field what the server has against it', async () => {
    const wrong = () => refuse('NOT_FOUND', 'for programs', 'data.sales_manager_id');
    const { router, address } = openApp(`${at}/institution/add`, salesSchool({ createInstitution: wrong }));
    await page.getByLabelText(/^Name/).fill('Harbour College');
    await page.getByLabelText(/^Country/).selectOptions('GB');
    void router.navigate({ to: '/' });
    await button('Stay here').click();
    expect(address()).toBe(`${at}/institution/add`);
    await button('Add Institution').click();
    await expect.element(page.getByLabelText('Sales manager')).toHaveAccessibleDescription(/./);
    await expect.element(page.getByLabelText(/^Name/)).toHaveValue('Harbour College');
  });

  // D2-2.90, 2.91, 9.05, 9.06, T2-194
  test('shows what it is, what happened and what was said, five at a time', async () => {
    const { place } = openApp(`${at}/institution/a1`, salesSchool());
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Northfield Technical College');
    await expect.element(page.getByText('No Licences')).toBeVisible();
    const activity = page.getByRole('region', { name: 'Activity' });
    await expect
      .poll(() => textOf(activity.getByRole('listitem').nth(4)))
      .toContain('Quoted the license Site license 7');
    await activity.getByRole('button', { name: 'Load More' }).click();
    await activity.getByRole('button', { name: 'Load More' }).click();
    await expect.poll(() => textOf(activity.getByRole('listitem').nth(11))).toContain('Site license 0');
    await expect.element(activity.getByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    await expectAccessible(place);
  });

  // D2-2.90, 2.91, 5.126, 5.127, 8.24, 9.05, 9.06, T2-113
  test('takes a comment, which stands first; one that fails stays in its field', async () => {
    const school = salesSchool();
    const { calls, connection } = openApp(`${at}/institution/a1`, school);
    const comments = page.getByRole('region', { name: 'Comments' });
    const field = comments.getByLabelText('Write a comment');
    await expect.element(button('Add Comment')).toHaveAttribute('aria-disabled', 'true');
    await field.fill('They want to renew.');
    connection.lost = true;
    await button('Add Comment').click();
    await expect.element(comments.getByText(/could not be added/)).toBeVisible();
    await expect.element(field).toHaveValue('They want to renew.');
    connection.lost = false;
    await button('Add Comment').click();
    await expect.poll(() => textOf(comments.getByRole('listitem').first())).toContain('They want to renew.');
    await expect.element(field).toHaveValue('');
    const keys = calls.filter(({ operation }) => operation.endsWith('_createInstitutionComment'));
    expect(keys).toHaveLength(1);
  });

  // D2-5.07–5.09
  test('is changed in a dialog; where somebody else was faster, both copies are shown', async () => {
    const theirs = { ...recordOf(), sales_manager_id: sofiaId, city: 'Bradford' };
    const answers = [() => refuse('CONFLICT', 'for programs', undefined, { theirs, version: 9 }), () => recordOf()];
    const { place, calls } = openApp(
      `${at}/institution/a1`,
      salesSchool({ updateInstitution: () => (answers.shift() ?? recordOf)() }),
    );
    await button('Edit').click();
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('City').fill('York');
    await button('Save').click();
    const both = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect.element(both.getByText('Bradford')).toBeVisible();
    await expectAccessible(place);
    await both.getByRole('radio', { name: 'City: Yours' }).click();
    await both.getByRole('button', { name: 'Save this choice' }).click();
    await expect.element(page.getByText('Updated Northfield Technical College')).toBeVisible();
    expect(called(calls, 'updateInstitution')).toMatchObject([
      { data: { city: 'York' }, where: { id: 'a1', version: 3 } },
      { data: { city: 'York' }, where: { id: 'a1', version: 9 } },
    ]);
  });

  test('that is not there, or could not be loaded, says so and leads back', async () => {
    let answer: () => object = () => refuse('NOT_FOUND', 'for programs');
    const { address } = openApp(`${at}/institution/a1`, salesSchool({ institution: () => answer() }));
    await expect.element(page.getByText('Not found, or you do not have access.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Institutions' }).click();
    await expect.poll(address).toBe(at);
    answer = () => refuse('UNAVAILABLE', 'for programs');
    await page.getByRole('link', { name: /Northfield/ }).click();
    await expect.element(page.getByText('The institution could not be loaded.')).toBeVisible();
    answer = () => recordOf();
    await button('Load again').click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Northfield Technical College');
  });

  test.each([
    [at, 'paginatedInstitutions', /^The institutions could not be loaded/, 'Northfield Technical College'],
    [
      `${at}/institution/a1`,
      'institutionActivities',
      /^The activity could not be loaded/,
      'Quoted the license Site license 11',
    ],
    [`${at}/institution/a1`, 'institutionComments', /^The comments could not be loaded/, 'Call 11'],
  ])('%s says so where its %s fail, and loads them when asked again', async (address, call, said, shown) => {
    const school = salesSchool({ [call]: () => refuse('UNAVAILABLE', 'for programs') });
    const { place } = openApp(address, school);
    await expect.element(page.getByText(said)).toBeVisible();
    await expectAccessible(place);
    school[call] = salesSchool()[call];
    await button('Load again').click();
    await expect.element(page.getByRole('main').getByText(shown)).toBeVisible();
    await expect.element(page.getByText(said)).not.toBeInTheDocument();
  });
});
