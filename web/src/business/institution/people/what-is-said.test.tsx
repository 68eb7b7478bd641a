import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { institutionOf } from '../../../../test/values.ts';

const invitation = {
  id: 'open',
  email: 'ines@people.test',
  first_name: 'Ines',
  last_name: 'Duarte',
  role: 'STUDENT',
  expires_on: '2099-12-24T09:00:00.000Z',
};
const open = (values: Record<string, unknown> = {}) =>
  openApp('/?tab=members', {
    viewer: { ...amara, institutions: [institutionOf({ my_role: 'CENTER_ADMIN' })], groups: [], started: null },
    awaitedMails: { id: 'i1', mailed: false },
    institutionMembers: { members: [], hasMore: false, cursor: null },
    institutionInvitations: { invitations: [invitation], hasMore: false, cursor: null },
    ...values,
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const wentWrong = page.getByText('Something went wrong! Please check your connection and try again.');

// D2-8.16–8.18, T2-145
test('an invitation that could not be deleted stays, and that is said', async () => {
  const { connection } = open();
  await button('Delete Ines Duarte').click();
  connection.lost = true;
  await button('Withdraw invitation').click();
  await expect.element(wentWrong).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Ines Duarte/ })).toBeVisible();
});

// D2-8.16–8.18, T2-145
test('an invitation whose role could not be changed keeps what was chosen, and that is said', async () => {
  const { connection } = open();
  await button('Edit Ines Duarte').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Member' });
  await dialog.getByLabelText('Role').selectOptions('Instructor');
  connection.lost = true;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(wentWrong).toBeVisible();
  await expect.element(dialog.getByLabelText('Role')).toHaveValue('INSTRUCTOR');
});

// D2-8.11, 8.12, T2-144
test('several who are all invited are gone from the dialog with it, and that is said', async () => {
  open({ inviteInstitutionMembers: [{ row: 0, state: 'INVITED' }] });
  await button('Invite several').click();
  const dialog = page.getByRole('dialog', { name: 'Invite several' });
  await dialog.getByLabelText('First name').fill('Bao');
  await dialog.getByLabelText('Last name').fill('Tran');
  await dialog.getByLabelText('Email').fill('bao@people.test');
  await dialog.getByLabelText('Role').selectOptions('Instructor');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect.element(page.getByText('The invitations were sent and saved correctly')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});
