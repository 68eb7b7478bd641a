import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { licenseOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { settingsOf } from '../../../test/settings-values.ts';
import { groupOf, institutionOf } from '../../../test/values.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

const id = (last: number) => `7b6a75e0-10a3-4bf2-9380-3e42362696${String(last).padStart(2, '0')}`;
const courses = [{ id: id(1), name: 'Living Online', logo: null, language: 'en' }];
const license = licenseOf('ACTIVE', {
  id: id(51),
  name: 'Campus',
  products: [{ id: 'p9', name: 'Digital Literacy', color: '#c98a00', logo: null, courses }],
});
const settings = (values: Record<string, unknown> = {}) => ({
  group_id: 'g1',
  version: 7,
  name: 'Evening Cohort B',
  group_size: 30,
  start_date: '2026-09-07',
  end_date: '2026-12-18',
  status: 'STARTED',
  courses: [id(1)],
  held: 30,
  learners: 6,
  owner_id: id(60),
  license,
  sitting: [],
  successors: [],
  unfinished: [],
  ...values,
});

beforeEach(forgetToasts);

const dialog = page.getByRole('dialog');
const size = dialog.getByRole('textbox', { name: /^Group Size/ });

async function edit(school: Record<string, unknown>) {
  const group = groupOf({ allowed_operations: groupOperations, courses: [{ ...groupOf().courses[0], ...courses[0] }] });
  const app = openApp('/group/g1/settings', {
    groupAssessmentSettings: settingsOf(),
    group,
    groupSettings: settings(),
    groupActivities: { activities: [], hasMore: false, cursor: null },
    updateGroup: ({ data }: { data: { name: string } }) => ({ ...group, name: data.name }),
    viewer: { ...amara, institutions: [institutionOf({ my_role: 'INSTRUCTOR' })], groups: [], started: null },
    ...school,
  });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(size).toHaveValue('30');
  const sent = (name: string) =>
    app.calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);
  return { ...app, sent };
}

test('a group on an expired license chooses another one with days left, and keeps the courses that it is for', async () => {
  const own = { ...license, id: id(52), name: 'Campus 2025', days_to_expire: 0, expiry_date: '2026-11-22' };
  const next = { ...license, id: id(53), name: 'Campus 2026', slots_used: 290 };
  const over = { ...license, id: id(54), name: 'Campus 2024', days_to_expire: -300 };
  const { sent } = await edit({
    groupSettings: settings({ license: own }),
    licensesByInstitution: [next, own, over],
  });
  const chosen = dialog.getByRole('combobox', { name: /^License/ });
  expect([...chosen.element().querySelectorAll('option')].map(({ value }) => value)).toEqual(['', id(52), id(53)]);
  await userEvent.selectOptions(chosen, id(53));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(size).toHaveAccessibleDescription(/has exceeded the remaining license accounts/);
  await userEvent.fill(size, '10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => currentToast()?.text).toBe('Updated Evening Cohort B');
  expect(sent('updateGroup')).toMatchObject([{ data: { license_id: id(53), group_size: 10, courses: [id(1)] } }]);
});

test('offers no other license while its own runs', async () => {
  await edit({ licensesByInstitution: [license, { ...license, id: id(53) }] });
  await expect.element(dialog.getByRole('combobox', { name: /^License/ })).not.toBeInTheDocument();
});

test('counts the places that the group holds for its own license alone, also after somebody else has changed it', async () => {
  const own = { ...license, id: id(52), name: 'Campus 2025', days_to_expire: 0, expiry_date: '2026-11-22' };
  const next = { ...license, id: id(53), name: 'Campus 2026', slots_used: 290 };
  const { name, group_size, start_date, end_date } = settings();
  const theirs = { name, license_id: id(52), group_size, start_date, end_date, status: 'CLOSED', courses: [id(1)] };
  await edit({
    groupSettings: settings({ license: own }),
    licensesByInstitution: [next, own],
    updateGroup: () => refuse('CONFLICT', 'for programs', undefined, { theirs, version: 9 }),
  });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^License/ }), id(53));
  await userEvent.fill(size, '10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('combobox', { name: /^Status/ })).toHaveValue('CLOSED');
  await expect.element(size).toHaveAccessibleDescription(/10 places free/);
});
