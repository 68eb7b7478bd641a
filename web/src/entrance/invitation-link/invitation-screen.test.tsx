import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { linkedInvitationOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { endSession } from '../../base/session/sign-out/end-session.ts';
import { startSignIn } from '../../base/session/sign-in/start-sign-in.ts';

vi.mock('../../base/session/sign-out/end-session.ts');
vi.mock('../../base/session/sign-in/start-sign-in.ts');
vi.mock('../../base/session/resume.ts', () => ({ resume: vi.fn<() => Promise<boolean>>(async () => false) }));

const address = '/invitation/token-of-a-link';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const home = { viewer: { ...amara, started: null } };

/** Opens the link as Amara, whom it is for, unless nobody is signed in. */
const openLink = (values: Record<string, unknown>, school: School = {}, subject: string | null = 'amara') =>
  openApp(address, { ...home, invitationByLink: linkedInvitationOf(values), ...school }, subject);

beforeEach(() => {
  vi.mocked(startSignIn).mockReset().mockResolvedValue();
  vi.mocked(endSession).mockReset().mockResolvedValue([]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

describe('the link of an invitation, for who is not signed in', () => {
  test('says who invites to what, and leads somebody new to a password', async () => {
    const { place } = openLink({ taker: 'NOBODY', way: 'PASSWORD' }, {}, null);
    await expect.element(heading('Harbour City College invites you')).toBeVisible();
    await expect.element(page.getByText(/^Instructor, invited by Grace Adeyemi/)).toBeVisible();
    await expect.element(page.getByText('For amara@northfield.example')).toBeVisible();
    await expect.element(page.getByText(/^You also join the group/)).not.toBeInTheDocument();
    await expect.element(page.getByText('Open until Dec 24 2099')).toBeVisible();
    await expect
      .element(link('Choose a password'))
      .toHaveAttribute('href', '/identity/invitation?token=token-of-a-link');
    await expectAccessible(place);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
  });

  test('leads whoever has an account through the sign-in and back', async () => {
    const { place } = openLink({ taker: 'NOBODY', way: 'SIGN_IN' }, {}, null);
    await expect.element(page.getByText('Sign in as amara@northfield.example to answer.')).toBeVisible();
    await expectAccessible(place);
    await button('Sign in').click();
    await expect.poll(() => vi.mocked(startSignIn).mock.calls).toEqual([[{ from: expect.any(String) }, false]]);
  });

  test('says that the sign-in cannot be reached', async () => {
    vi.mocked(startSignIn).mockRejectedValue(new Error('away'));
    openLink({ taker: 'NOBODY', way: 'SIGN_IN' }, {}, null);
    await button('Sign in').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(button('Sign in')).toBeEnabled();
  });

  test('leaves both ways open where it was copied', async () => {
    openLink({ taker: 'NOBODY', way: 'EITHER' }, {}, null);
    await expect.element(button('Sign in')).toBeVisible();
    await expect.element(link('Create an account')).toHaveAttribute('href', '/identity/sign-up');
    await expect.element(page.getByText(/then open the link again/)).toBeVisible();
  });
});

describe('the group that is joined with it', () => {
  const group = { group_name: 'Networks '.repeat(20).trim() };
  const named = page.getByText(`You also join the group ${group.group_name}.`);

  test('is named before, to who is not signed in', async () => {
    await page.viewport(390, 844);
    const { place } = openLink({ ...group, taker: 'NOBODY', way: 'PASSWORD' }, {}, null);
    await expect.element(named).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
  });

  test('is named before, to whom it is for', async () => {
    openLink(group);
    await expect.element(button('Accept')).toBeVisible();
    await expect.element(named).toBeVisible();
  });

  test('is not named to who is a member already, and joins none by it', async () => {
    openLink({ ...group, my_role: 'STUDENT' });
    await expect.element(button('Already a Member')).toBeVisible();
    await expect.element(named).not.toBeInTheDocument();
  });
});

describe('for whom it is', () => {
  test('it is accepted, which leads home', async () => {
    const {
      calls,
      place,
      address: now,
    } = openLink(
      {},
      {
        addInstitutionMember: { id: 'm1', role: 'INSTRUCTOR', group_not_joined: null },
        freeCourseBenchmarks: [],
        freeLessons: [],
      },
    );
    await expect.element(button('Decline')).toBeVisible();
    await expectAccessible(place);
    await button('Accept').click();
    await expect.element(page.getByText('You now belong to Harbour City College')).toBeVisible();
    await expect.poll(now).toBe('/');
    expect(calls.find(({ operation }) => operation.endsWith('addInstitutionMember'))?.variables).toEqual({
      data: { user_id: 'amara', institution_id: 'i2', role: 'INSTRUCTOR' },
    });
  });

  test('it is declined', async () => {
    const { calls } = openLink({}, { deleteInstitutionInvite: { success: true, message: '' } });
    await button('Decline').click();
    await expect.element(page.getByText('Invitation from Harbour City College declined')).toBeVisible();
    expect(calls.find(({ operation }) => operation.endsWith('deleteInstitutionInvite'))?.variables).toEqual({
      id: 'n1',
    });
  });

  test('who belongs there already can only take it away', async () => {
    openLink({ my_role: 'STUDENT' }, { deleteInstitutionInvite: { success: true, message: '' } });
    await expect.element(page.getByText(/^You already belong to it, as Learner/)).toBeVisible();
    await expect.element(button('Accept')).not.toBeInTheDocument();
    await button('Already a Member').click();
    await expect.element(page.getByText('Invitation from Harbour City College removed')).toBeVisible();
  });

  test('what cannot be accepted any more says why, and is asked for again', async () => {
    const { calls } = openLink({}, { addInstitutionMember: () => refuse('CONFLICT', '', 'data.role') });
    await button('Accept').click();
    await expect.element(page.getByText(/^This was changed somewhere else/)).toBeVisible();
    await expect
      .poll(() => calls.filter(({ operation }) => operation === 'InvitationScreen_invitationByLink'))
      .toHaveLength(2);
  });
});

describe('for somebody else', () => {
  const another = { taker: 'ANOTHER', address: 'noor@people.test' };

  test('it says whom it is for and leads to their sign-in; nothing can be accepted', async () => {
    const { place } = openLink(another);
    await expect
      .element(
        page.getByText(
          'You are signed in as amara@northfield.example. Only noor@people.test can accept this invitation.',
        ),
      )
      .toBeVisible();
    await expect.element(button('Accept')).not.toBeInTheDocument();
    await expectAccessible(place);
    await button('Sign out and continue').click();
    expect(endSession).toHaveBeenCalledWith(false, address);
  });

  test('answers that are not sent yet are named before', async () => {
    vi.mocked(endSession).mockResolvedValueOnce(['Summary, Level 1 – Networks']);
    openLink(another);
    await button('Sign out and continue').click();
    const dialog = page.getByRole('dialog', { name: 'Some answers have not been sent' });
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent('Summary, Level 1 – Networks');
    await dialog.getByRole('button', { name: 'Delete and sign out' }).click();
    expect(endSession).toHaveBeenLastCalledWith(true, address);
  });

  test('whose address nobody has confirmed is told so', async () => {
    openLink({ taker: 'UNCONFIRMED' });
    await expect.element(page.getByText(/has not confirmed this address/)).toBeVisible();
    await expect.element(button('Sign in again')).toBeVisible();
    await expect.element(button('Accept')).not.toBeInTheDocument();
  });
});

test('a link that counts no more lets who has accepted it sign in, and says whom to ask', async () => {
  const school: School = { ...home, invitationByLink: () => refuse('NOT_FOUND', '') };
  const { place } = openApp(address, school, null);
  await expect.element(heading('This invitation cannot be used')).toBeVisible();
  await expect.element(page.getByText(/Ask the person who invited you to send it again/)).toBeVisible();
  await expect.element(link('Sign in')).toHaveAttribute('href', '/login');
  await expectAccessible(place);
});

test('a link that counts no more leads on who is signed in', async () => {
  openApp(address, { ...home, invitationByLink: () => refuse('NOT_FOUND', '') });
  await expect.element(page.getByText(/Then you are in: your groups are on Home/)).toBeVisible();
  await expect.element(link('Go to Lectern')).toHaveAttribute('href', '/');
});

test('what could not be loaded is loaded again', async () => {
  const school: School = { ...home, invitationByLink: () => refuse('INTERNAL', 'bug') };
  openApp(address, school, null);
  await expect.element(page.getByText(/The invitation could not be loaded/)).toBeVisible();
  school['invitationByLink'] = linkedInvitationOf({ taker: 'NOBODY', way: 'PASSWORD' });
  await button('Load again').click();
  await expect.element(heading('Harbour City College invites you')).toBeVisible();
});
