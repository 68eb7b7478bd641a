import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { licenseOf, memberOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { sofia } from '../../../test/follow-up-values.ts';
import { recordOf } from '../../../test/sales-values.ts';
import { refuse } from '../../../test/school.ts';
import { takeAway } from '../../../test/show.tsx';
import { groupOf, institutionOf } from '../../../test/values.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

const id = (last: number) => `7b6a75e0-10a3-4bf2-9380-3e42362696${String(last).padStart(2, '0')}`;
const course = (last: number, name: string) => ({ id: id(last), name, logo: null, language: 'en' });
const literacy = {
  id: 'p9',
  name: 'Digital Literacy',
  color: '#c98a00',
  logo: null,
  courses: [course(1, 'Living Online'), course(2, 'Computing Basics')],
};
const robotics = { ...literacy, id: 'p2', name: 'Robotics', courses: [course(3, 'Sensors')] };
const campus = licenseOf('ACTIVE', { id: id(51), name: 'Campus', products: [literacy] });
const evening = licenseOf('EXPIRING', { id: id(52), name: 'Evening', products: [robotics] });
const over = licenseOf('EXPIRED', { id: id(53), name: 'Over' });
const quote = licenseOf('QUOTED', { id: id(54), name: 'Quote' });

const opener = page.getByRole('button', { name: 'Create Group' });
const dialog = page.getByRole('dialog', { name: 'Create Group' });
const name = dialog.getByRole('textbox', { name: /^Group Name/ });
const license = dialog.getByRole('combobox', { name: /^License/ });
const size = dialog.getByRole('textbox', { name: /^Group Size/ });
const starts = dialog.getByLabelText(/^Start Date/);
const ends = dialog.getByLabelText(/^End Date/);
const submit = dialog.getByRole('button', { name: 'Create Group' });
const seats = page.getByRole('link', { name: /^See who uses the seats of the license/ });
const box = (label: string) => dialog.getByRole('checkbox', { name: label });

beforeEach(forgetToasts);

/** Home of an instructor on 22 November 2026. */
async function open(school: Record<string, unknown> = {}, my_role = 'INSTRUCTOR') {
  const app = openApp('/', {
    viewer: { ...amara, institutions: [institutionOf({ my_role })], groups: [groupOf()], started: null },
    licensesByInstitution: [campus, evening, over, quote].map((one) => ({
      ...one,
      institution: institutionOf({ my_role }),
    })),
    createGroup: ({ data }: { data: { name: string } }) => groupOf({ id: 'g7', name: data.name }),
    group: groupOf({ id: 'g7', name: 'Morning Cohort', my_role: 'MAIN_INSTRUCTOR' }),
    ...school,
  });
  const sent = () =>
    app.calls
      .filter(({ operation }) => operation === 'CreateGroupDialog_createGroup')
      .map(({ variables }) => variables['data']);
  await expect.element(page.getByRole('tab', { name: /^My Groups/ })).toBeVisible();
  return { ...app, sent };
}

const fill = async (chosen = 'Campus') => {
  await userEvent.fill(name, 'Morning Cohort');
  await userEvent.selectOptions(license, license.getByRole('option', { name: new RegExp(`^${chosen}`) }));
};

describe('Create Group on Home', () => {
  // D1-2.43–2.45, 5.17, 6.04, T1-019
  test('is for those who may, not for learners', async () => {
    await open({}, 'STUDENT');
    await expect.element(opener).not.toBeInTheDocument();
  });

  // D1-5.23, D2-4.58
  test('offers the licenses with days left, each with its free places and days', async () => {
    const { place } = await open();
    await opener.click();
    await expect.element(license).toBeVisible();
    const options = [...license.element().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toEqual([
      'Choose a license',
      'Campus: 38 places free, 270 days left',
      'Evening: 38 places free, 41 days left',
    ]);
    await expectAccessible(place);
  });

  // D1-5.24–5.26, D2-4.49, 9.13, 9.14
  test('begins with one place, today and three months, or the expiry of the license where that is earlier', async () => {
    await open();
    await opener.click();
    await expect.element(size).toHaveValue('1');
    await expect.element(starts).toHaveValue('2026-11-22');
    await expect.element(ends).toHaveValue('2027-02-22');
    await userEvent.selectOptions(license, 'Evening: 38 places free, 41 days left');
    await expect.element(ends).toHaveValue('2027-01-02');
    await userEvent.selectOptions(license, 'Campus: 38 places free, 270 days left');
    await expect.element(ends).toHaveValue('2027-02-22');
    await expect.element(dialog.getByRole('combobox', { name: /^Status/ })).toHaveValue('STARTED');
  });

  // D1-7.54, 8.16, T1-091, T2-156
  test('sends the size as a number with the courses that were ticked, says so and opens the group', async () => {
    const { sent, address } = await open();
    await opener.click();
    await fill();
    await userEvent.fill(size, '25');
    await box('All of Digital Literacy').click();
    await box('Computing Basics').click();
    await submit.click();
    await expect.poll(() => currentToast()?.text).toBe('Successfully created group: Morning Cohort');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Morning Cohort' })).toBeVisible();
    expect(address()).toBe('/group/g7/members');
    expect(sent()).toEqual([
      {
        license_id: campus.id,
        name: 'Morning Cohort',
        group_size: 25,
        courses: [id(1)],
        start_date: '2026-11-22',
        end_date: '2027-02-22',
        status: 'STARTED',
      },
    ]);
  });

  test('of a center administrator is led by themselves or by an instructor whom they choose', async () => {
    const grace = memberOf({ id: 'm7', role: 'INSTRUCTOR' });
    const institutionMembers = { members: [grace], hasMore: false, cursor: null };
    const { sent, place } = await open({ institutionMembers }, 'CENTER_ADMIN');
    await opener.click();
    await fill();
    await box('Living Online').click();
    const leader = dialog.getByRole('combobox', { name: 'Main Instructor' });
    await expect.element(leader).toHaveValue('');
    await userEvent.selectOptions(leader, 'Marek m7');
    await expectAccessible(place);
    await submit.click();
    await expect.poll(sent).toMatchObject([{ name: 'Morning Cohort', owner_id: 'u-m7' }]);
  });

  test('asks before it is left with nothing but a main instructor chosen', async () => {
    const institutionMembers = { members: [memberOf({ id: 'm7', role: 'INSTRUCTOR' })], hasMore: false, cursor: null };
    await open({ institutionMembers }, 'CENTER_ADMIN');
    await opener.click();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Main Instructor' }), 'Marek m7');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  // D1-5.18–5.22, 5.29, D2-5.104–5.106, 5.110, 5.111, 5.113, 5.115, T2-102, 103, 106
  test('says what is missing, each at its place, and sends nothing', async () => {
    const { sent, place } = await open();
    await opener.click();
    await userEvent.clear(size);
    await submit.click();
    await expect.element(name).toHaveAccessibleDescription('A Group Name is required');
    await expect.element(name).toHaveFocus();
    await expect.element(license).toHaveAccessibleDescription('You must select a license');
    await expect.element(size).toHaveAccessibleDescription('is required');
    await expect
      .element(dialog.getByRole('group', { name: 'Courses' }))
      .toHaveAccessibleDescription('You must select at least one Course or Product to include');
    const panel = dialog.getByRole('region', { name: '3 fields need your attention' });
    await panel.getByRole('button', { name: 'Group Size' }).click();
    await expect.element(size).toHaveFocus();
    await expectAccessible(place);
    await userEvent.fill(size, '2');
    await expect.element(dialog.getByRole('region', { name: '2 fields need your attention' })).toBeVisible();
    expect(sent()).toEqual([]);
  });

  // D1-5.18–5.22, 5.29, D2-5.107–5.109, T2-104, 105
  test.each([
    ['39', 'The group size has exceeded the remaining license accounts'],
    ['0', 'Group size should be between 1 and 38'],
    ['ten', 'Group size should be between 1 and 38'],
  ])('says while it is typed what is wrong with a size of %s', async (typed, text) => {
    await open();
    await opener.click();
    await fill();
    await userEvent.fill(size, typed);
    await expect.element(size).toHaveFocus();
    await expect.element(size).toHaveAccessibleDescription(expect.stringContaining(text));
    await expect.element(seats).toHaveLength(typed === '39' ? 1 : 0);
    await userEvent.fill(size, '38');
    await expect.element(size).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(seats).not.toBeInTheDocument();
  });

  // O-03
  test('leads who administers the institution to more seats where they are too few, and nobody else', async () => {
    const asked_on = '2026-11-20T09:00:00.000Z';
    const school = {
      institution: recordOf({ id: 'i1' }),
      institutionMembers: { members: [], hasMore: false, cursor: null },
      askSalesManager: { is_new: true, asked_on, asked_by: amara, seats: 20, sales_manager: sofia },
    };
    const { calls, sent, place } = await open(school, 'CENTER_ADMIN');
    await opener.click();
    await fill();
    await userEvent.fill(size, '50');
    const ask = page.getByRole('button', { name: 'Ask for more seats of Campus' });
    await ask.click();
    await page.getByLabelText(/^How many more/).fill('20');
    await expectAccessible(place);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(page.getByText('Sent to Sofia Brandt')).toBeVisible();
    await expect.element(size).toHaveValue('50');
    const questions = calls.filter(({ operation }) => operation === 'AskDialog_askSalesManager');
    expect(questions.map(({ variables }) => variables)).toEqual([
      { data: { license_id: campus.id, seats: 20, what: '' } },
    ]);
    expect(sent()).toEqual([]);
    takeAway();
    await open(school);
    await opener.click();
    await fill();
    await userEvent.fill(size, '50');
    await expect.element(seats).toBeVisible();
    await expect.element(ask).not.toBeInTheDocument();
  });

  // D1-5.18–5.22, 5.29, D2-5.112, 5.114, 5.116, T2-107, 108
  test('says while they are typed what is wrong with its dates, until either is mended', async () => {
    await open();
    await opener.click();
    await fill();
    await userEvent.fill(starts, '2026-11-21');
    await expect.element(starts).toHaveAccessibleDescription('Group Start date must be today or later.');
    await userEvent.fill(starts, '2027-03-01');
    await expect.element(starts).toHaveAccessibleDescription('Start date cannot be after the end date');
    await userEvent.fill(ends, '2027-08-20');
    await expect
      .element(ends)
      .toHaveAccessibleDescription('The license expires Aug 19 2027. Choose that day or an earlier one.');
    await expect.element(starts).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(ends, '2027-08-19');
    await expect.element(ends).not.toHaveAttribute('aria-invalid', 'true');
  });

  // D2-4.57
  test('stays open for another group where that is asked for', async () => {
    const { sent } = await open();
    await opener.click();
    await fill('Evening');
    await box('Sensors').click();
    await box('Create another group after this one').click();
    await submit.click();
    await expect.poll(() => currentToast()?.text).toBe('Successfully created group: Morning Cohort');
    await expect.element(name).toHaveValue('');
    await expect.element(box('Create another group after this one')).toBeChecked();
    expect(sent()).toHaveLength(1);
  });

  // T2-104
  test('shows at its field what the server finds in the meantime', async () => {
    await open({ createGroup: () => refuse('NO_SEATS_LEFT', 'taken', 'data.group_size') });
    await opener.click();
    await fill();
    await box('Living Online').click();
    await submit.click();
    await expect
      .element(size)
      .toHaveAccessibleDescription(
        expect.stringContaining('The group size has exceeded the remaining license accounts'),
      );
    await expect.element(size).toHaveFocus();
    await expect.element(seats).toHaveAttribute('href', expect.stringMatching(/^\/license\/[^/]+\/seats$/));
  });

  test('asks for no license where there is one alone, and asks before it is left unsaved', async () => {
    await open({ licensesByInstitution: [campus] });
    await opener.click();
    await expect.element(box('Living Online')).toBeVisible();
    await expect.element(license).not.toBeInTheDocument();
    await userEvent.fill(name, 'Morning Cohort');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(name).toHaveValue('Morning Cohort');
  });

  test('says where no license has days left whom to ask', async () => {
    await open({ licensesByInstitution: [over, quote] });
    await opener.click();
    await expect.element(dialog).toMatchTextContent('Your institution has no license with days left');
    await expect.element(submit).not.toBeInTheDocument();
  });
});
