import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { invitationOf, memberOf } from '../../../../test/institution-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { refuse, type School } from '../../../../test/school.ts';
import { institutionOf } from '../../../../test/values.ts';

const mailOf = (state: string, values: Record<string, unknown> = {}) => ({
  mail: { state, goes_out_on: null, tries: 0, said: null, ...values },
});
const waiting = mailOf('WAITING', { goes_out_on: '2099-11-26' });
const said = '550 5.1.1 No such user';
const invitations = [
  invitationOf('open', { next_reminder_on: '2099-11-28T09:00:00.000Z' }),
  invitationOf('waiting', waiting),
  invitationOf('refused', mailOf('REFUSED', { tries: 1, said })),
  invitationOf('tried', mailOf('SENDING', { tries: 2, said: 'busy' })),
  invitationOf('over', { expires_on: '2026-01-05T09:00:00.000Z', link: null }),
  invitationOf('admin', { role: 'CENTER_ADMIN' }),
];
const me = memberOf({ id: 'me', role: 'CENTER_ADMIN', user: { ...memberOf().user, ...amara, avatar: null } });
const openPanel = (values: School = {}) =>
  openApp('/?tab=members', {
    viewer: { ...amara, institutions: [institutionOf({ my_role: 'CENTER_ADMIN' })], groups: [], started: null },
    awaitedMails: { id: 'i1', mailed: false },
    institutionMembers: { members: [me], hasMore: false, cursor: null },
    institutionInvitations: { invitations, hasMore: false, cursor: null },
    ...values,
  });

const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);
const done = (...ids: readonly string[]) => ids.map((id) => ({ id, state: 'DONE' }));

afterEach(() => page.viewport(1280, 800));

describe('the row of an invitation', () => {
  test('says until when it is open, and what keeps its mail from its reader', async () => {
    const { place } = openPanel();
    await expect.element(rowOf('Ines open')).toMatchTextContent('open until Dec 24 2099reminder on Nov 28 2099');
    await expect.element(rowOf('Ines waiting')).toMatchTextContent('Email goes out on Nov 26 2099');
    await expect.element(rowOf('Ines refused')).toMatchTextContent(`Address refused${said}`);
    await expect.element(rowOf('Ines tried')).toMatchTextContent('Being sent, tried 2 times');
    await expect.element(rowOf('Ines over')).toMatchTextContent('expired on Jan 05 2026');
    await expectAccessible(place);
    await page.viewport(390, 844);
    await expect.element(rowOf('Ines refused').getByText(`Address refused: ${said}`)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
  });

  test('has its link to copy while it can be accepted', async () => {
    openPanel();
    await expect.element(rowOf('Ines open').getByRole('button', { name: 'Copy link for Ines open' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Copy link for Ines over' })).not.toBeInTheDocument();
  });

  test('stops the reminders that are to come', async () => {
    const { calls } = openPanel({ setInvitationReminders: { id: 'open', reminds: false } });
    await rowOf('Ines open').getByRole('button', { name: 'Stop the reminders to Ines open' }).click();
    await expect.element(page.getByText('Reminders stopped')).toBeVisible();
    expect(called(calls, 'setInvitationReminders')).toEqual([{ id: 'open', reminds: false }]);
  });

  test('whose address was refused is corrected and sent to, unless somebody else has it', async () => {
    const { calls, place } = openPanel({
      correctInstitutionInvitation: ({ data }: { data: { email: string } }) =>
        data.email.startsWith('taken') ? refuse('TAKEN', '', 'data.email') : { id: 'refused', ...waiting },
    });
    await rowOf('Ines refused').getByRole('button', { name: 'Edit Ines refused' }).click();
    const form = dialog('Correct the address');
    await expect.element(form).toBeVisible();
    await expectAccessible(place);
    await form.getByLabelText(/^Email/).fill('taken@people.test');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(form.getByText(/^Somebody else is invited at this address/)).toBeVisible();
    await form.getByLabelText(/^Email/).fill('Ines@people.test');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(page.getByText(/Today's emails are used up: 1 goes out on Nov 26 2099\.$/)).toBeVisible();
    expect(called(calls, 'correctInstitutionInvitation').at(-1)).toEqual({
      id: 'refused',
      data: { first_name: 'Ines', last_name: 'refused', email: 'ines@people.test' },
      was: { first_name: 'Ines', last_name: 'refused', email: 'refused@people.test' },
      language: 'en',
    });
  });

  test('whose address somebody else has corrected meanwhile shows both, and what is chosen is sent', async () => {
    const theirs = { first_name: 'Inés', last_name: 'refused', email: 'other@people.test' };
    const { calls, place } = openPanel({
      correctInstitutionInvitation: ({ was }: { was: { email: string } }) =>
        was.email === theirs.email ? { id: 'refused', ...waiting } : refuse('CONFLICT', '', undefined, { theirs }),
    });
    await rowOf('Ines refused').getByRole('button', { name: 'Edit Ines refused' }).click();
    const form = dialog('Correct the address');
    await form.getByLabelText(/^Email/).fill('ines@people.test');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    const both = dialog('Changed in the meantime');
    await expect.element(both.getByText('other@people.test')).toBeVisible();
    await expect.element(both.getByText('ines@people.test')).toBeVisible();
    await expectAccessible(place);
    await expect.element(both.getByText('Inés')).not.toBeInTheDocument();
    await both.getByRole('radio', { name: 'Email: Yours' }).click();
    await both.getByRole('button', { name: 'Send this choice' }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(called(calls, 'correctInstitutionInvitation').at(-1)).toMatchObject({
      data: { first_name: 'Inés', last_name: 'refused', email: 'ines@people.test' },
      was: theirs,
    });
  });

  test('that goes somewhere by now says where, and nothing is sent', async () => {
    openPanel({
      correctInstitutionInvitation: () => refuse('CONFLICT', '', undefined, { sent_to: 'other@people.test' }),
    });
    await rowOf('Ines refused').getByRole('button', { name: 'Edit Ines refused' }).click();
    const form = dialog('Correct the address');
    await form.getByLabelText(/^Email/).fill('ines@people.test');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent(
        'In the meantime this invitation was sent again: it goes to other@people.test. What you entered was not sent.',
      );
  });
});

test('those that are over, wait or reached nobody are found by themselves', async () => {
  const over = { invitations: [invitations[4]], hasMore: false, cursor: null };
  const { calls } = openPanel({
    institutionInvitations: ({ show }: { show?: string | null }) =>
      show === 'OVER' ? over : { invitations: show ? [] : invitations, hasMore: false, cursor: null },
  });
  await page.getByLabelText('Show').selectOptions('Expired invitations');
  await expect.element(page.getByRole('row')).toHaveLength(2);
  await expect.element(rowOf('Ines over')).toBeVisible();
  expect(called(calls, 'institutionInvitations').at(-1)).toMatchObject({ show: 'OVER' });
  await page.getByLabelText('Show').selectOptions('Email not delivered');
  await expect.element(page.getByText('No Results')).toBeVisible();
});

test('members are found without those who are invited', async () => {
  const { calls, place } = openPanel();
  await expect.element(rowOf('Ines open')).toBeVisible();
  await page.getByLabelText('Show').selectOptions('Members');
  await expect.element(page.getByRole('row')).toHaveLength(2);
  await expect.element(rowOf('Amara')).toBeVisible();
  expect(called(calls, 'institutionInvitations')).toHaveLength(1);
  await expectAccessible(place);
});

describe('while a mail is being sent', () => {
  afterEach(() => void vi.useRealTimers());
  /** Takes the clock of the page; gives what lets seconds pass. */
  const takeClock = () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    return (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  };
  const come = () => document.dispatchEvent(new Event('visibilitychange'));

  test('what becomes of it shows at once, on each page that is shown, and nothing takes the focus', async () => {
    const pass = takeClock();
    let fate = mailOf('SENDING');
    let late: readonly object[] = [];
    const { calls } = openPanel({
      institutionInvitations: ({ after }: { after?: string | null }) =>
        after
          ? { invitations: [invitationOf('sent', fate), ...late], cursor: null }
          : { invitations: [invitationOf('open')], cursor: 'c1' },
    });
    await button('More Results').click();
    await expect.element(rowOf('Ines sent')).toMatchTextContent('open until');
    await page.getByRole('searchbox').click();
    fate = mailOf('REFUSED', { tries: 1, said });
    late = [invitationOf('late')];
    pass(5);
    await expect.element(rowOf('Ines sent')).toMatchTextContent(`Address refused${said}`);
    await expect.element(rowOf('Ines open')).toBeVisible();
    await expect.element(rowOf('Ines late')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    const asked = called(calls, 'institutionInvitations').map((variables) =>
      'after' in variables ? variables.after : 0,
    );
    expect(asked).toEqual([null, 'c1', null, 'c1']);
  });

  test('the panel asks a few times, and once more for whoever comes back; else it is left alone', async () => {
    const pass = takeClock();
    let fate = mailOf('SENDING');
    const { calls } = openPanel({
      institutionInvitations: () => ({
        invitations: [invitationOf('sent', fate), invitationOf(`answer-${asked()}`)],
        cursor: null,
      }),
    });
    const asked = () => called(calls, 'institutionInvitations').length;
    // While an answer is awaited nothing more is asked: each is shown before the clock goes on.
    const shown = async (times: number) => {
      await expect.element(rowOf(`Ines answer-${times}`)).toBeVisible();
    };
    await shown(1);
    for (const times of [2, 3, 4, 5]) {
      pass(5);
      await shown(times);
      await expect.element(rowOf('Ines sent')).toBeVisible();
    }
    pass(60);
    expect(asked()).toBe(5);
    fate = mailOf('SENT');
    come();
    await shown(6);
    fate = mailOf('REFUSED', { tries: 1, said });
    pass(60);
    come();
    await expect.element(rowOf('Ines sent')).toMatchTextContent('Address refused');
    expect(asked()).toBe(7);
  });
});

describe('several invitations', () => {
  test('are chosen, all or some, but not those whose role is not theirs to give', async () => {
    const { place } = openPanel();
    await choose('Ines open').click();
    await expect.element(page.getByText('1 invitation chosen')).toBeVisible();
    await expect.element(choose('Ines admin')).not.toBeInTheDocument();
    await choose('all invitations shown').click();
    await expect.element(page.getByText('5 invitations chosen')).toBeVisible();
    await expectAccessible(place);
    await page.viewport(390, 844);
    await expect.element(button('Change role')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await button('Choose none').click();
    await expect.element(page.getByText('5 invitations chosen')).not.toBeInTheDocument();
  });

  test('are sent again by one act', async () => {
    const { calls, place } = openPanel({ resendInstitutionInvitations: done('open', 'over') });
    await choose('Ines open').click();
    await choose('Ines over').click();
    await button('Resend').click();
    await expect.element(dialog('Send 2 invitations again?')).toBeVisible();
    await expectAccessible(place);
    await dialog('Send 2 invitations again?').getByRole('button', { name: 'Resend' }).click();
    await expect.element(page.getByText('2 invitations are sent again')).toBeVisible();
    expect(called(calls, 'resendInstitutionInvitations')).toEqual([
      { institution_id: 'i1', ids: ['open', 'over'], language: 'en' },
    ]);
    await expect.element(choose('Ines open')).not.toBeChecked();
    await expect.poll(() => called(calls, 'institutionInvitations')).toHaveLength(2);
  });

  test('whose mails wait for another day are said to', async () => {
    const results = done('open', 'over').map((one) => ({ ...one, invitation: { id: one.id, ...waiting } }));
    openPanel({ resendInstitutionInvitations: results });
    await choose('Ines open').click();
    await choose('Ines over').click();
    await button('Resend').click();
    await dialog('Send 2 invitations again?').getByRole('button', { name: 'Resend' }).click();
    await expect.element(page.getByText(/Today's emails are used up: 2 go out by Nov 26 2099\.$/)).toBeVisible();
  });

  test('offer another role; what could not be is said of each', async () => {
    const answer = [...done('open'), { id: 'waiting', state: 'GONE' }];
    const { calls, place } = openPanel({ updateInstitutionInvitations: answer });
    await choose('Ines open').click();
    await choose('Ines waiting').click();
    await button('Change role').click();
    const form = dialog('Change the role of 2 invitations');
    await form.getByLabelText('Role').selectOptions('Instructor');
    await form.getByRole('button', { name: 'Change role' }).click();
    const list = dialog('Not done for all').getByRole('listitem');
    await expect.element(list.nth(0)).toHaveTextContent('Ines openDone');
    await expect.element(list.nth(1)).toHaveTextContent('Ines waitingAlready answered or withdrawn');
    await expectAccessible(place);
    expect(called(calls, 'updateInstitutionInvitations')).toEqual([
      { institution_id: 'i1', ids: ['open', 'waiting'], role: 'INSTRUCTOR' },
    ]);
  });

  test('are deleted by one act, and brought back by its message', async () => {
    const { calls } = openPanel({
      deleteInstitutionInvites: done('open', 'over'),
      restoreInstitutionInvites: [...done('open'), { id: 'over', state: 'TAKEN' }],
    });
    await choose('Ines open').click();
    await choose('Ines over').click();
    await button('Withdraw').click();
    await dialog('Withdraw 2 invitations?').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByText('2 invitations are withdrawn')).toBeVisible();
    await button('Undo').click();
    await expect.element(page.getByText(/^Back: 1. Not back: 1/)).toBeVisible();
    expect(called(calls, 'restoreInstitutionInvites')).toEqual([{ institution_id: 'i1', ids: ['open', 'over'] }]);
  });

  test('stay chosen where the act was refused or its answer was lost', async () => {
    openPanel({ deleteInstitutionInvites: () => refuse('FORBIDDEN', '') });
    await choose('Ines open').click();
    await button('Withdraw').click();
    await dialog('Withdraw 1 invitation?').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(dialog('Withdraw 1 invitation?')).not.toBeInTheDocument();
    await expect.element(page.getByText('1 invitation chosen')).toBeVisible();
  });
});
