import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { rosterLimits } from '@lectern/domain/classroom/roster/roster-file.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { fileColumnsOf } from '../../../test/file-columns.ts';
import { openApp } from '../../../test/open-app.tsx';
import { differenceOf, missingOf, rosterFile, rosterLineOf } from '../../../test/roster-values.ts';
import { refuse } from '../../../test/school.ts';
import { groupOf } from '../../../test/values.ts';
import { languages, type Language } from '../../texts/catalogues.ts';
import { setLanguage } from '../../texts/language.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

beforeEach(forgetToasts);
afterEach(() => setLanguage('en'));

const address = '/group/g1/members/import';
const lines = page.getByRole('table', { name: 'All rows of the file' });
const missing = page.getByRole('table', { name: 'Not in the file' });
const importButton = page.getByRole('button', { name: /^Import/ });

function open(school: Record<string, unknown> = {}) {
  const app = openApp(address, {
    group: groupOf({ my_role: 'MAIN_INSTRUCTOR', allowed_operations: groupOperations }),
    rosterDifference: differenceOf(),
    importRoster: { done: true, difference: differenceOf() },
    ...school,
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent };
}

const choose = (file: File = rosterFile()) =>
  userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);

/** Waits for the screen, then chooses a file. */
async function chosen(file?: File) {
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await choose(file);
}

describe('a roster file', () => {
  test('is shown as what it changes, what needs a look first, and imported as it is shown', async () => {
    const { place, sent, address: at } = open();
    await chosen();
    await expect
      .element(
        page.getByText(
          '1 person is added, 1 learner moves, 1 person joins at sign-in, 1 is already there, and 1 row is skipped.',
        ),
      )
      .toBeVisible();
    const rows = lines.getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent(/^6.*Skipped.*Only the main instructor adds instructors$/);
    await expect.element(rows.nth(2)).toMatchTextContent(/Moved.*From \u2068Evenings\u2069 to \u2068Mornings\u2069$/);
    await expect
      .element(
        page.getByText(
          /Mornings: 3 people join at sign-in, 1 place is free\. A place is taken only when somebody joins\./,
        ),
      )
      .toBeVisible();
    await expectAccessible(place);
    await page.getByRole('button', { name: 'Import 3 changes' }).click();
    await expect.poll(at).toBe('/group/g1/members');
    expect(currentToast()).toMatchObject({ kind: 'success', text: 'The roster was imported' });
    const file = btoa('E-mail\nmia@school.test');
    expect(sent('RosterScreen_importRoster')).toEqual([
      { group_id: 'g1', file, encoding: null, sheet: null, columns: null, removed: [], choices: [], shown: 'shown-1' },
    ]);
  });

  test('that only says who is awaited leads to them', async () => {
    const { address: at } = open({
      rosterDifference: differenceOf({ changes: 1, lines: [rosterLineOf(2, 'UNCHANGED'), rosterLineOf(3, 'AWAITED')] }),
    });
    await chosen();
    await page.getByRole('button', { name: 'Import 1 change' }).click();
    await expect.poll(at).toBe('/group/g1/members?who=awaited');
  });

  test('says before it is imported how many get an email, and nothing where nobody does', async () => {
    let mails = 2;
    open({ rosterDifference: () => differenceOf({ mails }) });
    await chosen();
    await expect
      .element(page.getByText('2 people who join at sign-in get an email with the link to the group.'))
      .toBeVisible();
    mails = 0;
    await choose(rosterFile('again.csv'));
    await expect.element(page.getByText(/get an email/)).not.toBeInTheDocument();
  });

  test('is counted by what happens, and each kind can be looked at alone', async () => {
    open();
    await chosen();
    await expect.element(lines).toBeVisible();
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['All5', 'Skipped1', 'Moved1', 'Added1', 'Joins at sign-in1', 'Already there1']);
    await page.getByRole('tab', { name: /^Moved/ }).click();
    await expect.element(lines.getByRole('row').nth(1)).toMatchTextContent(/Moved/);
    expect(lines.getByRole('row').elements()).toHaveLength(2);
    await page.getByRole('tab', { name: /^All/ }).click();
    expect(lines.getByRole('row').elements()).toHaveLength(6);
  });

  test.each(Object.keys(languages) as Language[])(
    'keeps the names of two groups apart in any script, in %s',
    async (language) => {
      await setLanguage(language);
      const [line] = differenceOf().lines.filter(({ kind }) => kind === 'MOVED');
      open({ rosterDifference: differenceOf({ lines: [{ ...line, from: 'مساء 1', group: 'صباح 2' }] }) });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await choose();
      await expect.element(page.getByRole('row').nth(1)).toMatchTextContent(/\u2068مساء 1\u2069.*\u2068صباح 2\u2069/);
    },
  );

  test('leaves those alone whom it does not name, unless they are ticked', async () => {
    const { place, sent } = open({
      rosterDifference: ({ removed }: { removed: unknown[] }) =>
        differenceOf({ missing: [missingOf('Gone'), missingOf('Elder')], shown: `shown-${removed.length}` }),
    });
    await chosen();
    const gone = missing.getByRole('checkbox', { name: 'Remove Marek Gone' });
    await expect.element(gone).not.toBeChecked();
    await expectAccessible(place);
    // A finger that misses the box by some pixels.
    const { width, height } = gone.element().closest('label')?.getBoundingClientRect() ?? {};
    expect({ width, height }).toEqual({ width: 44, height: 44 });
    await gone.click({ position: { x: 30, y: 10 }, force: true });
    await expect.element(page.getByText(/1 person is removed/)).toBeVisible();
    await expect.element(importButton).toBeEnabled();
    await importButton.click();
    await expect
      .poll(() => sent('RosterScreen_importRoster'))
      .toMatchObject([{ removed: [{ group_id: 'g1', user_id: 'u-Gone' }], shown: 'shown-1' }]);
  });

  test('in which something was chosen is not left without a word; one that was only read is', async () => {
    const { address: at } = open({ rosterDifference: differenceOf({ missing: [missingOf('Gone')] }) });
    await chosen();
    await missing.getByRole('checkbox', { name: 'Remove Marek Gone' }).click({ force: true });
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(at()).toBe(address);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await choose();
    await expect.element(missing.getByRole('checkbox', { name: 'Remove Marek Gone' })).not.toBeChecked();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect.poll(at).toBe('/');
  });

  test('that is not what was shown any more shows what it changes now', async () => {
    const { address: at } = open({
      importRoster: { done: false, difference: differenceOf({ changes: 0, lines: [rosterLineOf(2, 'UNCHANGED')] }) },
    });
    await chosen();
    await page.getByRole('button', { name: 'Import 3 changes' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^Something changed in the meantime, so nothing was imported\./);
    await expect.element(importButton).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('There is nothing to import.')).toBeVisible();
    expect(at()).toBe(address);
  });

  test('is imported once, also where the reply is lost and it is asked for again', async () => {
    const { calls, connection, address: at } = open();
    await chosen();
    await expect.element(importButton).toBeEnabled();
    connection.mute = true;
    await importButton.click();
    await expect.poll(() => currentToast()?.text).toMatch(/^No confirmation has arrived\./);
    connection.mute = false;
    await importButton.click();
    await expect.poll(at).toBe('/group/g1/members');
    const keys = calls.filter(({ operation }) => operation === 'RosterScreen_importRoster').map(({ key }) => key);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('of 1,000 people is shown some rows at a time', async () => {
    open({
      rosterDifference: differenceOf({
        lines: Array.from({ length: 1000 }, (_, index) => rosterLineOf(index + 2, 'ADDED')),
      }),
    });
    await chosen();
    await expect.element(lines.getByRole('row').nth(100)).toBeVisible();
    expect(lines.getByRole('row').elements()).toHaveLength(101);
    await page.getByRole('button', { name: 'Show 100 more rows' }).click();
    expect(lines.getByRole('row').elements()).toHaveLength(201);
    await expect.element(lines.getByRole('row').nth(101)).toHaveFocus();
  });

  test.each([
    ['KIND', 'This is not a CSV or XLSX file. Save the table in one of these formats and choose it again.'],
    ['DAMAGED', 'This file is damaged. Save the table again and choose the new file.'],
    ['NO_EMAIL_COLUMN', 'No Email column found. Choose it below, or put the column names in the first row.'],
    ['TOO_MANY_ROWS', 'This file contains more than 1,000 people. Split it into several files.'],
  ])('that cannot be read says why: %s', async (problem, text) => {
    open({ rosterDifference: differenceOf({ problem, lines: [] }) });
    await chosen();
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    await expect.element(importButton).not.toBeInTheDocument();
  });

  test('that is too large is not sent', async () => {
    const { sent } = open();
    await chosen(new File([new Uint8Array(rosterLimits.bytes + 1)], 'large.csv'));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('This file is too large: at most 512 kB, and 16 MB unpacked.');
    expect(sent('RosterScreen_rosterDifference')).toEqual([]);
  });

  test('that is too large puts away what is still read of the one before', async () => {
    let answer = (_difference: unknown) => {};
    const { sent } = open({ rosterDifference: () => new Promise((resolve) => (answer = resolve)) });
    await chosen();
    await expect.poll(() => sent('RosterScreen_rosterDifference')).toHaveLength(1);
    await choose(new File([new Uint8Array(rosterLimits.bytes + 1)], 'large.csv'));
    answer(differenceOf());
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^This file is too large/);
    await expect.element(page.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
    await expect.element(lines).not.toBeInTheDocument();
  });

  test.each([
    ['is read', { rosterDifference: () => refuse('RATE_LIMITED', 'later') }],
    ['is imported', { importRoster: () => refuse('RATE_LIMITED', 'later') }],
  ])('that is not taken when it %s says why', async (_when, school) => {
    open(school);
    await chosen();
    if ('importRoster' in school) await importButton.click();
    await expect.element(page.getByText('Too many tries. Please wait 15 minutes and try again.').first()).toBeVisible();
  });

  test('is read again on demand where the server does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let answers: unknown = () => refuse('INTERNAL', 'bug');
    open({ rosterDifference: () => (typeof answers === 'function' ? answers() : answers) });
    await chosen();
    await expect.element(page.getByText(/The file could not be read\./)).toBeVisible();
    answers = differenceOf();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(lines).toBeVisible();
  });

  test('is dropped as well, and chosen with the keyboard alone', async () => {
    open();
    const button = page.getByRole('button', { name: 'Choose a file' });
    await expect.element(button).toBeVisible();
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    const opened = vi.spyOn(input, 'click').mockImplementation(() => {});
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(rosterFile());
    input.parentElement?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect.element(lines).toBeVisible();
    await expect.element(page.getByText('class.csv')).toBeVisible();
  });

  test('shows which column holds what, and is read and imported with others that are chosen', async () => {
    const { place, sent } = open({ rosterDifference: differenceOf({ columns: fileColumnsOf() }) });
    await chosen();
    await expect.element(page.getByText('Used: Email ← Column A.')).toBeVisible();
    await expect.element(page.getByText('Ignored: Column B (\u2068Phone\u2069).')).toBeVisible();
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByLabelText('Last name ←').selectOptions('Column B: \u2068Phone\u2069');
    const columns = [
      { name: 'email', column: 0 },
      { name: 'last_name', column: 1 },
    ];
    await expect.poll(() => sent('RosterScreen_rosterDifference').at(-1)).toMatchObject({ columns });
    await expectAccessible(place);
    await importButton.click();
    await expect.poll(() => sent('RosterScreen_importRoster')).toMatchObject([{ columns }]);
  });

  test('keeps a column that was chosen while the next one is', async () => {
    let looks = 0;
    const answered = Promise.withResolvers<unknown>();
    const difference = differenceOf({ columns: fileColumnsOf() });
    const { sent } = open({ rosterDifference: () => (++looks === 1 ? difference : answered.promise) });
    await chosen();
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByLabelText('Email ←').selectOptions('Column B: \u2068Phone\u2069');
    await page.getByLabelText('Role ←').selectOptions('Column A: \u2068E-mail\u2069');
    await expect
      .poll(() => sent('RosterScreen_rosterDifference').at(-1))
      .toMatchObject({
        columns: [
          { name: 'email', column: 1 },
          { name: 'role', column: 0 },
        ],
      });
    answered.resolve(difference);
  });

  test('offers what becomes of learners of other groups, and is imported as it is chosen', async () => {
    const choices = ['ADD', 'MOVE', 'LEAVE'];
    const stays = rosterLineOf(2, 'ELSEWHERE', { from: 'Evenings', choices, choice: 'LEAVE' });
    const moves = rosterLineOf(2, 'MOVED', { from: 'Evenings', choices, choice: 'MOVE' });
    const { place, sent } = open({
      rosterDifference: ({ choices: chosenOnes }: { choices: unknown[] }) =>
        differenceOf({ lines: [chosenOnes.length > 0 ? moves : stays] }),
    });
    await chosen();
    await expect
      .element(lines.getByRole('row').nth(1))
      .toMatchTextContent(/In another group.*Learns in \u2068Evenings/);
    await expectAccessible(place);
    await lines.getByRole('combobox', { name: 'What happens to Marek Row 2' }).first().selectOptions('Move');
    await expect
      .element(lines.getByRole('row').nth(1))
      .toMatchTextContent(/From \u2068Evenings\u2069 to \u2068Mornings/);
    await importButton.click();
    await expect
      .poll(() => sent('RosterScreen_importRoster'))
      .toMatchObject([{ choices: [{ line: 2, choice: 'MOVE' }] }]);
  });

  test('without a column of addresses asks for it', async () => {
    const { sent } = open({
      rosterDifference: differenceOf({ problem: 'NO_EMAIL_COLUMN', columns: [{ ...fileColumnsOf()[1] }] }),
    });
    await chosen();
    await page.getByLabelText('Email ←').selectOptions('Column B: \u2068Phone\u2069');
    await expect
      .poll(() => sent('RosterScreen_rosterDifference').at(-1))
      .toMatchObject({ columns: [{ name: 'email', column: 1 }] });
  });

  test('gives back the rows that are left out, each with the reason', async () => {
    open({ rosterDifference: differenceOf({ columns: fileColumnsOf() }) });
    await chosen();
    const saved = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await page.getByRole('button', { name: 'Save 1 skipped row' }).click();
    const [blob] = saved.mock.calls.at(-1) ?? [];
    expect(await (blob as Blob).text()).toMatch(
      />E-mail<[^]*>Phone<[^]*>Why it was skipped<[^]*>coach@school.test<[^]*>Only the main instructor adds instructors</,
    );
    vi.restoreAllMocks();
  });

  test('has a template with the heads of its columns', async () => {
    open();
    const saved = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await page.getByRole('button', { name: 'Save a template' }).click();
    const [blob] = saved.mock.calls[0] ?? [];
    expect(await (blob as Blob).text()).toMatch(/^PK[^]*>Email<[^]*>First name<[^]*>Last name<[^]*>Role<[^]*>Group</);
  });

  test('is imported by those who may add learners, and by nobody else', async () => {
    const { place } = open({ group: groupOf() });
    await expect
      .element(page.getByRole('link', { name: 'To the group members' }))
      .toHaveAttribute('href', '/group/g1/members');
    expect(place.querySelector('input[type="file"]')).toBeNull();
  });
});
