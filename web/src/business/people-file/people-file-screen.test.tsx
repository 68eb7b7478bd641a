import { peopleLimits } from '@lectern/domain/business/institution/people-file/read-people.ts';
import { mostBytesSent } from '@lectern/domain/base/spreadsheet/table.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fileColumnsOf } from '../../../test/file-columns.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { amara } from '../../../test/open-app.tsx';
import { choose, chosen, openPeopleFile } from '../../../test/open-people-file.tsx';
import {
  peopleDifferenceOf,
  peopleFile,
  peopleImportOf,
  peopleImportsOf,
  missingPersonOf,
  peopleLineOf,
} from '../../../test/people-file-values.ts';
import { refuse } from '../../../test/school.ts';
import { takeAway } from '../../../test/show.tsx';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

beforeEach(forgetToasts);

const lines = page.getByRole('table', { name: 'All rows of the file' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a file with people', () => {
  // O-17
  test('is shown as what it comes to, what is wrong first, and its people are invited as it is shown', async () => {
    const imported = peopleImportsOf({ imports: [peopleImportOf()] });
    let isDone = false;
    const { place, sent } = openPeopleFile({
      peopleImports: () => (isDone ? imported : peopleImportsOf()),
      importPeople: () => {
        isDone = true;
        return { done: true, difference: peopleDifferenceOf() };
      },
    });
    await chosen();
    await expect.element(page.getByText('2 people are invited and 5 rows are skipped.')).toBeVisible();
    const rows = lines.getByRole('row');
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/^8.*Has errorsEmail: not a valid address\. Role: must be learner, instructor/);
    await expect.element(rows.nth(2)).toMatchTextContent(/^6.*Other roleStays Instructor$/);
    await page.getByRole('tab', { name: /^New/ }).click();
    await expect.element(rows).toHaveLength(3);
    await expectAccessible(place);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
    await page.viewport(1280, 800);
    await button('Invite 2 people').click();
    await expect.element(page.getByText(/^2 people were invited from a file on Nov 25 2026 by/)).toBeVisible();
    await expectAccessible(place);
    const [variables] = sent('importPeople');
    const said = { institution_id: 'i1', shown: 'shown-1', mailed: true, day: null, language: 'en' };
    expect(variables).toMatchObject(said);
  });

  test('says what is wrong with a row over its whole width where there is little room, before who is missing', async () => {
    const wrong = peopleLineOf(8, 'WRONG', { faults: ['EMAIL', 'ROLE', 'GROUP_FOR_LEARNERS'] });
    const more = Array.from({ length: 40 }, (_, at) => peopleLineOf(at + 9, 'NEW'));
    const missing = [missingPersonOf(1)];
    const { place } = openPeopleFile({
      peopleDifference: peopleDifferenceOf({ lines: [wrong, ...more], missing, missing_total: 1 }),
    });
    await page.viewport(390, 844);
    await chosen();
    const faults = page.getByText(/^Email: not a valid address/);
    const absent = page.getByRole('table', { name: '1 member you can remove is not in the file' });
    await expect.element(faults.first()).toBeVisible();
    const { bottom, width } = faults.first().element().getBoundingClientRect();
    expect(width).toBeGreaterThan(220);
    expect(bottom).toBeLessThan(absent.element().getBoundingClientRect().top);
    expect(lines.getByRole('row').elements()).toHaveLength(21);
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
    await page.viewport(1280, 800);
    await expect.element(faults.last()).toBeVisible();
    await page.getByRole('button', { name: 'Show 21 more rows' }).click();
    await expect.element(lines.getByRole('row')).toHaveLength(42);
  });

  test('says which group each joins, what speaks against one, and where there are too few places', async () => {
    const { place } = openPeopleFile({
      peopleDifference: peopleDifferenceOf({
        groups: [
          { id: 'g1', name: 'Soil Science', invites: 31, free_places: 30 },
          { id: 'g2', name: 'Networks', invites: 2, free_places: 2 },
        ],
        lines: [
          peopleLineOf(2, 'NEW', { group: 'Soil Science' }),
          peopleLineOf(3, 'MEMBER', { group: 'Soil Science', held: 'STUDENT' }),
          peopleLineOf(4, 'WRONG', { group: 'Soul Science', faults: ['GROUP_UNKNOWN'] }),
        ],
      }),
    });
    await chosen();
    const rows = lines.getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent(/^4.*Has errorsGroup: no group has this name$/);
    await expect.element(rows.nth(2)).toMatchTextContent(/^2.*NewJoins .Soil Science.$/);
    await expect.element(rows.nth(3)).toMatchTextContent(/^3.*MemberJoins no group$/);
    await expect
      .element(page.getByText(/places: .Soil Science. \(31 people, 30 free places\)\. Anyone without a place becomes/))
      .toBeVisible();
    await expect.element(page.getByText(/Networks/)).not.toBeInTheDocument();
    await expectAccessible(place);
  });

  test('says whose invitation is over and who is invited again', async () => {
    const over = { held: 'STUDENT', over_since: '2026-01-05T09:00:00.000Z' };
    const { place } = openPeopleFile({
      peopleDifference: peopleDifferenceOf({
        lines: [peopleLineOf(2, 'OVER', { ...over, group: 'Soil' }), peopleLineOf(3, 'OVER', over)],
      }),
    });
    await chosen();
    const rows = lines.getByRole('row');
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/Invited againEarlier invitation expired on Jan 05 2026\. Joins .Soil.$/);
    await expect.element(rows.nth(2)).toMatchTextContent(/Earlier invitation expired on Jan 05 2026$/);
    await expect.element(button('Invite 2 people')).toBeEnabled();
    await expectAccessible(place);
  });

  test('lets its mails wait for a day, within 90 days', async () => {
    const { sent } = openPeopleFile();
    await chosen();
    await page.getByRole('combobox', { name: 'Invitation emails' }).selectOptions('Send them from a chosen day');
    const day = page.getByLabelText('First day');
    await expect.element(day).toHaveValue('2026-11-26');
    await day.fill('2027-06-01');
    await expect.element(page.getByText('Choose a day from Nov 26 2026 to Feb 23 2027.')).toBeVisible();
    await expect.element(button('Invite 2 people')).toBeDisabled();
    await day.fill('2026-12-01');
    await button('Invite 2 people').click();
    await expect.poll(() => sent('importPeople')).toMatchObject([{ mailed: true, day: '2026-12-01' }]);
  });

  test('gives links in place of mails, as a file in which nothing is a formula', async () => {
    const mia = {
      id: 'n1',
      email: 'mia@northfield.example',
      first_name: '=Mia',
      last_name: 'Ash, B.',
      role: 'STUDENT',
    };
    const { place, sent } = openPeopleFile({
      peopleImports: peopleImportsOf({ imports: [peopleImportOf({ links: 1 }), peopleImportOf({ id: 'p0' })] }),
      peopleImportLinks: [{ ...mia, link: 'https://lectern.test/i' }],
    });
    await chosen();
    await page.getByRole('combobox', { name: 'Invitation emails' }).selectOptions('Send none');
    await button('Invite 2 people').click();
    const saved = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    // Also once the screen was left and opened again: the server makes them.
    await button('Save 1 link').click();
    await expect.poll(() => saved.mock.calls).toHaveLength(1);
    expect(sent('importPeople')).toMatchObject([{ mailed: false }]);
    expect(sent('peopleImportLinks')).toEqual([{ institution_id: 'i1', import_id: 'p1' }]);
    await expectAccessible(place);
    const [blob] = saved.mock.calls[0] ?? [];
    expect(await (blob as Blob).text()).toBe(
      'Email,First name,Last name,Role,Link\r\nmia@northfield.example,\'=Mia,"Ash, B.",Learner,https://lectern.test/i\r\n',
    );
    vi.restoreAllMocks();
  });

  test('that comes to something else by now invites nobody, and says so', async () => {
    const now = peopleDifferenceOf({ shown: 'shown-2', invites: 1, lines: [peopleLineOf(3, 'NEW')] });
    openPeopleFile({ importPeople: { done: false, difference: now } });
    await chosen();
    await button('Invite 2 people').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Something changed in the meantime/);
    await expect.element(button('Invite 1 person')).toBeEnabled();
  });

  test('keeps what was chosen where it is refused', async () => {
    openPeopleFile({ importPeople: () => refuse('RATE_LIMITED', 'Too fast.') });
    await chosen();
    await button('Invite 2 people').click();
    await expect.poll(() => currentToast()?.kind).toBe('error');
    await expect.element(button('Invite 2 people')).toBeEnabled();
  });

  test('with nobody new, and with columns that are not read, says so', async () => {
    openPeopleFile({
      peopleDifference: peopleDifferenceOf({
        invites: 0,
        columns: fileColumnsOf(),
        lines: [peopleLineOf(2, 'MEMBER')],
      }),
    });
    await chosen();
    await expect.element(page.getByText('Ignored: Column B (\u2068Phone\u2069).')).toBeVisible();
    await expect.element(page.getByText('Nobody to invite.')).toBeVisible();
    await expect.element(button('Invite')).toBeDisabled();
  });

  test('is read in another encoding where letters look wrong, and imported as it is read then', async () => {
    const { place, sent } = openPeopleFile({
      peopleDifference: ({ encoding }: { encoding: string | null }) =>
        peopleDifferenceOf({
          encoding: encoding ?? 'WINDOWS_1252',
          problem: encoding === 'UTF_8' ? 'ENCODING' : null,
          lines: [peopleLineOf(2, 'NEW', { last_name: encoding === 'WINDOWS_1254' ? 'Şahin' : 'Þahin' })],
        }),
    });
    await chosen();
    const readAs = page.getByLabelText('Read as');
    await expect.element(lines.getByText('Marek Þahin')).toBeVisible();
    await expect.element(readAs).toHaveDisplayValue('Western European (Windows-1252)');
    await readAs.selectOptions('All languages (UTF-8)');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Can't read the file with this encoding\./);
    await expectAccessible(place);
    await readAs.selectOptions('Turkish (Windows-1254)');
    await expect.element(lines.getByText('Marek Şahin')).toBeVisible();
    await button('Invite 2 people').click();
    await expect.poll(() => sent('importPeople')).toMatchObject([{ encoding: 'WINDOWS_1254' }]);
    expect(sent('peopleDifference')).toMatchObject([
      { encoding: null },
      { encoding: 'UTF_8' },
      { encoding: 'WINDOWS_1254' },
    ]);
    await choose(peopleFile());
    await expect.element(readAs).toHaveDisplayValue('Western European (Windows-1252)');
  });

  test('of several sheets says which one is read, and is imported from another that is chosen', async () => {
    const { place, sent } = openPeopleFile({
      peopleDifference: ({ sheet }: { sheet: number | null }) =>
        peopleDifferenceOf({
          sheets: ['Spring', 'Autumn'].map((name, at) => ({ sheet: at, name, is_read: at === (sheet ?? 0) })),
          lines: [peopleLineOf(2, 'NEW', { last_name: sheet === 1 ? 'Autumn-Oak' : 'Spring-Oak' })],
        }),
    });
    await chosen();
    const sheet = page.getByLabelText('Sheet');
    await expect.element(sheet).toHaveDisplayValue('Spring');
    await expect.element(lines.getByText('Marek Spring-Oak')).toBeVisible();
    await expectAccessible(place);
    await sheet.selectOptions('Autumn');
    await expect.element(lines.getByText('Marek Autumn-Oak')).toBeVisible();
    await expect.element(sheet).toHaveDisplayValue('Autumn');
    await button('Invite 2 people').click();
    await expect.poll(() => sent('importPeople')).toMatchObject([{ sheet: 1 }]);
    expect(sent('peopleDifference')).toMatchObject([{ sheet: null }, { sheet: 1 }]);
  });

  test('that is a workbook has no encoding to choose', async () => {
    openPeopleFile();
    await chosen();
    await expect.element(lines).toBeVisible();
    await expect.element(page.getByLabelText('Read as')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Sheet')).not.toBeInTheDocument();
  });

  test.each([
    ['NO_FIRST_NAME_COLUMN', 'No First name column found. Choose it below, or put the column names in the first row.'],
    ['DAMAGED', 'This file is damaged. Save the table again and choose the new file.'],
  ])('that cannot be read says why: %s', async (problem, text) => {
    openPeopleFile({ peopleDifference: peopleDifferenceOf({ problem, lines: [], invites: 0 }) });
    await chosen();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  });

  test('that is too large is not sent', async () => {
    const { sent } = openPeopleFile();
    await chosen(new File([new Uint8Array(peopleLimits.bytes + 1)], 'large.csv'));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^This file is too large: at most 4 MB, and an XLSX 700 kB/);
    expect(sent('peopleDifference')).toEqual([]);
  });

  test('is packed where it is a long text, and not sent where even that is too large', async () => {
    const { sent } = openPeopleFile();
    const row = 'amara.okonkwo@students.northfield.example,Amara,Okonkwo\n';
    const long = row.repeat(peopleLimits.bytes / 64);
    await chosen(new File([long], 'long.csv'));
    await expect.poll(() => sent('peopleDifference')).toHaveLength(1);
    const [{ file } = {}] = sent('peopleDifference') as { file?: string }[];
    const packed = await (await fetch(`data:;base64,${file}`)).blob();
    const text = await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).text();
    expect([text === long, packed.size < mostBytesSent]).toEqual([true, true]);
    for (const [turn, start] of ['', 'PK'].entries()) {
      const noise = Array.from({ length: 30 }, () => crypto.getRandomValues(new Uint8Array(65_536)));
      await choose(new File([start, ...noise], 'noise'));
      await expect.element(page.getByRole('alert')).toMatchTextContent(/^This file is too large/);
      await choose(new File([row], 'short.csv'));
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await expect.poll(() => sent('peopleDifference')).toHaveLength(turn + 2);
      expect((sent('peopleDifference') as { file: string }[]).at(-1)?.file).toBe(btoa(row));
    }
  });

  test('has a template with the heads of its columns', async () => {
    openPeopleFile();
    const saved = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await button('Save a template').click();
    const [blob] = saved.mock.calls[0] ?? [];
    expect(await (blob as Blob).text()).toMatch(/^PK[^]*>Email<[^]*>First name<[^]*>Last name<[^]*>Role<[^]*>Group</);
    vi.restoreAllMocks();
  });

  test('is for those who may invite, and for nobody else', async () => {
    const { place } = openPeopleFile({ peopleImports: () => refuse('NOT_FOUND', 'Not found.') });
    await expect.element(page.getByRole('link', { name: 'Home' }).last()).toBeVisible();
    expect(place.querySelector('input[type="file"]')).toBeNull();
  });
});

test('an import is undone, and who has accepted is named', async () => {
  const accepted = [{ first_name: 'Mia', last_name: 'Ash' }];
  let imports = [peopleImportOf()];
  const { sent } = openPeopleFile({
    peopleImports: () => peopleImportsOf({ imports }),
    undoPeopleImport: () => {
      imports = [];
      return { withdrawn: 1, accepted, restored: 0, unplaced: [] };
    },
  });
  await button('Undo').click();
  await expect.poll(() => currentToast()?.text).toBe('1 invitation is withdrawn. Already accepted and stay: Mia Ash.');
  await expect.element(page.getByText(/invited from a file/)).not.toBeInTheDocument();
  expect(sent('undoPeopleImport')).toEqual([{ institution_id: 'i1', import_id: 'p1' }]);
});

test('an undo brings members back, and names a few of those who have found no place', async () => {
  const unplaced = Array.from({ length: 7 }, (_, at) => ({ first_name: 'Mia', last_name: `${at}`, group: 'Soil' }));
  openPeopleFile({
    peopleImports: peopleImportsOf({ imports: [peopleImportOf({ invited: 0, removed: 9 })] }),
    undoPeopleImport: { withdrawn: 0, accepted: [], restored: 9, unplaced },
  });
  await expect.element(page.getByText(/^9 members were removed from a file on Nov 25 2026 by/)).toBeVisible();
  await button('Undo').click();
  await expect
    .poll(() => currentToast()?.text)
    .toMatch(/^9 members are back\. No place left in the group: Mia 0 \(Soil\), .*Mia 4 \(Soil\),? and 2 more\.$/);
});

test('each import of the last days is undone, and all who stay are named until the screen is left', async () => {
  const person = (name: string) => ({ first_name: name, last_name: 'Ash' });
  const stay = Array.from({ length: 60 }, (_, at) => person(`Mia-${at}`));
  const unplaced = [{ ...person('Nia'), group: 'Soil' }];
  let imports = ['p3', 'p2', 'p1'].map((id, at) => peopleImportOf({ id, invited: 103 - at }));
  const { place, sent } = openPeopleFile({
    peopleImports: () => peopleImportsOf({ imports }),
    undoPeopleImport: ({ import_id = '' }) => {
      imports = imports.filter(({ id }) => id !== import_id);
      return { withdrawn: 1, accepted: import_id === 'p2' ? stay : [], restored: 1, unplaced };
    },
  });
  const listed = page.getByRole('list', { name: 'Imports of the last 7 days' });
  await expect.element(listed.getByRole('listitem')).toHaveLength(3);
  await expect.element(listed.getByRole('listitem').nth(1)).toMatchTextContent(/^102 people were invited/);
  const undo = (at: number) => listed.getByRole('listitem').nth(at).getByRole('button', { name: 'Undo' });
  await expect.element(undo(1)).toHaveAccessibleDescription(/^102 people were invited/);
  await expect.element(page.getByRole('link', { name: 'To the members' })).toHaveLength(1);
  await undo(1).click();
  await expect.element(listed.getByRole('listitem')).toHaveLength(2);
  const names = page.getByRole('list', { name: '60 people already accepted and stay:' });
  await expect.element(names.getByRole('listitem')).toHaveLength(60);
  const { clientHeight, scrollHeight } = names.element();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  await undo(0).click();
  await expect.element(listed.getByRole('listitem')).toHaveLength(1);
  await expect.element(names.getByRole('listitem')).toHaveLength(60);
  const places = page.getByRole('list', { name: '2 places in groups are missing:' });
  await expect.element(places.getByRole('listitem')).toHaveLength(2);
  forgetToasts();
  await expectAccessible(place);
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectAccessible(place);
  await page.viewport(1280, 800);
  expect(sent('undoPeopleImport').map((one) => one['import_id'])).toEqual(['p2', 'p3']);
});

test('leads back to where the people are listed: to staff in their area, else on home, whatever role in Lectern', async () => {
  const viewer = { ...amara, groups: [], started: null };
  for (const [role, href] of [
    ['SALES_MANAGER', '/sales-management/institution/i1'],
    ['INSTRUCTOR', '/?tab=members'],
    ['USER', '/?tab=members'],
  ] as const) {
    takeAway();
    openPeopleFile({ viewer: { ...viewer, role } });
    await expect
      .element(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').nth(1))
      .toHaveAttribute('href', href);
  }
});
