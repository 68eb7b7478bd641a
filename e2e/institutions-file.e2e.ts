import { daysBetween } from '@lectern/domain/calendar-day.ts';
import type { Page } from '@playwright/test';
import { zipOf } from '../server/test/zip-of.ts';
import { button } from './authors.ts';
import { clean } from './looking.ts';
import { expect, test } from './server.ts';

/** The day in so many days, as a workbook counts it. */
const day = (days: number) => daysBetween('1899-12-30', new Date().toISOString().slice(0, 10)) + days;

const heads =
  'Name,Country,City,Time zone,Sales manager,License,Seats,Products,Start,End,Administrator email,Administrator first name,Administrator last name';
const term = ['Region 2027', 300, 'Digital Workplace', day(2), day(400)];
const administrator = ['ines@southmoor.test', 'Inês', 'Carvalho'];
const table = [
  heads.split(','),
  [
    'Southmoor College',
    'United Kingdom',
    'Exeter',
    'Europe/London',
    'sales-manager@demo.test',
    ...term,
    ...administrator,
  ],
  ['Northmoor College', 'GB', 'Leeds', 'Europe/London', 'nobody@demo.test', ...term, ...administrator],
  ['Westmoor College', 'GB', 'Bath', 'Europe/London'],
];

/** A workbook as a spreadsheet program writes it: its days are numbers that a style shows as days. */
function workbook(): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const links = (...all: readonly (readonly [id: string, type: string, target: string])[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`;
  const cell = (value: string | number) =>
    typeof value === 'string'
      ? `<c t="inlineStr"><is><t>${value}</t></is></c>`
      : `<c s="${value > 1000 ? 1 : 0}"><v>${value}</v></c>`;
  const data = table.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
  return zipOf(
    { name: '_rels/.rels', content: links(['r', 'officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Region" sheetId="1" r:id="s"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: links(['s', 'worksheet', 'worksheets/sheet1.xml'], ['y', 'styles', 'styles.xml']),
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet ${main}><sheetData>${data}</sheetData></worksheet>` },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
  );
}

// O-18
test('a sales manager enters the institutions of a spreadsheet, sees one with its license, and takes them back', async ({
  page,
  signIn,
}) => {
  await test.step('the file, one row of which names no sales manager', async () => {
    await signIn(page, 'sales-manager@demo.test');
    await page.goto('/sales-management');
    await page.getByRole('link', { name: 'From a file' }).click();
    await choose(page);
    await expect(
      page.getByText(
        '2 institutions are created, 1 license is active, 1 administrator is invited, and 1 row is skipped.',
      ),
    ).toBeVisible();
    const rows = page.getByRole('table', { name: 'All rows of the file' }).getByRole('row');
    await expect(rows.nth(1)).toContainText(/^3.*Northmoor College.*Has errorsSales manager:/);
    await expect(rows.nth(2)).toContainText(/^2.*Southmoor College.*NewLicense: .Region 2027., 300 seats/);
    await clean(page, 'what a file with institutions comes to');
  });

  await test.step('what is new is created', async () => {
    await button(page, 'Create 2 institutions').click();
    // The demo school has a file with two institutions already: what says so is there before.
    await expect(page.getByText('Institutions created')).toBeVisible();
    await expect(page.getByText(/^You created 2 institutions from a file/)).toBeVisible();
    await clean(page, 'an import of institutions that was done');
  });

  await test.step('an institution of it, with its license, its sales manager and whom it invites', async () => {
    await page.getByRole('link', { name: 'Institutions' }).first().click();
    await page.getByRole('searchbox').fill('Southmoor');
    await page.getByRole('link', { name: 'Southmoor College' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Southmoor College' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Kwame Boateng' })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Region 2027' })).toContainText('0 of 300 seats used');
    await expect(page.getByText('Inês Carvalho').first()).toBeVisible();
    await clean(page, 'an institution of a file');
  });

  await test.step('all of it is taken back', async () => {
    await page.goto('/sales-management/institution/import');
    await button(page, 'Undo').click();
    await expect(page.getByText('2 institutions are undone, with their licenses and invitations.')).toBeVisible();
    await page.goto('/sales-management?search=Southmoor');
    await expect(page.getByRole('link', { name: 'Southmoor College' })).toBeHidden();
  });
});

async function choose(page: Page): Promise<void> {
  await expect(button(page, 'Choose a file')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'region.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook(),
  });
}
