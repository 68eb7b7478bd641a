import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';

const nothing = {
  issuer: null,
  has_account: true,
  last_signed_in_on: '2026-10-02T09:30:00Z',
  wrong_tries: [],
  refused_mails: [],
  refused_joins: [],
  invitations: [],
};
const userOf = (access: object | null, values: object = {}) => ({
  id: 'u2',
  first_name: 'Marek',
  last_name: 'Nowak',
  avatar: null,
  email: 'marek@people.test',
  role: 'STUDENT',
  grantable_roles: ['USER', 'STUDENT'],
  created_on: '2026-09-07T08:00:00Z',
  last_seen_on: null,
  email_verified: true,
  institutions: [],
  groups: [],
  access: access && { ...nothing, ...access },
  ...values,
});
const open = (user: object, values: School = {}) =>
  openApp('/manage-jasperactive/users/u2', {
    viewer: { ...amara, role: 'TECH_SUPPORT', started: null },
    user,
    ...values,
  });

const panel = page.getByRole('region', { name: 'Getting in' });
const finding = panel.getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const link = 'https://learn.test/identity/choose-password?token=abc';

afterEach(() => page.viewport(1280, 800));

describe('why somebody cannot get in', () => {
  test('is said to be unknown where nothing stands in the way', async () => {
    open(userOf({}));
    await expect.element(panel).toMatchTextContent('No sign-in problems found.');
    await expect.element(page.getByText('Last sign-in')).toBeVisible();
    await expect.element(page.getByText('Oct 02 2026')).toBeVisible();
  });

  // O-29
  test('is named in words, each with what to do about it', async () => {
    const until = new Date(2026, 10, 25, 14, 20).toISOString();
    const { place } = open(
      userOf(
        {
          has_account: false,
          wrong_tries: [
            { everywhere: true, tries: 12, locked: false, until },
            { everywhere: false, tries: 10, locked: true, until },
          ],
          refused_mails: [{ subject: 'Welcome', created_on: '2026-11-20T12:00:00Z', reason: '550 no such mailbox' }],
          refused_joins: [
            { group: 'Evening', institution: 'Harbour', reason: 'FULL', refused_on: '2026-11-24T12:00:00Z' },
          ],
          invitations: [
            { id: 'n1', institution: 'Harbour', role: 'STUDENT', expires_on: '2026-12-24T12:00:00Z', is_over: false },
            { id: 'n2', institution: 'Rio', role: 'INSTRUCTOR', expires_on: '2026-10-24T12:00:00Z', is_over: true },
          ],
        },
        { email_verified: false },
      ),
    );
    await expect.element(finding).toHaveLength(8);
    for (const [at, ...texts] of [
      [0, 'Nobody has signed up with this address.', 'enter marek@people.test.'],
      [1, 'The address is not confirmed.', 'Opening the link confirms it'],
      [2, '12 failed sign-ins from all places together.', 'The counter resets at 14:20.'],
      [3, 'Passwords are refused until 14:20 at the place they were tried from.', 'A new password lets them in'],
      [4, 'The email “Welcome” of Nov 20 2026 was refused: 550 no such mailbox', 'Ask whether the address is right.'],
      [5, 'Evening (Harbour) was full on Nov 24 2026.', 'can make the group larger'],
      [6, 'Harbour invites them until Dec 24 2026. Role: Learner.', 'in the menu under their name'],
      [7, 'The invitation of Rio expired on Oct 24 2026.', 'can send it again'],
    ] as const)
      for (const text of texts) await expect.element(finding.nth(at)).toMatchTextContent(text);
    await expectAccessible(place);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('is nothing for roles that do not help people in', async () => {
    open(userOf(null));
    await expect.element(page.getByRole('heading', { name: 'Groups' })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('names whose matter passwords are, where another provider signs people in', async () => {
    open(userOf({ issuer: 'https://id.school.test', has_account: null }));
    await expect.element(panel).toMatchTextContent('This person signs in at https://id.school.test');
    await expect.element(button('Hand out a reset link')).not.toBeInTheDocument();
  });
});

describe('a reset link', () => {
  test('is made once it is confirmed, and shown until it was taken note of', async () => {
    const { place, calls } = open(userOf({}), {
      handOutResetLink: { link, expires_on: new Date(2026, 10, 25, 15, 5).toISOString() },
    });
    await button('Hand out a reset link').click();
    await expect.element(dialog('Hand out a reset link for Marek Nowak?')).toMatchTextContent('An email tells them');
    await expectAccessible(place);
    await button('Make the link').click();
    await expect.element(dialog('Reset link for Marek Nowak')).toMatchTextContent('It works until 15:05');
    await expect.element(page.getByLabelText('Reset link', { exact: true })).toHaveValue(link);
    await expectAccessible(place);
    expect(calls.at(-1)?.variables).toEqual({ userId: 'u2', language: 'en' });
    await button('Done').click();
    await expect.element(dialog('Reset link for Marek Nowak')).not.toBeInTheDocument();
    expect(place.textContent).not.toContain('token=');
  });

  test('that is not made says why', async () => {
    open(userOf({}), { handOutResetLink: () => refuse('RATE_LIMITED', '', undefined, { retryAfter: 120 }) });
    await button('Hand out a reset link').click();
    await button('Make the link').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('2 minutes');
  });

  test.each([
    ['who may do more than one may give', userOf({}, { grantable_roles: [] })],
    ['without an account', userOf({ has_account: false })],
  ])('is not offered for somebody %s', async (_who, user) => {
    open(user);
    await expect.element(panel).toBeVisible();
    await expect.element(button('Hand out a reset link')).not.toBeInTheDocument();
  });
});
