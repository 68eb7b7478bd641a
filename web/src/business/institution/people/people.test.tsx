import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { memberOf } from '../../../../test/institution-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { recordOf, salesSchool, sellerId } from '../../../../test/sales-values.ts';
import { refuse, type School } from '../../../../test/school.ts';
import { institutionOf } from '../../../../test/values.ts';

const invitationOf = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  email: `${id}@people.test`,
  first_name: 'Ines',
  last_name: id,
  role: 'STUDENT',
  expires_on: '2099-12-24T09:00:00.000Z',
  ...values,
});
const me = memberOf({ id: 'me', role: 'CENTER_ADMIN', user: { ...memberOf().user, ...amara, avatar: null } });
const people = [me, memberOf({ id: 'm2' }), memberOf({ id: 'm3', role: 'INSTRUCTOR' })];
const over = invitationOf('over', { expires_on: '2026-01-05T09:00:00.000Z' });
const invitations = [invitationOf('open'), over, invitationOf('admin', { role: 'CENTER_ADMIN' })];

const school = (values: School = {}): School => ({
  viewer: { ...amara, institutions: [institutionOf({ my_role: 'CENTER_ADMIN' })], groups: [], started: null },
  awaitedMails: { id: 'i1', mailed: false },
  institutionMembers: { members: people, hasMore: false, cursor: null },
  institutionInvitations: { invitations, hasMore: false, cursor: null },
  ...values,
});
const openPanel = (values: School = {}) => openApp('/?tab=members', school(values));

const row = page.getByRole('row');
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

/** Opens the form of one invitation, fills it in for a learner and sends it. */
async function inviteLearner(email: string) {
  await button('Invite Member').click();
  const form = dialog('Invite Member');
  await form.getByLabelText(/^First name/).fill('Ines');
  await form.getByLabelText(/^Last name/).fill('Duarte');
  await form.getByLabelText(/^Email/).fill(email);
  await form.getByLabelText(/^Role/).selectOptions('Learner');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  return form;
}
const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

afterEach(() => page.viewport(1280, 800));

describe('the people of an institution, for an administrator', () => {
  // D2-1.06, 2.92, 2.101, 2.102, 4.42, 4.43, 6.27–6.30, T2-067, 068, 121, 122
  test('are those who are invited and the members, with what can be done with each', async () => {
    const { place } = openPanel();
    await expect.element(row.nth(0)).toHaveTextContent('NameEmailRoleStatusActions');
    await expect.element(rowOf('Ines open')).toMatchTextContent('Invitedopen until Dec 24 2099');
    await expect.element(rowOf('Ines over')).toMatchTextContent('Invitedexpired on Jan 05 2026');
    await expect.element(rowOf('Marek m2')).toMatchTextContent('LearnerAccepted');
    await expect
      .element(rowOf('Amara').getByRole('button', { name: 'Unable to Edit' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(rowOf('Marek m3').getByRole('button', { name: 'Unable to Delete' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(rowOf('Ines admin').getByRole('button', { name: 'Unable to Resend: you cannot offer this role' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(rowOf('Ines admin').getByRole('button', { name: 'Unable to Edit' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(rowOf('Marek m2').getByRole('button', { name: 'Edit Marek m2' })).toBeEnabled();
    await expectAccessible(place);
    await page.viewport(390, 844);
    await expect.element(rowOf('Ines open').getByText('Invited: open until Dec 24 2099')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
  });

  test('stand in folded rows below 960 px', async () => {
    openPanel();
    const column = page.getByRole('columnheader', { name: 'Email' });
    for (const [width, columns] of [
      [959, 0],
      [960, 1],
      [961, 1],
    ] as const) {
      await page.viewport(width, 844);
      await expect.element(rowOf('Ines open')).toBeVisible();
      await expect.element(column).toHaveLength(columns);
    }
  });

  // D2-6.26
  test('have no acts for an instructor, who is not asked about invitations', async () => {
    const viewer = { ...amara, institutions: [institutionOf({ my_role: 'INSTRUCTOR' })], groups: [], started: null };
    const { calls } = openPanel({ viewer });
    await expect.element(row.nth(0)).toHaveTextContent('NameEmailRole');
    await expect.element(button('Invite Member')).not.toBeInTheDocument();
    expect(called(calls, 'institutionInvitations')).toEqual([]);
  });

  test('come in pages: first all who are invited, then the members', async () => {
    const first = { invitations: [invitationOf('one')], hasMore: true, cursor: 'one' };
    const rest = { invitations: [invitationOf('two')], hasMore: false, cursor: null };
    openPanel({ institutionInvitations: ({ after }: { after?: string | null }) => (after ? rest : first) });
    await expect.element(row).toHaveLength(2);
    await button('More Results').click();
    await expect.element(row).toHaveLength(6);
    await expect.element(row.nth(2)).toHaveFocus();
  });

  // D2-2.103, 2.104, 4.46, 5.25, 7.60, 8.16–8.18, T2-042, 146
  test('get another role, unless somebody else has changed it meanwhile, which is said', async () => {
    const asked: unknown[] = [];
    const update = ({ data }: { data: { was: string } }) => {
      asked.push(data);
      return data.was === 'STUDENT'
        ? refuse('CONFLICT', '', undefined, { role: 'CENTER_ADMIN' })
        : { id: 'm2', role: 'INSTRUCTOR' };
    };
    const { place, calls } = openPanel({ updateInstitutionMember: update, undoAuditEntry: { left_out: [] } });
    await rowOf('Marek m2').getByRole('button', { name: 'Edit Marek m2' }).click();
    await expect.element(dialog('Edit Member')).toBeVisible();
    const save = dialog('Edit Member').getByRole('button', { name: 'Save' });
    await expect.element(save).toBeDisabled();
    await dialog('Edit Member').getByLabelText('Role').selectOptions('Instructor');
    await expectAccessible(place);
    await save.click();
    const asks = dialog('Make Marek m2 Instructor?');
    await expect.element(asks.getByText(/^Afterwards you can no longer change their role yourself/)).toBeVisible();
    expect(asked).toEqual([]);
    await expectAccessible(place);
    await asks.getByRole('button', { name: 'Make Instructor' }).click();
    await expect.element(page.getByText(/changed this role to Center Administrator in the meantime/)).toBeVisible();
    await save.click();
    await expect.element(page.getByText('Successfully updated member')).toBeVisible();
    await expect.element(dialog('Edit Member')).not.toBeInTheDocument();
    expect(asked).toEqual([
      { role: 'INSTRUCTOR', was: 'STUDENT' },
      { role: 'INSTRUCTOR', was: 'CENTER_ADMIN' },
    ]);
    await button('Undo').click();
    await expect.element(page.getByText('Marek m2: Center Administrator again')).toBeVisible();
    expect(called(calls, 'undoAuditEntry')).toHaveLength(1);
  });

  // D2-4.44, 4.45
  test('whose invitation is deleted or sent again are told by name before', async () => {
    const { calls } = openPanel({
      deleteInstitutionInvite: { success: true, message: '' },
      resendInstitutionInvitation: { id: 'over', expires_on: '2099-12-24T09:00:00.000Z' },
    });
    await rowOf('Ines over').getByRole('button', { name: 'Send the invitation of Ines over again' }).click();
    await button('Resend').click();
    await expect.element(page.getByText('Member invitation sent!')).toBeVisible();
    expect(called(calls, 'resendInstitutionInvitation')).toEqual([{ id: 'over', language: 'en' }]);
    await rowOf('Ines open').getByRole('button', { name: 'Delete Ines open' }).click();
    await button('Withdraw invitation').click();
    await expect.element(page.getByText('Invitation withdrawn')).toBeVisible();
    expect(called(calls, 'deleteInstitutionInvite')).toEqual([{ id: 'open' }]);
  });
});

describe('inviting one', () => {
  // D2-2.103, 2.104, 5.18–5.26, 5.29, 8.13, T2-041, 077–082
  test('asks for each field in its own words, and says who is a member already', async () => {
    const { place, calls } = openPanel({ inviteInstitutionMember: () => refuse('TAKEN', '', 'data.email') });
    await button('Invite Member').click();
    const form = dialog('Invite Member');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    for (const text of [
      'A first name is required',
      'A last name is required',
      'A role is required',
      'An email is required',
    ])
      await expect.element(form.getByText(text)).toBeVisible();
    await expectAccessible(place);
    await form.getByLabelText(/^First name/).fill('Ines');
    await form.getByLabelText(/^Last name/).fill('Duarte');
    await form.getByLabelText(/^Email/).fill('ines');
    await form.getByLabelText(/^Role/).selectOptions('Instructor');
    await expect.element(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect.element(form.getByRole('option', { name: 'Center Administrator' })).not.toBeInTheDocument();
    await form.getByLabelText(/^Email/).fill('Ines@People.test');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(form.getByText('A user with this email already belongs to this Institution')).toBeVisible();
    expect(called(calls, 'inviteInstitutionMember')[0]).toMatchObject({
      data: { first_name: 'Ines', last_name: 'Duarte', email: 'ines@people.test', role: 'INSTRUCTOR' },
      language: 'en',
    });
  });

  test('takes somebody with one name once that is said', async () => {
    const { place, calls } = openPanel({ inviteInstitutionMember: { id: 'one', mail: null } });
    await button('Invite Member').click();
    const form = dialog('Invite Member');
    await form.getByLabelText('One name only').click();
    await expect.element(form.getByLabelText(/^Last name/)).not.toBeInTheDocument();
    await expectAccessible(place);
    await form.getByLabelText(/^First name/).fill('Sukarno');
    await form.getByLabelText(/^Email/).fill('sukarno@people.test');
    await form.getByLabelText(/^Role/).selectOptions('Learner');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect
      .poll(() => called(calls, 'inviteInstitutionMember'))
      .toMatchObject([{ data: { first_name: 'Sukarno', last_name: '' } }]);
  });

  // D2-8.11, 8.12, T2-143
  test('offers to send again what the address has already', async () => {
    const { calls } = openPanel({
      inviteInstitutionMember: () => refuse('TAKEN', '', 'data.email', { invitation_id: 'open' }),
      resendInstitutionInvitation: { id: 'open', expires_on: '2099-12-24T09:00:00.000Z' },
    });
    const form = await inviteLearner('ines@people.test');
    await expect.element(form.getByText('This address is already invited.')).toBeVisible();
    await form.getByRole('button', { name: 'Resend' }).click();
    await expect.element(page.getByText('Member invitation sent!')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    expect(called(calls, 'resendInstitutionInvitation')).toEqual([{ id: 'open', language: 'en' }]);
    await expect.poll(() => called(calls, 'institutionInvitations')).toHaveLength(2);
  });

  test('offers nothing where the address is invited in a role that is not theirs to offer', async () => {
    openPanel({
      inviteInstitutionMember: () => refuse('TAKEN', '', 'data.email', { invited_as: 'CENTER_ADMIN' }),
    });
    const form = await inviteLearner('admin@people.test');
    await expect
      .element(form.getByText(/^This address is already invited, as Center Administrator\. Only/))
      .toBeVisible();
    await expect.element(form.getByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  });
});

test('an invitation whose mail has to wait says until when', async () => {
  const mail = { state: 'WAITING', goes_out_on: '2026-11-26', tries: 0, said: null };
  openPanel({ inviteInstitutionMember: { id: 'n1', mail } });
  const form = await inviteLearner('ines@people.test');
  await expect.element(page.getByText("Saved. Today's emails are used up: 1 goes out on Nov 26 2026.")).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});

// D2-5.15–5.17, T2-075, 076
test('several are collected and invited at once; who could not be stays in the list, with why', async () => {
  const results = [
    { row: 0, state: 'INVITED' },
    { row: 1, state: 'MEMBER' },
  ];
  const viewer = { ...amara, id: sellerId, role: 'SALES_MANAGER', started: null };
  const { place, calls } = openApp(
    '/sales-management/institution/a1',
    salesSchool({ ...school(), viewer, institution: recordOf(), inviteInstitutionMembers: results }),
  );
  await button('Invite several').click();
  const form = dialog('Invite several');
  const add = form.getByRole('button', { name: 'Add Member' });
  await expect.element(add).toBeDisabled();
  for (const name of ['Ines', 'Bao', 'Ines']) {
    await form.getByLabelText('First name').fill(name);
    await form.getByLabelText('Last name').fill('Duarte');
    await form.getByLabelText('Email').fill(`${name}@people.test`);
    await form.getByLabelText('Role').selectOptions('Center Administrator');
    await add.click();
  }
  await expect.element(page.getByText('The user ines@people.test has already been added')).toBeVisible();
  await form.getByLabelText('Last name').fill('');
  await form.getByLabelText('Email').fill('sukarno@people.test');
  await expect.element(add).toBeDisabled();
  await form.getByLabelText('One name only').click();
  await add.click();
  await expect.element(form.getByRole('button', { name: 'Remove Ines from the list' })).toBeVisible();
  await expect.element(form.getByLabelText('One name only')).not.toBeChecked();
  await form.getByRole('button', { name: 'Remove Ines from the list' }).click();
  await form.getByLabelText('Email').fill('');
  await expectAccessible(place);
  await form.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect.element(form.getByText('All others are invited. 1 person was not, for the reason below.')).toBeVisible();
  await expect.element(form.getByText('A user with this email already belongs to this Institution')).toBeVisible();
  expect(called(calls, 'inviteInstitutionMembers')).toMatchObject([
    { institutionId: 'a1', data: [{ id: 0, email: 'ines@people.test', role: 'CENTER_ADMIN' }, { id: 1 }] },
  ]);
  await form.getByRole('button', { name: 'Remove Bao Duarte from the list' }).click();
  await expect.element(form.getByRole('button', { name: /^Send 0/ })).toBeDisabled();
});

test('who of several is invited already is sent that again from there; mails that wait are said beside who is left', async () => {
  const waits = (day: string) => ({ state: 'WAITING', goes_out_on: day });
  const { place, calls } = openApp('/?tab=members', {
    ...school(),
    inviteInstitutionMembers: [
      { row: 0, state: 'INVITED', invitation: { id: 'new', role: 'STUDENT', mail: waits('2026-11-24') } },
      { row: 1, state: 'OPEN', invitation: { id: 'open', role: 'STUDENT', mail: waits('2026-11-30') } },
      { row: 2, state: 'OPEN', invitation: { id: 'admin', role: 'CENTER_ADMIN', mail: null } },
    ],
    resendInstitutionInvitation: { id: 'open', expires_on: '2026-12-24T09:00:00.000Z', mail: null },
  });
  await button('Invite several').click();
  const form = dialog('Invite several');
  for (const name of ['Ines', 'Bao', 'Ada']) {
    await form.getByLabelText('First name').fill(name);
    await form.getByLabelText('Last name').fill('Duarte');
    await form.getByLabelText('Email').fill(`${name}@people.test`);
    await form.getByLabelText('Role').selectOptions('Learner');
    await form.getByRole('button', { name: 'Add Member' }).click();
  }
  await form.getByRole('button', { name: 'Send 3 invitations' }).click();
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent(/2 people were not, .* Today's emails are used up: 1 goes out on Nov 24 2026\./);
  await expectAccessible(place);
  await expect.element(form.getByText(/^This address is already invited, as Center Administrator\./)).toBeVisible();
  await expect
    .element(form.getByRole('button', { name: 'Send the invitation of Ada Duarte again' }))
    .not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Send the invitation of Bao Duarte again' }).click();
  await expect.element(page.getByText('Member invitation sent!')).toBeVisible();
  await expect.element(form.getByText('bao@people.test')).not.toBeInTheDocument();
  expect(called(calls, 'resendInstitutionInvitation')).toMatchObject([{ id: 'open' }]);
});
