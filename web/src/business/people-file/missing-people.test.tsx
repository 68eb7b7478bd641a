import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { chosen, openPeopleFile } from '../../../test/open-people-file.tsx';
import { missingPersonOf, peopleDifferenceOf } from '../../../test/people-file-values.ts';
import { forgetToasts } from '../../ui/feedback/toast-store.ts';

beforeEach(forgetToasts);

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('members who are not in the file', () => {
  const missing = [
    missingPersonOf(1, { last_name: 'Ash', groups: 2 }),
    missingPersonOf(2, { last_name: 'Birch', role: 'INSTRUCTOR', stays: 'LEADS_GROUPS' }),
    ...Array.from({ length: 120 }, (_, at) => missingPersonOf(at + 3)),
  ];
  const table = page.getByRole('table', { name: '122 members you can remove are not in the file' });
  const withMissing = () =>
    openPeopleFile({ peopleDifference: peopleDifferenceOf({ missing, missing_total: 122, invites: 0, lines: [] }) });

  test('stay, and are removed where they are ticked, one by one or all who may be', async () => {
    const { place, sent } = withMissing();
    await chosen();
    await expect.element(button('Invite')).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Remove Lars Ash' }).click();
    await expect.element(page.getByText('1 member is removed, and 2 group memberships end.')).toBeVisible();
    await expectAccessible(place);
    await page.getByRole('checkbox', { name: 'Remove all' }).click();
    await expect.element(button('Remove 121 members')).toBeEnabled();
    await page.getByRole('checkbox', { name: 'Remove Lars Ash' }).click();
    await button('Remove 120 members').click();
    await expect.poll(() => sent('importPeople')).toHaveLength(1);
    const [{ removed } = {}] = sent('importPeople') as { removed?: number[] }[];
    expect([removed?.length, removed?.[0], removed?.at(-1)]).toEqual([120, 3, 122]);
  });

  test('are drawn some at a time, and who leads groups cannot be ticked', async () => {
    const { place } = withMissing();
    await chosen();
    await expect.element(table.getByRole('row')).toHaveLength(21);
    await expect.element(page.getByRole('checkbox', { name: 'Remove Lars Birch' })).toBeDisabled();
    await expect
      .element(page.getByText(/^Main instructor of a group: remove them in the list of members/))
      .toBeVisible();
    await page.getByRole('button', { name: 'Show 100 more rows' }).click();
    await expect.element(table.getByRole('row')).toHaveLength(121);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
    await page.viewport(1280, 800);
  });

  test('stay ticked where something has changed, as far as they are still missing', async () => {
    const [first, , ...others] = missing;
    const now = peopleDifferenceOf({ shown: 'shown-2', missing: [first, ...others], missing_total: 121, lines: [] });
    openPeopleFile({
      peopleDifference: peopleDifferenceOf({ missing, missing_total: 122, invites: 0, lines: [] }),
      importPeople: { done: false, difference: { ...now, invites: 0 } },
    });
    await chosen();
    await page.getByRole('checkbox', { name: 'Remove Lars Ash' }).click();
    await button('Remove 1 member').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Something changed in the meantime/);
    await expect.element(button('Remove 1 member')).toBeEnabled();
  });
});
