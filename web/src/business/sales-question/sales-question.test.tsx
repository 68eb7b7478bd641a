import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { licenseOf, memberOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { recordOf } from '../../../test/sales-values.ts';
import { refuse, type School } from '../../../test/school.ts';
import { sofia } from '../../../test/follow-up-values.ts';
import { institutionOf } from '../../../test/values.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

const admin = institutionOf({ my_role: 'CENTER_ADMIN' });
const asked = (values: object = {}) => ({
  is_new: true,
  asked_on: '2026-11-20T09:00:00.000Z',
  asked_by: amara,
  seats: null,
  sales_manager: sofia,
  ...values,
});
const school = (values: School = {}): School => ({
  viewer: { ...amara, institutions: [admin], groups: [], started: null },
  institution: recordOf({ id: 'i1' }),
  awaitedMails: { id: 'i1', mailed: false },
  institutionMembers: {
    members: [memberOf({ id: 'm2' }), memberOf({ id: 'm3', role: 'INSTRUCTOR' })],
    hasMore: false,
    cursor: null,
  },
  institutionInvitations: { invitations: [], hasMore: false, cursor: null },
  licensesByInstitution: [
    licenseOf('ACTIVE', { institution: admin, slots_used: 269 }),
    licenseOf('EXPIRING', { institution: admin, slots_used: 270 }),
  ],
  askSalesManager: asked(),
  ...values,
});

afterEach(() => page.viewport(1280, 800));

describe('an administrator', () => {
  test('asks for more seats where few places are free, and hears whose list that is on', async () => {
    const { place, calls } = openApp('/?tab=licenses', school());
    await expect.element(page.getByRole('button', { name: /^Ask for more seats/ })).toHaveLength(1);
    await button('Ask for more seats of Digital Literacy EXPIRING').click();
    await expect.element(page.getByText(/goes to Sofia Brandt, who looks after your institution/)).toBeVisible();
    await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText(/^How many more/).fill('50');
    await page.getByLabelText('Note').fill('From March.');
    await expectAccessible(place);
    await button('Send').click();
    await expect.element(page.getByText('Sent to Sofia Brandt')).toBeVisible();
    expect(called(calls, 'askSalesManager')).toEqual([
      { data: { license_id: 'l-EXPIRING', seats: 50, what: 'From March.' } },
    ]);
  });

  // D2-4.32–4.34
  test('sees that a license is active now, also where it is nearly full and more can be asked for', async () => {
    openApp(
      '/?tab=licenses',
      school({ licensesByInstitution: [licenseOf('ACTIVE', { institution: admin, slots_used: 270 })] }),
    );
    await expect.element(button('Ask for more seats of Digital Literacy ACTIVE')).toBeVisible();
    await expect.element(page.getByText('Active Now')).toBeVisible();
  });

  test('asks about whom they may not change, by the name of who may', async () => {
    const { calls } = openApp('/?tab=members', school());
    const row = page.getByRole('row', { name: /Marek m3/ });
    await expect.element(row.getByRole('button', { name: 'Unable to Edit' })).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: /^Ask / })).toHaveLength(1);
    await row.getByRole('button', { name: 'Ask Sofia Brandt about Marek m3' }).click();
    await page.getByLabelText(/^What you would like/).fill('Please make him an administrator.');
    await button('Send').click();
    await expect.element(page.getByText('Sent to Sofia Brandt')).toBeVisible();
    expect(called(calls, 'askSalesManager')).toEqual([
      { data: { member_id: 'm3', what: 'Please make him an administrator.' } },
    ]);
    await page.viewport(390, 844);
    await expect.element(row.getByRole('button', { name: 'Ask Sofia Brandt about Marek m3' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('hears who asked the same before, when, and for how much', async () => {
    openApp('/?tab=licenses', school({ askSalesManager: asked({ is_new: false, seats: 80 }) }));
    await button('Ask for more seats of Digital Literacy EXPIRING').click();
    await page.getByLabelText(/^How many more/).fill('50');
    await button('Send').click();
    const said = page.getByRole('dialog', { name: 'Already asked' });
    await expect
      .element(said.getByText(/Amara Okonkwo asked this on Nov 20 2026, for 80 more seats.*the list of Sofia Brandt/))
      .toBeVisible();
    await said.getByRole('button', { name: 'Close' }).click();
    await expect.element(said).not.toBeInTheDocument();
  });

  test('asks sales where nobody looks after the institution, and hears why it is not the time', async () => {
    const institution = recordOf({ id: 'i1', sales_manager: null });
    const no = () => refuse('RATE_LIMITED', 'for programs', undefined, { retryAfter: 3600 });
    openApp('/?tab=members', school({ institution, askSalesManager: no }));
    await button('Ask sales about Marek m3').click();
    await page.getByLabelText(/^What you would like/).fill('Please remove him.');
    await button('Send').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByLabelText(/^What you would like/)).toHaveValue('Please remove him.');
  });
});

test('an instructor is offered no question', async () => {
  const viewer = { ...amara, institutions: [institutionOf({ my_role: 'INSTRUCTOR' })], groups: [], started: null };
  const license = licenseOf('ACTIVE', { slots_used: 300 });
  openApp('/?tab=licenses', school({ viewer, licensesByInstitution: [license] }));
  await expect.element(page.getByRole('heading', { name: 'Digital Literacy ACTIVE' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Ask/ })).not.toBeInTheDocument();
});
