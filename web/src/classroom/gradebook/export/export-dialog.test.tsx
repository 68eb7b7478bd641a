import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { overviewsOf } from '../../../../test/gradebook-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { refuse } from '../../../../test/school.ts';
import { groupCourseOf, groupOf } from '../../../../test/values.ts';

const courses = [groupCourseOf(), groupCourseOf({ id: 'c2', name: 'Everyday Spreadsheets', levels: 2 })];
const button = page.getByRole('button', { name: 'Export to Excel' });
const dialog = page.getByRole('dialog', { name: 'Export to Excel' });
const save = dialog.getByRole('button', { name: 'Export', exact: true });
const failure = 'Oops, something went wrong, reload the page and try again.';

/** What the server sends to the addresses of files, one after the other. */
let files: (() => Response | Promise<Response>)[];
let asked: string[];
let saved: string[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [files, asked, saved] = [[], [], []];
  const send = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/exports/')) return send(input, init);
    asked.push(input);
    return files.shift()?.() ?? new Response(null, { status: 404 });
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

const spreadsheet = () =>
  new Response('cells', { headers: { 'content-disposition': `attachment; filename*=UTF-8''Gr%C3%BCn.xlsx` } });

function open(values: Record<string, unknown> = {}, address = '/group/g1/gradebook?course=c1') {
  const group = groupOf({ allowed_operations: groupOperations, my_role: 'INSTRUCTOR', courses });
  let addresses = 0;
  const gradebookExcelExport = () => ({ address: `/exports/${++addresses}` });
  return openApp(address, { group, ...overviewsOf(), gradebookExcelExport, ...values });
}

describe('the spreadsheet of a gradebook', () => {
  // D1-5.32
  test('can be had once a course is chosen and somebody learns in it', async () => {
    open({}, '/group/g1/gradebook');
    await expect.element(page.getByText('No Course Selected')).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('combobox', { name: 'Course' }).selectOptions('Everyday Spreadsheets');
    await expect.element(page.getByRole('grid')).toBeVisible();
    await expect.element(button).not.toHaveAttribute('aria-disabled');
  });

  // D1-5.32
  test('cannot be had of a course that nobody learns', async () => {
    open(overviewsOf([]));
    await expect.element(page.getByText('No learners have joined this group yet.')).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  });

  test('is waited for while the server makes files for others, with the address that it has', async () => {
    open();
    const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '0' } });
    files = [busy, busy, spreadsheet];
    await button.click();
    await save.click();
    await expect.element(page.getByText('Saved as Grün.xlsx')).toBeVisible();
    expect(asked).toEqual(['/exports/1', '/exports/1', '/exports/1']);
  });

  test('is of this group, or of all groups of the instructor, and is saved under the name the server gives', async () => {
    const { place, calls } = open();
    files = [spreadsheet, spreadsheet];
    await button.click();
    await expect.element(dialog).toBeVisible();
    await expectAccessible(place);
    await save.click();
    await expect.element(page.getByText('Saved as Grün.xlsx')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await button.click();
    await dialog.getByRole('radio', { name: 'All my groups' }).click();
    await dialog.getByRole('radio', { name: 'CSV file' }).click();
    await dialog.getByRole('checkbox', { name: 'Emails and external ID' }).click();
    await save.click();
    await expect.poll(() => saved).toEqual(['Grün.xlsx', 'Grün.xlsx']);
    const ways = calls
      .filter(({ operation }) => operation === 'ExportDialog_address')
      .map(({ variables }) => variables);
    expect(ways).toEqual([
      { courseId: 'c1', groupId: 'g1', csv: false, identified: true },
      { courseId: 'c1', groupId: null, csv: true, identified: false },
    ]);
    expect(asked).toEqual(['/exports/1', '/exports/2']);
  });

  test('shows how much of it has come', async () => {
    open();
    const way = new TransformStream<Uint8Array>();
    const writer = way.writable.getWriter();
    files = [() => new Response(way.readable)];
    await button.click();
    await save.click();
    await expect.element(dialog.getByText('Preparing the spreadsheet…')).toBeVisible();
    await writer.write(new Uint8Array(240_000));
    await expect.element(dialog.getByText('240 kB received')).toBeVisible();
    await writer.close();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  // D1-8.08, T1-085
  test('says where it broke off, and can be tried again', async () => {
    open();
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new Uint8Array(10));
            controller.error(new TypeError('the line was cut'));
          },
        }),
      );
    files = [broken, () => new Response(null, { status: 503 }), spreadsheet];
    await button.click();
    await save.click();
    const again = dialog.getByRole('button', { name: 'Try again' });
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(failure);
    await again.click();
    await expect.poll(() => asked).toHaveLength(2);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(failure);
    expect(saved).toEqual([]);
    await again.click();
    await expect.poll(() => saved).toEqual(['Grün.xlsx']);
  });

  test('says why the server refuses it', async () => {
    open({ gradebookExcelExport: () => refuse('UNAVAILABLE', 'Busy.') });
    await button.click();
    await save.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('The server is busy. Please try again in a minute.');
    expect(asked).toEqual([]);
  });
});
