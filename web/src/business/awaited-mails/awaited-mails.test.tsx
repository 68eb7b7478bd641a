import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { institutionOf } from '../../../test/values.ts';

const panel = page.getByRole('region', { name: 'Roster emails' });
const box = panel.getByLabelText('Email them when a roster is imported');

const open = (values: School = {}, my_role = 'CENTER_ADMIN') => {
  const app = openApp('/?tab=members', {
    viewer: { ...amara, institutions: [institutionOf({ my_role })], groups: [], started: null },
    institutionMembers: { members: [], hasMore: false, cursor: null },
    institutionInvitations: { invitations: [], hasMore: false, cursor: null },
    awaitedMails: { id: 'i1', mailed: false },
    ...values,
  });
  const sent = (name: string) =>
    app.calls.filter(({ operation }) => operation === `AwaitedMails_${name}`).map(({ variables }) => variables);
  return { ...app, sent };
};

describe('mails to people on rosters', () => {
  // O-33
  test('are off until who administers the institution switches them on, and off again', async () => {
    const setAwaitedMails = ({ mailed }: { mailed: boolean }) => ({ id: 'i1', mailed });
    const { place, sent } = open({ setAwaitedMails });
    await expect.element(box).not.toBeChecked();
    await expect.element(panel).toMatchTextContent(/One email per person and group/);
    await expectAccessible(place);
    await box.click();
    await expect.element(page.getByText('These emails are sent from now on.')).toBeVisible();
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(page.getByText('These emails are no longer sent.')).toBeVisible();
    const institutionId = 'i1';
    expect(sent('setAwaitedMails')).toEqual([
      { institutionId, mailed: true },
      { institutionId, mailed: false },
    ]);
  });

  test('keep the box as it was where that fails, and say why', async () => {
    open({ setAwaitedMails: () => refuse('UNAVAILABLE', 'for programs') });
    await box.click();
    await expect.element(page.getByText(/The server is busy/)).toBeVisible();
    await expect.element(box).not.toBeChecked();
  });

  test('say so where it could not be loaded, and load again', async () => {
    let answer: () => unknown = () => refuse('UNAVAILABLE', 'for programs');
    open({ awaitedMails: () => answer() });
    await expect.element(panel.getByText(/The email settings could not be loaded/)).toBeVisible();
    answer = () => ({ id: 'i1', mailed: true });
    await panel.getByRole('button', { name: 'Load again' }).click();
    await expect.element(box).toBeChecked();
  });

  test('are no matter of an instructor', async () => {
    const { sent } = open({}, 'INSTRUCTOR');
    await expect.element(page.getByRole('tab', { name: 'Institution Members' })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    expect(sent('awaitedMails')).toEqual([]);
  });
});
