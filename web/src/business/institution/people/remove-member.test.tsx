import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { memberOf } from '../../../../test/institution-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { salesSchool } from '../../../../test/sales-values.ts';
import { refuse, type School } from '../../../../test/school.ts';
import { institutionOf } from '../../../../test/values.ts';

const nothing = { groups: [], leads: [], successors: [], places: 0, results: 0, invitations: 0 };
const led = ['Networks', 'Soil'].map((name) => ({ id: `g-${name}`, name }));
const teachers = ['Okafor', 'Brandt'].map((last_name) => ({ id: `u-${last_name}`, first_name: 'Ada', last_name }));
const listOf = (...members: unknown[]) => ({ members, hasMore: false, cursor: null });
const removed = {
  ...memberOf({ id: 'm2' }),
  removed_on: '2026-11-22T09:00:00.000Z',
  until: '2026-12-22T09:00:00.000Z',
};
const back = (groups: unknown[] = []) => ({ member: memberOf({ id: 'm2' }), groups });

/** The panel of a center administrator on Home. */
const open = (values: School = {}) => {
  const school: School = {
    viewer: { ...amara, institutions: [institutionOf({ my_role: 'CENTER_ADMIN' })], groups: [], started: null },
    awaitedMails: { id: 'i1', mailed: false },
    institutionMembers: listOf(memberOf({ id: 'm2' })),
    institutionInvitations: { invitations: [], hasMore: false, cursor: null },
    memberDependants: nothing,
    removedMembers: listOf(),
    deleteInstitutionMember: { success: true, message: '' },
    restoreInstitutionMember: back(),
    ...values,
  };
  return { ...openApp('/?tab=members', school), school };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const row = page.getByRole('row', { name: /Marek m2/ });
const acts = (calls: readonly { operation: string; key: string | null; variables: object }[]) =>
  calls.filter(({ key }) => key !== null).map(({ operation, variables }) => [operation.split('_')[1], variables]);

describe('the removal of a member', () => {
  test('names what ends for others, what is kept and what stays, before it happens', async () => {
    const follows = { ...nothing, groups: ['Networks', 'Soil'], places: 2, results: 14, invitations: 1 };
    const { place } = open({ memberDependants: follows });
    await button('Delete Marek m2').click();
    for (const text of [
      'They leave these groups:',
      'NetworksSoil',
      '2 places become free.',
      'Their 14 finished exercises are kept.',
      'The open invitation they sent stays.',
      'For 30 days you can restore them, into the groups that still have a place.',
    ])
      await expect.element(dialog).toMatchTextContent(text);
    await expectAccessible(place);
    await button('Cancel').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  // D2-4.47, 7.62, 7.131, 8.14, 8.15
  test('is done, said and taken back from where it is said', async () => {
    const { calls, school } = open();
    await button('Delete Marek m2').click();
    await expect.element(dialog).toMatchTextContent('They are in no group of this institution.');
    school['institutionMembers'] = listOf();
    await button('Remove').click();
    await expect.element(page.getByText('Marek m2 was removed')).toBeVisible();
    await expect.element(page.getByText('Nobody belongs to this institution yet.')).toBeVisible();
    school['institutionMembers'] = listOf(memberOf({ id: 'm2' }));
    await button('Undo').click();
    await expect.element(page.getByText('Marek m2 is back')).toBeVisible();
    await expect.element(row).toBeVisible();
    expect(acts(calls)).toEqual([
      ['deleteInstitutionMember', { id: 'm2', successors: [] }],
      ['restoreInstitutionMember', { id: 'm2' }],
    ]);
  });

  test('of a main instructor asks who leads each group from now on: one for all, or another one for each', async () => {
    const { place, calls } = open({
      memberDependants: { ...nothing, groups: ['Networks', 'Soil'], leads: led, successors: teachers },
    });
    await button('Delete Marek m2').click();
    await expect.element(dialog).toMatchTextContent('Marek m2 is the main instructor of 2 groups.');
    await button('Remove').click();
    await expect.element(dialog.getByText('Choose who takes over this group.')).toHaveLength(2);
    expect(acts(calls)).toEqual([]);
    await dialog.getByLabelText('All of them').selectOptions('Ada Okafor');
    await expect.element(dialog.getByLabelText(/^Soil/)).toHaveValue('u-Okafor');
    await dialog.getByLabelText(/^Soil/).selectOptions('Ada Brandt');
    await expect.element(dialog.getByLabelText('All of them')).toHaveValue('');
    await expectAccessible(place);
    await button('Remove').click();
    await expect.element(page.getByText('Marek m2 was removed')).toBeVisible();
    expect(acts(calls)).toEqual([
      [
        'deleteInstitutionMember',
        {
          id: 'm2',
          successors: [
            { group_id: 'g-Networks', user_id: 'u-Okafor' },
            { group_id: 'g-Soil', user_id: 'u-Brandt' },
          ],
        },
      ],
    ]);
  });

  test('is not offered for a main instructor where nobody else could lead the groups, which are named', async () => {
    const { calls } = open({ memberDependants: { ...nothing, groups: ['Networks', 'Soil'], leads: led } });
    await button('Delete Marek m2').click();
    await expect.element(dialog).toMatchTextContent('Marek m2 is the main instructor of Networks and Soil.');
    await expect.element(dialog.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(acts(calls)).toEqual([]);
  });

  // D2-4.47, 7.62, 8.14, 8.15
  test('of somebody who leads a group by now is refused with its name', async () => {
    open({ deleteInstitutionMember: () => refuse('IN_USE', '', undefined, { groups: ['Networks'] }) });
    await button('Delete Marek m2').click();
    await button('Remove').click();
    await expect.element(page.getByText(/main instructor of Networks/)).toBeVisible();
    await expect.element(row).toBeVisible();
  });

  test('is possible where what follows could not be read, which is said and asked again', async () => {
    const { school } = open({ memberDependants: () => refuse('INTERNAL', 'a bug') });
    await button('Delete Marek m2').click();
    await expect.element(dialog).toMatchTextContent('The consequences could not be loaded.');
    await expect.element(button('Remove')).toBeEnabled();
    school['memberDependants'] = { ...nothing, groups: ['Networks'] };
    await button('Load again').click();
    await expect.element(dialog).toMatchTextContent('Networks');
  });
});

describe('the removed members', () => {
  test('are listed until their day and brought back, with the groups that had no place', async () => {
    const groups = [
      { id: 'g1', name: 'Networks', code: 'GROUP_FULL' },
      { id: 'g2', name: 'Soil', code: null },
      { id: 'g3', name: 'Water', code: 'NOT_FOUND' },
    ];
    const { place, school } = open({
      institutionMembers: listOf(),
      removedMembers: listOf(removed),
      restoreInstitutionMember: back(groups),
    });
    await button('Removed members').click();
    await expect.element(dialog).toMatchTextContent('Marek m2Learner, m2@northfield.example, until Dec 22 2026');
    await expectAccessible(place);
    Object.assign(school, { removedMembers: listOf(), institutionMembers: listOf(memberOf({ id: 'm2' })) });
    await button('Restore Marek m2').click();
    await expect
      .element(page.getByText('Marek m2 is back, but not in Networks (it is full) and Water (it was deleted).'))
      .toBeVisible();
    await expect.element(dialog).toMatchTextContent('Nobody was removed in the last 30 days.');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(row).toBeVisible();
  });

  test('are found in the sales area too, and by nobody who only looks', async () => {
    openApp('/sales-management/institution/a1', salesSchool({ removedMembers: listOf(removed) }));
    await button('Removed members').click();
    await expect.element(dialog).toMatchTextContent('Marek m2');
    open({ viewer: { ...amara, institutions: [institutionOf({ my_role: 'INSTRUCTOR' })], groups: [], started: null } });
    await expect.element(page.getByRole('table').last()).toBeVisible();
    expect(button('Removed members').elements()).toHaveLength(1);
  });
});
