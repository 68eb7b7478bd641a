import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { memberOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { groupOf, institutionOf } from '../../../test/values.ts';

const administered = institutionOf({ my_role: 'CENTER_ADMIN' });
const attended = institutionOf({ id: 'i2', name: 'Harbour City' });
const ofAttended = groupOf({ id: 'g2', name: 'Harbour class', institution: { id: 'i2', name: 'Harbour City' } });
const viewerIn = (...institutions: unknown[]) => ({
  ...amara,
  institutions,
  groups: [groupOf({ my_role: 'INSTRUCTOR' }), ofAttended],
  started: null,
});
const open = (address: string, school: Record<string, unknown> = {}, subject = 'amara') =>
  openApp(
    address,
    {
      viewer: viewerIn(administered, attended),
      awaitedMails: { id: 'i1', mailed: false },
      institutionMembers: { members: [memberOf()], hasMore: false, cursor: null },
      institutionInvitations: { invitations: [], hasMore: false, cursor: null },
      userInvitations: [],
      learnersNeedingAttention: [],
      ...school,
    },
    subject,
  );
const navigation = page.getByRole('navigation', { name: 'Main' });
const entry = navigation.getByRole('link', { name: 'My Institution' });
const home = navigation.getByRole('link', { name: 'Home' });
const group = page.getByRole('link', { name: 'Evening Cohort B' });

afterEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

describe('the entry My Institution', () => {
  // D2-2.07
  test.each([
    ['CENTER_ADMIN', 1],
    ['INSTRUCTOR', 1],
    ['STUDENT', 0],
  ])('for who is %s in the current institution is there %i times', async (my_role, times) => {
    open('/', { viewer: viewerIn(institutionOf({ my_role })) });
    await expect.element(group).toBeVisible();
    await expect.poll(() => entry.elements()).toHaveLength(times);
  });

  // D2-2.07, R2-01, 03, 04
  test('leads to the members, and is the current one there and at the licenses', async () => {
    const { address, place } = open('/');
    await expect.element(home).toHaveAttribute('aria-current', 'page');
    await expect.element(entry).not.toHaveAttribute('aria-current');
    await entry.click();
    await expect.element(page.getByRole('table', { name: 'Institution Members' })).toBeVisible();
    expect(address()).toBe('/?tab=members');
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
    await expect.element(home).not.toHaveAttribute('aria-current');
    await page.getByRole('tab', { name: 'Licenses' }).click();
    await expect.element(entry).toHaveAttribute('aria-current', 'true');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect.element(entry).toHaveAttribute('aria-current', 'true');
    await page.getByRole('tab', { name: 'All Groups' }).click();
    await expect.element(home).toHaveAttribute('aria-current', 'true');
    await expectAccessible(place);
  });

  test.each(['/license/l1/seats', '/institution/i1/members/import'])('is the current one at %s', async (address) => {
    open(address);
    await expect.element(entry).toHaveAttribute('aria-current', 'true');
    await expect.element(home).not.toHaveAttribute('aria-current');
  });

  test('stands in the drawer of a narrow screen', async () => {
    await page.viewport(390, 844);
    open('/?tab=members');
    await page.getByRole('button', { name: 'Open the navigation' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Main' }).getByRole('link', { name: 'My Institution' }))
      .toHaveAttribute('aria-current', 'page');
  });

  // D2-2.106, R2-20, T2-043
  test('is what /my-institution leads to, under the same title', async () => {
    const { address } = open('/my-institution');
    await expect.element(page.getByRole('table', { name: 'Institution Members' })).toBeVisible();
    expect(address()).toBe('/?tab=members');
    expect(document.title).toBe('My Institution – Lectern');
  });

  // R2-20
  test('of a learner leads to their groups, and Home is the current one', async () => {
    open('/my-institution', { viewer: viewerIn(institutionOf()) });
    await expect.element(group).toBeVisible();
    await expect.element(home).toHaveAttribute('aria-current', 'true');
  });
});

describe('the current institution', () => {
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('combobox', { name: 'My Institution' }).selectOptions(name);
  };

  // D2-2.10, 2.11, 9.53
  test('is chosen in the profile menu: navigation and home follow, and it is remembered for this person', async () => {
    const { place } = open('/');
    await expect.element(entry).toBeVisible();
    await choose('Harbour City');
    await expectAccessible(place);
    await expect.element(entry).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Harbour class' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Harbour City', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('lectern.of.amara.institution')).toBe('i2');
  });

  test('is not chosen by who belongs to one', async () => {
    open('/', { viewer: viewerIn(administered) });
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  });

  // D2-2.10, 2.11, 9.53
  test('follows another tab', async () => {
    open('/');
    await expect.element(entry).toBeVisible();
    localStorage.setItem('lectern.of.amara.institution', 'i2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lectern.of.amara.institution', newValue: 'i2' }));
    await expect.element(entry).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Harbour class' })).toBeVisible();
  });

  test('of one person is not that of another on the same browser', async () => {
    localStorage.setItem('lectern.of.amara.institution', 'i2');
    open('/', {}, 'berta');
    await expect.element(entry).toBeVisible();
  });

  // D2-2.10, 2.11, 9.53
  test('is the first one again once the person does not belong to it any more', async () => {
    localStorage.setItem('lectern.of.amara.institution', 'i1');
    const school: Record<string, unknown> = { viewer: viewerIn(attended, administered), learnersNeedingAttention: [] };
    openApp('/', school);
    await expect.element(entry).toBeVisible();
    school['viewer'] = viewerIn(attended);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(entry).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Harbour class' })).toBeVisible();
  });
});
