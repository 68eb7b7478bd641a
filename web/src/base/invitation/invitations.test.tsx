import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { groupOf, institutionOf } from '../../../test/values.ts';

const harbour = { ...institutionOf(), id: 'i2', name: 'Harbour City College', my_role: null, allowed_operations: [] };
const north = institutionOf();
const grace = { id: 'u9', first_name: 'Grace', last_name: 'Adeyemi' };
const fromHarbour = {
  id: 'n1',
  role: 'INSTRUCTOR',
  group_name: null as string | null,
  created_by: grace,
  institution: harbour,
};
const fromNorth = { id: 'n2', role: 'INSTRUCTOR', group_name: 'Soil Science', created_by: grace, institution: north };

const menu = page.getByRole('dialog', { name: 'Profile of Amara Okonkwo' });
const row = (name: string) => menu.getByRole('listitem').filter({ hasText: name });
const answer = (of: string, name: string) => row(of).getByRole('button', { name });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

type Invitation = typeof fromHarbour | typeof fromNorth;

/** Home of Amara with invitations that can be answered, and the menu opened. */
async function openMenu(open: readonly Invitation[], acts: Record<string, unknown> = {}) {
  const school: Record<string, unknown> = {};
  const now = (left: readonly Invitation[], institutions: readonly unknown[], joined: readonly unknown[] = []) => {
    school['userInvitations'] = left;
    school['viewer'] = {
      ...amara,
      number_of_invitations: left.length,
      institutions,
      groups: [groupOf(), ...joined],
      started: null,
    };
  };
  now(open, [north]);
  let left = open;
  school['addInstitutionMember'] = ({ data }: { data: { institution_id: string; role: string } }) => {
    left = left.filter(({ institution }) => institution.id !== data.institution_id);
    const institution = { ...harbour, my_role: data.role };
    now(
      left,
      [institution, north],
      [groupOf({ id: 'g7', name: 'Soil Science', institution })].slice(acts['joined'] ? 0 : 1),
    );
    return { id: 'm1', role: data.role, institution, group_not_joined: acts['notJoined'] ?? null };
  };
  school['deleteInstitutionInvite'] = ({ id }: { id: string }) => {
    left = left.filter((one) => one.id !== id);
    now(left, [north]);
    return { success: true, message: 'The invitation is deleted.' };
  };
  Object.assign(school, acts);
  const app = openApp('/', school);
  await page.getByRole('button', { name: /^Profile of Amara Okonkwo/ }).click();
  await expect.element(menu).toBeVisible();
  return { ...app, school };
}

describe('the profile menu of somebody who is invited', () => {
  // D1-2.12
  test('has a dot whose words say how many invitations there are, from the call that asks for the person', async () => {
    const { place, calls } = openApp('/', { viewer: { ...amara, number_of_invitations: 2, started: null } });
    const button = page.getByRole('button', { name: 'Profile of Amara Okonkwo, 2 institution invitations' });
    await expect.element(button).toBeVisible();
    expect(button.element().querySelector('span[class*=dot]')).not.toBeNull();
    const asked = calls.map(({ operation }) => operation);
    expect(asked.filter((name) => !name.startsWith('Free')).toSorted()).toEqual(['HomeScreen_viewer', 'Shell_viewer']);
    await expectAccessible(place);
  });

  // D1-2.09, 2.20, 3.03, D2-9.42
  test('lists institution, role and who has invited, in a list that is at most 250 px high', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({
      ...fromHarbour,
      id: `n${index}`,
      institution: { ...harbour, id: `h${index}`, name: `College ${index}` },
    }));
    const { place, calls } = await openMenu(many);
    await expect.element(row('College 3')).toMatchTextContent('Instructor, invited by Grace Adeyemi');
    await expect.element(answer('College 3', 'Accept')).toHaveAccessibleDescription(/College 3/);
    const list = menu.getByRole('list').first().element();
    expect(list.getBoundingClientRect().height).toBe(250);
    expect(list.scrollHeight).toBeGreaterThan(250);
    expect(calls.at(-1)).toEqual({
      operation: 'Invitations_userInvitations',
      variables: { email: 'amara@northfield.example' },
      key: null,
    });
    await expectAccessible(place);
  });

  // D1-2.18, 2.19, T1-008, 009
  test('says so while they are fetched, and where there are none', async () => {
    let reply: (list: readonly unknown[]) => void = () => {};
    const userInvitations = () => new Promise((resolve) => (reply = resolve));
    await openMenu([], { userInvitations });
    await expect.element(menu.getByRole('status')).toMatchTextContent('Fetching invitations...');
    reply([]);
    await expect.element(menu.getByRole('status')).toMatchTextContent('No invitations currently');
    await expect.element(page.getByRole('button', { name: 'Profile of Amara Okonkwo', exact: true })).toBeVisible();
  });

  test('says at once that they cannot be fetched without a line', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openMenu([], { userInvitations: () => new Promise(() => {}) });
    await expect.element(menu.getByRole('alert')).toMatchTextContent('The invitations could not be loaded.');
    await expect.element(menu.getByText('Fetching invitations...')).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test('says where they cannot be fetched, and asks again', async () => {
    const { school } = await openMenu([], { userInvitations: () => refuse('INTERNAL', 'bug') });
    await expect.element(menu.getByRole('alert')).toMatchTextContent('The invitations could not be loaded.');
    school['userInvitations'] = [fromHarbour];
    await menu.getByRole('button', { name: 'Load again' }).click();
    await expect.element(row('Harbour City College')).toBeVisible();
  });
});

describe('an invitation', () => {
  // D1-4.21, T1-005
  test('that is accepted is gone with its dot, and the institution stands on Home', async () => {
    const { calls } = await openMenu([fromHarbour]);
    await answer('Harbour City College', 'Accept').click();
    await expect.element(toast('You now belong to Harbour City College')).toBeVisible();
    await expect.element(menu.getByText('No invitations currently')).toBeVisible();
    await expect.element(menu.getByRole('heading', { name: 'Invitations' })).toHaveFocus();
    expect(calls.slice(-2)).toEqual([
      {
        operation: 'Invitations_addInstitutionMember',
        variables: { data: { user_id: 'amara', institution_id: 'i2', role: 'INSTRUCTOR' } },
        key: expect.any(String),
      },
      { operation: 'Invitations_userInvitations', variables: { email: 'amara@northfield.example' }, key: null },
    ]);
    await expect.element(page.getByRole('button', { name: 'Profile of Amara Okonkwo', exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: /Harbour City College/ })).toBeVisible();
  });

  test('names its group, which stands on Home once it is joined', async () => {
    const offered = { ...fromHarbour, role: 'STUDENT', group_name: 'Soil Science' };
    await openMenu([offered], { joined: true });
    await expect.element(row('Harbour City College')).toMatchTextContent('You also join the group Soil Science.');
    await answer('Harbour City College', 'Accept').click();
    await expect.element(menu.getByText('No invitations currently')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /Harbour City College/ }).click();
    await expect.element(page.getByRole('heading', { name: 'Soil Science' })).toBeVisible();
  });

  test('says where there was no place in its group', async () => {
    await openMenu([{ ...fromHarbour, role: 'STUDENT', group_name: 'Soil Science' }], { notJoined: 'Soil Science' });
    await answer('Harbour City College', 'Accept').click();
    const said = 'You now belong to Harbour City College. Its group Soil Science has no free place now;';
    await expect.element(toast(said)).toBeVisible();
  });

  // T1-006
  test('that is declined is gone; the focus goes on to the next one', async () => {
    const other = { ...fromHarbour, id: 'n3', institution: { ...harbour, id: 'i3', name: 'Lakeside Academy' } };
    const { calls } = await openMenu([fromHarbour, other]);
    await answer('Harbour City College', 'Decline').click();
    await expect.element(toast('Invitation from Harbour City College declined')).toBeVisible();
    await expect.element(answer('Harbour City College', 'Decline')).not.toBeInTheDocument();
    await expect.element(answer('Lakeside Academy', 'Accept')).toHaveFocus();
    expect(calls.at(-2)).toEqual({
      operation: 'Invitations_deleteInstitutionInvite',
      variables: { id: 'n1' },
      key: expect.any(String),
    });
    await expect
      .element(page.getByRole('button', { name: 'Profile of Amara Okonkwo, 1 institution invitation', exact: true }))
      .toBeVisible();
  });

  // D1-2.17, T1-007
  test('of an institution that the person belongs to reads Already a Member and can only be taken away', async () => {
    const { calls } = await openMenu([fromNorth]);
    await expect
      .element(row(north.name))
      .toMatchTextContent('You already belong to it, as Learner. Your role stays the same.');
    await expect.element(answer(north.name, 'Accept')).not.toBeInTheDocument();
    await expect.element(row(north.name)).not.toMatchTextContent('Soil Science');
    await answer(north.name, 'Already a Member').click();
    await expect.element(toast('Invitation from Northfield Technical College removed')).toBeVisible();
    await expect.element(menu.getByText('No invitations currently')).toBeVisible();
    expect(calls.map(({ operation }) => operation)).not.toContain('Invitations_addInstitutionMember');
  });

  test('that has expired in the meantime says so, and the list is fetched again', async () => {
    const { school } = await openMenu([fromHarbour], {
      addInstitutionMember: () => {
        school['userInvitations'] = [];
        refuse('INVITATION_EXPIRED', 'in English, for programs');
      },
    });
    await answer('Harbour City College', 'Accept').click();
    await expect.element(toast('This invitation is older than 30 days. Ask the person who invited you')).toBeVisible();
    await expect.element(menu.getByText('No invitations currently')).toBeVisible();
  });

  test('pressed twice is answered once', async () => {
    const { calls } = await openMenu([fromHarbour]);
    await answer('Harbour City College', 'Accept').dblClick();
    await expect.element(menu.getByText('No invitations currently')).toBeVisible();
    const answers = calls.filter(({ operation }) => operation === 'Invitations_addInstitutionMember');
    expect(answers).toHaveLength(1);
  });
});
