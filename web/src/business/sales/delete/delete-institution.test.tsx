import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { recordOf, salesSchool } from '../../../../test/sales-values.ts';
import { refuse, type School } from '../../../../test/school.ts';

const institution = recordOf({ name: 'Harbour City' });
const nothing = { members: 0, invitations: 0, licenses: 0, groups: 0, quotes: 0 };
const listOf = (...institutions: unknown[]) => ({ institutions, hasMore: false, cursor: null });
const open = (values: School = {}, address = '/sales-management/institution/a1') => {
  const school = salesSchool({
    institution,
    institutionDependants: nothing,
    deleteInstitution: institution,
    restoreInstitution: institution,
    deletedInstitutions: listOf(),
    ...values,
  });
  return { ...openApp(address, school), school };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

describe('an institution that nothing is in', () => {
  test('is deleted once its exact name is typed; what follows is said before, and it is taken back at once', async () => {
    const { place, calls, address, school } = open({ institutionDependants: { ...nothing, quotes: 2 } });
    await button('Delete').click();
    await expect.element(dialog).toMatchTextContent('Its 2 quotes are deleted and restored with it.');
    await expect.element(dialog).toMatchTextContent('For 30 days you can restore it from Deleted institutions.');
    await expectAccessible(place);
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Type the exact name to confirm' }).fill('Harbour City');
    school['paginatedInstitutions'] = listOf();
    await confirm.click();
    await expect.element(page.getByText('Deleted Harbour City')).toBeVisible();
    await expect.poll(address).toBe('/sales-management');
    await expect.element(page.getByText('No Institutions')).toBeVisible();
    await button('Undo').click();
    await expect.element(page.getByText('Restored Harbour City')).toBeVisible();
    await expect.poll(address).toBe('/sales-management/institution/a1');
    const acts = calls.filter(({ key }) => key !== null).map(({ operation, variables }) => [operation, variables]);
    expect(acts).toEqual([
      ['DeleteInstitution_deleteInstitution', { id: 'a1', name: 'Harbour City' }],
      ['RestoreInstitution_restoreInstitution', { id: 'a1' }],
    ]);
  });

  test('says what somebody has put into it meanwhile', async () => {
    const { school } = open({ deleteInstitution: () => refuse('IN_USE', 'for programs') });
    await button('Delete').click();
    await dialog.getByRole('textbox').fill('Harbour City');
    school['institutionDependants'] = { ...nothing, invitations: 1 };
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(dialog).toMatchTextContent('Harbour City cannot be deleted');
    await expect.element(dialog).toMatchTextContent('1 open invitation');
  });
});

describe('an institution that something is in', () => {
  test.each([
    [{ members: 3, invitations: 1 }, ['3 members', '1 open invitation', 'Remove its members']],
    [{ licenses: 2, groups: 4 }, ['2 activated licenses', '4 groups', 'are kept, and so is']],
  ])('with %j is not deleted, and is told why', async (found, said) => {
    const { place, calls } = open({ institutionDependants: { ...nothing, ...found } });
    await button('Delete').click();
    for (const words of said) await expect.element(dialog).toMatchTextContent(words);
    await expect.element(dialog.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.filter(({ key }) => key !== null)).toEqual([]);
  });

  test('is asked about again where that could not be read', async () => {
    const { school } = open({ institutionDependants: () => refuse('INTERNAL', 'a bug') });
    await button('Delete').click();
    await expect.element(dialog).toMatchTextContent('The contents of this institution could not be loaded.');
    school['institutionDependants'] = { ...nothing, members: 1 };
    await dialog.getByRole('button', { name: 'Load again' }).click();
    await expect.element(dialog).toMatchTextContent('1 member');
  });
});

describe('the deleted institutions', () => {
  test('are listed until their day and restored from there; the list shows them again', async () => {
    const gone = { id: 'a1', name: 'Harbour City', until: '2026-12-22T10:00:00.000Z' };
    const { place, calls, school } = open(
      { deletedInstitutions: listOf(gone), paginatedInstitutions: listOf() },
      '/sales-management',
    );
    await expect.element(page.getByText('No Institutions')).toBeVisible();
    await button('Deleted institutions').click();
    await expect.element(dialog).toMatchTextContent('Harbour Cityuntil Dec 22 2026');
    await expectAccessible(place);
    Object.assign(school, { deletedInstitutions: listOf(), paginatedInstitutions: listOf(institution) });
    await dialog.getByRole('button', { name: 'Restore Harbour City' }).click();
    await expect.element(dialog).toMatchTextContent('No institution was deleted in the last 30 days.');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(page.getByRole('link', { name: /Harbour City/ })).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'RestoreInstitution_restoreInstitution')).toBe(true);
  });
});
