import { institutionsLimits } from '@lectern/domain/business/institutions-file/read-institutions.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import {
  institutionLineOf,
  institutionsDifferenceOf,
  institutionsFile,
  institutionsImportOf,
} from '../../../test/institutions-file-values.ts';
import { fileColumnsOf } from '../../../test/file-columns.ts';
import { openApp } from '../../../test/open-app.tsx';
import { salesSchool } from '../../../test/sales-values.ts';
import { refuse } from '../../../test/school.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

beforeEach(forgetToasts);

const address = '/sales-management/institution/import';
const lines = page.getByRole('table', { name: 'All rows of the file' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function open(school: Record<string, unknown> = {}, at = address) {
  const app = openApp(
    at,
    salesSchool({
      lastInstitutionsImport: null,
      institutionsDifference: institutionsDifferenceOf(),
      importInstitutions: { done: true, difference: institutionsDifferenceOf() },
      ...school,
    }),
  );
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === `InstitutionsFile_${operation}`).map(({ variables }) => variables);
  return { ...app, sent };
}

/** Waits for the screen, then chooses a file. */
async function chosen(file = institutionsFile()) {
  await expect.element(button('Choose a file')).toBeVisible();
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
}

describe('a file with institutions', () => {
  // O-18
  test('is found from the list, shown as what it comes to, what is wrong first, and made as it is shown', async () => {
    const listed = { institutions: [], hasMore: false, cursor: null };
    let last: object | null = null;
    const {
      place,
      sent,
      address: at,
    } = open(
      {
        paginatedInstitutions: listed,
        lastInstitutionsImport: () => last,
        importInstitutions: () => {
          last = institutionsImportOf();
          return { done: true, difference: institutionsDifferenceOf() };
        },
      },
      '/sales-management',
    );
    await page.getByRole('link', { name: 'From a file' }).click();
    await expect.poll(at).toBe(address);
    await chosen();
    await expect
      .element(
        page.getByText(
          /^2 institutions are created, 1 license is active, 1 administrator is invited,? and 3 rows are skipped\.$/,
        ),
      )
      .toBeVisible();
    const rows = lines.getByRole('row');
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/^6.*Has errorsTime zone: No time zone has this name\. .*End: Choose a day at least 30 days/);
    await expect
      .element(rows.nth(4))
      .toMatchTextContent(/NewLicense: .First term., 300 seats\.Administrator: .ada@school\.example.\.$/);
    await page.getByRole('tab', { name: /^New/ }).click();
    await expect.element(rows).toHaveLength(3);
    await expectAccessible(place);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
    await page.viewport(1280, 800);
    await button('Create 2 institutions').click();
    await expect.element(page.getByText('You created 2 institutions from a file on Nov 25 2026.')).toBeVisible();
    await expectAccessible(place);
    expect(sent('importInstitutions')).toMatchObject([{ shown: 'shown-1', language: 'en' }]);
  });

  test('that comes to something else by now makes nothing, and says so', async () => {
    const now = institutionsDifferenceOf({ shown: 'shown-2', lines: [institutionLineOf(3, 'NEW')] });
    open({ importInstitutions: { done: false, difference: now } });
    await chosen();
    await button('Create 2 institutions').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Something changed in the meantime/);
    await expect.element(button('Create 1 institution')).toBeEnabled();
  });

  test('keeps what was chosen where it is refused', async () => {
    open({ importInstitutions: () => refuse('RATE_LIMITED', 'Too fast.') });
    await chosen();
    await button('Create 2 institutions').click();
    await expect.poll(() => currentToast()?.kind).toBe('error');
    await expect.element(button('Create 2 institutions')).toBeEnabled();
  });

  test('with nothing new, and with columns that are not read, says so', async () => {
    open({
      institutionsDifference: institutionsDifferenceOf({
        columns: fileColumnsOf(),
        lines: [institutionLineOf(2, 'THERE')],
      }),
    });
    await chosen();
    await expect.element(page.getByText('Ignored: Column B (\u2068Phone\u2069).')).toBeVisible();
    await expect.element(page.getByText('No institution to create.')).toBeVisible();
    await expect.element(button('Create')).toBeDisabled();
  });

  test('that cannot be read says why, and one that is too large is not sent', async () => {
    const { sent } = open({
      institutionsDifference: institutionsDifferenceOf({ problem: 'TOO_MANY_ROWS', lines: [] }),
    });
    await chosen();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^This file contains more than 1,000 institutions/);
    await userEvent.upload(
      document.querySelector('input[type="file"]') as HTMLInputElement,
      new File([new Uint8Array(institutionsLimits.bytes + 1)], 'large.csv'),
    );
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^This file is too large: at most 4 MB, and an XLSX 700 kB/);
    expect(sent('institutionsDifference')).toHaveLength(1);
  });

  test('has a template with the heads of its columns', async () => {
    open();
    const saved = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await button('Save a template').click();
    const [blob] = saved.mock.calls[0] ?? [];
    expect(await (blob as Blob).text()).toMatch(
      /^PK[^]*>Name<[^]*>Country<[^]*>State<[^]*>City<[^]*>Address<[^]*>Time zone<[^]*>Sales manager</,
    );
    vi.restoreAllMocks();
  });
});

describe('an import of institutions', () => {
  test('is undone', async () => {
    let last: object | null = institutionsImportOf();
    const { sent } = open({
      lastInstitutionsImport: () => last,
      undoInstitutionsImport: () => {
        last = null;
        return { done: true, deleted: 2, in_the_way: [] };
      },
    });
    await button('Undo').click();
    await expect
      .poll(() => currentToast()?.text)
      .toBe('2 institutions are undone, with their licenses and invitations.');
    await expect.element(page.getByText(/from a file on/)).not.toBeInTheDocument();
    expect(sent('undoInstitutionsImport')).toEqual([{ import_id: 'f1' }]);
  });

  test('that somebody has built on stays, and what is in the way is named', async () => {
    const what = { id: 'a1', name: 'Northfield', members: 1, invitations: 0, licenses: 0, groups: 2 };
    const { place } = open({
      lastInstitutionsImport: institutionsImportOf(),
      undoInstitutionsImport: { done: false, deleted: 0, in_the_way: [what] },
    });
    await button('Undo').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Northfield.*\(1 member and 2 groups\)/);
    await expect.element(page.getByRole('link', { name: 'Northfield' })).toBeVisible();
    await expectAccessible(place);
  });
});
