import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { licenseOf, memberOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { settingsOf } from '../../../test/settings-values.ts';
import { groupOf, institutionOf } from '../../../test/values.ts';
import { currentToast, forgetToasts, recentToasts } from '../../ui/feedback/toast-store.ts';

const id = (last: number) => `7b6a75e0-10a3-4bf2-9380-3e42362696${String(last).padStart(2, '0')}`;
const courses = [
  { id: id(1), name: 'Living Online', logo: null, language: 'en' },
  { id: id(2), name: 'Computing Basics', logo: null, language: 'en' },
];
const license = licenseOf('ACTIVE', {
  id: id(51),
  name: 'Campus',
  products: [{ id: 'p9', name: 'Digital Literacy', color: '#c98a00', logo: null, courses }],
});
const grace = { id: id(61), first_name: 'Grace', last_name: 'Nakamura' };
const amaraSits = { id: id(62), first_name: 'Amara', last_name: 'Okonkwo' };
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
  learners: 26,
  owner_id: id(60),
  license,
  sitting: [],
  successors: [grace],
  unfinished: [],
  ...values,
});
const activity = (number: number, values: Record<string, unknown> = {}) => ({
  number,
  at: '2026-11-20T12:00:00.000Z',
  action: 'GROUP_CHANGED',
  by: 'Teodora Vasquez',
  changes: [],
  counts: [],
  ...values,
});
const group = groupOf({
  my_role: 'MAIN_INSTRUCTOR',
  allowed_operations: groupOperations,
  status_since: '2026-09-07',
  courses: [{ ...groupOf().courses[0], ...courses[0] }],
});

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(forgetToasts);

async function open(school: Record<string, unknown> = {}) {
  const app = openApp('/group/g1/settings', {
    group,
    groupSettings: settings(),
    groupActivities: { activities: [], hasMore: false, cursor: null },
    groupAssessmentSettings: settingsOf(),
    updateGroup: ({ data }: { data: { name: string } }) => ({ ...group, name: data.name }),
    viewer: { ...amara, institutions: [institutionOf({ my_role: 'INSTRUCTOR' })], groups: [], started: null },
    licensesByInstitution: [license],
    ...school,
  });
  const sent = (name: string) =>
    app.calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);
  return { ...app, sent };
}

describe('the settings of a group', () => {
  test('stands whole in the strip of tabs on a phone', async () => {
    await page.viewport(390, 844);
    try {
      await open();
      await expect.element(page.getByRole('link', { name: 'Settings' })).toBeInTheDocument();
      const tab = page.getByRole('link', { name: 'Settings' }).element();
      const strip = tab.closest('nav') as HTMLElement;
      expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
      const { left, right } = strip.getBoundingClientRect();
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
      expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    } finally {
      await page.viewport(1280, 800);
    }
  });

  test('say what holds and since when, how many places are taken, and what was done', async () => {
    const changed = activity(7, {
      changes: [
        { field: 'status', from: 'CLOSED', to: 'STARTED' },
        { field: 'end_date', from: '2026-11-30', to: '2026-12-18' },
        { field: 'group_size', from: '20', to: '30' },
      ],
    });
    const { place } = await open({
      groupActivities: {
        activities: [changed, activity(6, { action: 'GROUP_CREATED' }), activity(5, { action: 'SOMETHING_NEW' })],
        hasMore: false,
        cursor: null,
      },
    });
    await expect.element(page.getByRole('region', { name: 'Details' })).toBeVisible();
    const details = page.getByRole('region', { name: 'Details' });
    const facts = ['Active', 'since Sep 07 2026', 'Sep 07 2026 to Dec 18 2026', '30: 26 learners, 4 places free'];
    for (const text of [...facts, 'Campus', 'Living Online']) await expect.element(details).toMatchTextContent(text);
    const done = page.getByRole('region', { name: 'Activity' });
    for (const text of [
      'Changed the group Teodora Vasquez, Nov 20 2026',
      'Status: \u2068Inactive\u2069 → \u2068Active\u2069',
      'End Date: \u2068Nov 30 2026\u2069 → \u2068Dec 18 2026\u2069',
      'Group Size: \u206820\u2069 → \u206830\u2069',
    ])
      await expect.element(done).toMatchTextContent(text);
    await expectAccessible(place);
  });

  // D1-2.47, 2.48, 2.50, 2.115, 6.16
  test('are a tab for those who may change the group; others are led to its courses', async () => {
    const { address } = await open({ group: groupOf({ allowed_operations: ['lessonGradebookOverview'] }) });
    await expect.element(page.getByRole('link', { name: 'Living Online' })).toBeVisible();
    expect(address()).toBe('/group/g1');
    await expect.element(page.getByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  });
});

test('from 14 days before the end the group says when it ends, who is unfinished, and where to extend it', async () => {
  const ending = { group: { ...group, ends_in: 12 }, groupSettings: settings({ unfinished: [amaraSits, grace] }) };
  const { router, place, address } = await open(ending);
  await expect.element(page.getByText('This group ends Dec 18 2026.')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Details' }))
    .toMatchTextContent('Not finished yetAmara Okonkwo and Grace Nakamura');
  await router.navigate({ to: '/group/$groupId', params: { groupId: 'g1' } });
  await page.getByRole('link', { name: 'Extend' }).click();
  await expect.element(dialog.getByLabelText(/^End Date/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe('/group/g1/settings');
  await expectAccessible(place);
});

describe('Edit Group', () => {
  const size = dialog.getByRole('textbox', { name: /^Group Size/ });
  const begin = async (school: Record<string, unknown> = {}) => {
    const app = await open(school);
    await button('Edit').click();
    await expect.element(size).toHaveValue('30');
    return app;
  };

  // D1-5.27, 7.55, 8.12, T1-086
  test('changes the group and says so', async () => {
    const { sent } = await begin();
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Group Name/ }), 'Evening Cohort C');
    await userEvent.fill(size, '40');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Status/ }), 'Inactive');
    await dialog.getByRole('checkbox', { name: 'Computing Basics' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Updated Evening Cohort C');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent('updateGroup')).toEqual([
      {
        where: { id: 'g1', version: 7 },
        data: {
          name: 'Evening Cohort C',
          group_size: 40,
          status: 'CLOSED',
          start_date: '2026-09-07',
          end_date: '2026-12-18',
          courses: [id(1), id(2)],
        },
      },
    ]);
  });

  test.each([
    ['25', 'This group has 26 learners. Its size cannot be lower.'],
    ['69', 'The group size has exceeded the remaining license accounts'],
  ])('counts its own places and learners: a size of %s', async (typed, text) => {
    const { place } = await begin();
    await userEvent.fill(size, typed);
    await expect.element(size).toHaveAccessibleDescription(expect.stringContaining(text));
    await userEvent.fill(size, '68');
    await expect.element(size).not.toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(place);
  });

  describe('that somebody else has saved in the meantime', () => {
    const both = page.getByRole('dialog', { name: 'Changed in the meantime' });
    const name = dialog.getByRole('textbox', { name: /^Group Name/ });
    const theirs = {
      license_id: license.id,
      name: 'Morning Cohort',
      group_size: 40,
      status: 'CLOSED',
      start_date: '2026-09-07',
      end_date: '2026-11-30',
      courses: [id(1), id(2)],
    };
    const meet = async () => {
      const tries: unknown[] = [];
      const school = {
        groupSettings: settings(),
        updateGroup: ({ data }: { data: { name: string } }) =>
          tries.push(data) === 1
            ? refuse('CONFLICT', 'for programs', undefined, { theirs, version: 9 })
            : { ...group, name: data.name },
      };
      const app = await begin(school);
      await userEvent.fill(name, 'Evening Cohort C');
      await userEvent.fill(size, '35');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(both).toBeVisible();
      return { ...app, school };
    };

    const asked = both.getByRole('listitem').filter({ has: page.getByRole('heading') });

    test('asks only about what both changed, with nothing chosen, and keeps what was typed', async () => {
      const { place } = await meet();
      const textsIn = (row: Element) =>
        [...row.querySelectorAll('h3, label, label + div')].map((part) => part.textContent);
      expect(asked.elements().map(textsIn)).toEqual([
        ['Group Name', 'Yours', 'Evening Cohort C', 'Theirs', 'Morning Cohort'],
        ['Group Size', 'Yours', '35', 'Theirs', '40'],
      ]);
      await expect.element(both.getByRole('radio', { checked: true })).not.toBeInTheDocument();
      await expect.element(both.getByRole('button')).toBeDisabled();
      await userEvent.keyboard('{Escape}{Escape}');
      await expectAccessible(place);
    });

    test('is saved as it was chosen, with all that only they have changed', async () => {
      const { sent } = await meet();
      await both.getByRole('radio', { name: 'Group Name: Yours' }).click();
      await both.getByRole('radio', { name: 'Group Size: Theirs' }).click();
      await both.getByRole('button', { name: 'Save this choice' }).click();
      await expect.poll(() => currentToast()?.text).toBe('Updated Evening Cohort C');
      const { license_id: _license, ...data } = theirs;
      expect(sent('updateGroup')[1]).toEqual({
        where: { id: 'g1', version: 9 },
        data: { ...data, name: 'Evening Cohort C' },
      });
    });

    test('takes their copy into its fields where nothing else is left, and goes on from there', async () => {
      const { sent, school } = await meet();
      school.groupSettings = settings({ ...theirs, version: 9 });
      await both.getByRole('radio', { name: 'Group Name: Theirs' }).click();
      await both.getByRole('radio', { name: 'Group Size: Theirs' }).click();
      await both.getByRole('button', { name: 'Save this choice' }).click();
      await expect.element(name).toHaveValue('Morning Cohort');
      await expect.element(dialog.getByRole('combobox', { name: /^Status/ })).toHaveValue('CLOSED');
      await expect.element(dialog.getByRole('checkbox', { name: 'Computing Basics' })).toBeChecked();
      await userEvent.fill(size, '45');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => currentToast()?.text).toBe('Updated Morning Cohort');
      const { license_id: _license, ...data } = theirs;
      expect(sent('updateGroup')[1]).toEqual({ where: { id: 'g1', version: 9 }, data: { ...data, group_size: 45 } });
    });

    test('is saved by itself where they changed something else, and says what that is', async () => {
      const { sent } = await begin({
        groupSettings: settings(),
        updateGroup: ({ where }: { where: { version: number } }) =>
          where.version === 9
            ? group
            : refuse('CONFLICT', 'for programs', undefined, { theirs: { ...theirs, group_size: 30 }, version: 9 }),
      });
      await userEvent.fill(size, '35');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(sent('updateGroup').at(-1)).toMatchObject({
        where: { id: 'g1', version: 9 },
        data: {
          name: 'Morning Cohort',
          group_size: 35,
          status: 'CLOSED',
          end_date: '2026-11-30',
          courses: [id(1), id(2)],
        },
      });
      expect(recentToasts().map(({ text }) => text)).toContain(
        'Somebody else has changed this too: Group Name, Status, End Date, and Courses. Their changes are kept with yours.',
      );
    });
  });

  test('says who sits, and what becomes of it', async () => {
    await begin({ groupSettings: settings({ sitting: [amaraSits] }) });
    await expect.element(dialog).toMatchTextContent('Amara Okonkwo is taking an assessment now.');
    await expect.element(dialog).toMatchTextContent('continues until its deadline');
  });
});

describe('a new key', () => {
  test('is asked for, and shown', async () => {
    await open({ renewGroupKey: { ...group, key: 'Nw7KyRt4PmQ' } });
    await button('New key').click();
    await expect.element(dialog).toMatchTextContent('The old key stops working.');
    await dialog.getByRole('button', { name: 'New key' }).click();
    await expect.poll(() => currentToast()?.text).toBe('The new group key is Nw7KyRt4PmQ');
    await expect.element(page.getByText('Nw7KyRt4PmQ', { exact: true }).first()).toBeVisible();
  });
});

describe('a transfer', () => {
  test('chooses an instructor of the institution', async () => {
    const { sent, place } = await open({ transferGroup: { ...group, owner: grace, my_role: 'INSTRUCTOR' } });
    await button('Transfer').click();
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    const choice = dialog.getByRole('combobox', { name: /^Main Instructor/ });
    await expect.element(choice).toHaveAccessibleDescription('Choose an instructor');
    await userEvent.selectOptions(choice, 'Grace Nakamura');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Grace Nakamura is the main instructor now');
    expect(sent('transferGroup')).toEqual([{ id: 'g1', user_id: grace.id }]);
  });

  test('says whom to ask where there is nobody else', async () => {
    await open({ groupSettings: settings({ successors: [] }) });
    await button('Transfer').click();
    await expect.element(dialog).toMatchTextContent('The institution has no other instructor.');
  });
});

describe('Create from this group', () => {
  test('begins with its courses and size, and with dates of its own', async () => {
    const { sent } = await open({ createGroup: groupOf({ id: 'g7', name: 'Evening Cohort B (2)' }) });
    await button('Create from this group').click();
    await expect.element(dialog.getByRole('textbox', { name: /^Group Size/ })).toHaveValue('30');
    await expect.element(dialog.getByLabelText(/^Start Date/)).toHaveValue('2026-11-22');
    await expect.element(dialog.getByRole('checkbox', { name: 'Living Online' })).toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: 'Computing Basics' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Successfully created group: Evening Cohort B (2)');
    expect(sent('createGroup')[0]?.['data']).toMatchObject({
      from_group_id: 'g1',
      name: 'Evening Cohort B (2)',
      group_size: 30,
      courses: [id(1)],
    });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is led by an instructor whom a center administrator chooses', async () => {
    const institution = institutionOf({ my_role: 'CENTER_ADMIN' });
    const { sent, place } = await open({
      licensesByInstitution: [{ ...license, institution }],
      institutionMembers: { members: [memberOf({ id: 'm7', role: 'INSTRUCTOR' })], hasMore: false, cursor: null },
      createGroup: groupOf({ id: 'g7', name: 'Evening Cohort B (2)' }),
    });
    await button('Create from this group').click();
    const leader = dialog.getByRole('combobox', { name: 'Main Instructor' });
    await expect.element(leader).toHaveValue('');
    await userEvent.selectOptions(leader, 'Marek m7');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await expect
      .poll(() => sent('createGroup'))
      .toMatchObject([{ data: { from_group_id: 'g1', owner_id: 'u-m7', courses: [id(1)] } }]);
  });
});

describe('Delete Group', () => {
  // D1-7.56, 8.13, T1-087
  test('is asked for, names who sits, and leads Home', async () => {
    const { address, sent } = await open({
      groupSettings: settings({ sitting: [amaraSits] }),
      deleteGroup: group,
    });
    await button('Delete Group').click();
    await expect.element(dialog).toMatchTextContent('26 learners lose access. Results are kept');
    await expect.element(dialog).toMatchTextContent('Amara Okonkwo is taking an assessment now.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Evening Cohort B has been removed');
    expect(address()).toBe('/');
    expect(sent('deleteGroup')).toEqual([{ id: 'g1' }]);
  });

  test('that fails says so and stays', async () => {
    await open({ deleteGroup: () => refuse('NOT_FOUND', 'gone') });
    await button('Delete Group').click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Not found, or you do not have access.');
    await expect.element(dialog).toBeVisible();
  });
});
