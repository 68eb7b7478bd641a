import { seatNumbers, type SeatActCode } from '@lectern/domain/license/seat-number.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileColumnsOf } from '../../test/file-columns.ts';
import { followUpOf, followUpsOf } from '../../test/follow-up-values.ts';
import { licenseOf, memberOf } from '../../test/institution-values.ts';
import {
  institutionLineOf,
  institutionsDifferenceOf,
  institutionsFile,
  institutionsImportOf,
} from '../../test/institutions-file-values.ts';
import { instanceOf, jobOf, mailOf, mailsPage } from '../../test/instance-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { look } from '../../test/pseudo/look.ts';
import { markContent } from '../../test/pseudo/mark-content.ts';
import { everyRenewalReason, renewalOf, renewalsOf } from '../../test/renewal-values.ts';
import { auditEntryOf, auditPageOf, openedEntryOf } from '../../test/audit-values.ts';
import { recordOf, salesSchool } from '../../test/sales-values.ts';
import { refuse, type School } from '../../test/school.ts';
import {
  peopleDifferenceOf,
  peopleFile,
  peopleImportOf,
  peopleImportsOf,
  peopleLineOf,
} from '../../test/people-file-values.ts';
import { entriesPage, holdingOf, holdingPage, seatEntryOf, seatsOf, sumsOf } from '../../test/seats-values.ts';
import { takeAway } from '../../test/show.tsx';
import { institutionOf } from '../../test/values.ts';
import { setLanguage } from './language.ts';
import { texts } from './texts.ts';

beforeAll(() => setLanguage('en-XA'));
afterAll(() => setLanguage('en'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => page.viewport(1280, 800));

function opened(address: string, school: School): void {
  takeAway();
  openApp(address, markContent(school) as School);
}
const settled = async () => {
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  await expect.element(page.getByText(texts.ui.loading)).not.toBeInTheDocument();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

const overdue = followUpOf();
const followUps = followUpsOf(
  overdue,
  followUpOf({ id: 'f2', state: 'DUE', question: 'MORE_SEATS', seats: 50, license: { id: 'l1', name: 'Campus' } }),
  followUpOf({ id: 'f3', state: 'OPEN', question: 'MEMBER', member: amara, assignee: null }),
  followUpOf({ id: 'f4', state: 'DONE', done_on: '2026-11-18T09:00:00.000Z' }),
);

const checkNames = ['settings', 'port', 'folder', 'disk', 'lock', 'database', 'version', 'issuer', 'keys', 'mail'];

/** Everything that writes an entry of the seats. */
const seatActs: readonly SeatActCode[] = [
  'OPENING',
  'LICENSE_BOUGHT',
  'LICENSE_CHANGED',
  'LICENSE_RENEWED',
  'ACTIVATION_UNDONE',
  'RENEWAL_UNDONE',
  'GROUP_OPENED',
  'GROUP_CHANGED',
  'GROUP_ENDED',
  'GROUP_REOPENED',
  'GROUP_DELETED',
  'GROUP_RESTORED',
  'LEARNER_JOINED',
  'LEARNER_LEFT',
];

describe('no text stands outside the catalogues', () => {
  test('in the import of institutions', async () => {
    const columns = ['country', 'state', 'time_zone', 'sales_manager', 'seats', 'products', 'price', 'currency'];
    const faults = columns.map((column) => ({ column, code: 'WRONG_SHAPE', limit: null }));
    const built = { id: 'a1', name: '‹Northfield›', members: 1, invitations: 1, licenses: 1, groups: 1 };
    opened(
      '/sales-management/institution/import',
      salesSchool({
        lastInstitutionsImport: institutionsImportOf(),
        institutionsDifference: institutionsDifferenceOf({
          columns: fileColumnsOf('‹Phone›'),
          lines: [
            institutionLineOf(2, 'NEW', { license: '‹Term›', seats: 1, administrator: 'ada@school.example' }),
            institutionLineOf(3, 'WRONG', { faults }),
          ],
        }),
        undoInstitutionsImport: { done: false, deleted: 0, in_the_way: [built] },
      }),
    );
    await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, institutionsFile('‹schools.csv›'));
    await expect.element(page.getByRole('table').last()).toBeVisible();
    await button(texts.institutionsFile.last.undo).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await look('import of institutions');
  });

  test('at the follow-ups of an institution', async () => {
    opened('/sales-management/institution/a1', salesSchool({ followUps }));
    await settled();
    await look('follow-ups');
    await button(texts.followUp.add).click();
    await expect.element(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await look('a new follow-up');
  });

  test('at a follow-up that somebody else has changed', async () => {
    const theirs = { what: '‹Visit.›', assignee_id: null, due_on: '2026-11-20', license_id: null };
    const updateFollowUp = () => refuse('CONFLICT', 'for programs', undefined, { theirs, version: 4 });
    opened('/sales-management/institution/a1', salesSchool({ followUps: followUpsOf(overdue), updateFollowUp }));
    await settled();
    await page.getByRole('region', { name: texts.followUp.title }).getByRole('button').nth(2).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('‹Write.›');
    await button(texts.followUp.save).click();
    await expect.element(page.getByRole('dialog', { name: texts.ui.conflict.title })).toBeVisible();
    await look('a follow-up that was changed');
  });

  test('at what is due, at home', async () => {
    opened('/', salesSchool({ dueFollowUps: followUps }));
    await expect.element(page.getByRole('region', { name: texts.followUp.dueTitle })).toBeVisible();
    await settled();
    await look('what is due');
  });

  test.each(['/sales-management?tab=renewals', '/manage-jasperactive/renewals'])('at %s', async (address) => {
    const quoted = { state: 'QUOTED', days_to_expire: null, expiry_date: null, days_quoted: 6 };
    const renewals = renewalsOf(
      renewalOf(),
      renewalOf({ id: 'l2', reasons: everyRenewalReason, next_due: '2026-11-20', figures: null }),
      renewalOf({ id: 'l3', ...quoted }),
      renewalOf({ id: 'l4', state: 'EXPIRED', days_to_expire: -4 }),
    );
    const viewer = { ...amara, role: 'DEVELOPER', started: null };
    opened(address, salesSchool({ viewer, renewals }));
    const rows = page.getByRole('table').getByRole('rowgroup');
    await expect.element(rows).toHaveLength(5);
    for (const row of [1, 2, 3, 4]) await rows.nth(row).getByRole('button').first().click();
    await look(address);
  });

  test('at the audit log', async () => {
    const viewer = { ...amara, role: 'SYSTEM_ADMIN', started: null };
    const named = { id: 'u9', name: 'Amara Okafor', kind: null, number: null, at: null };
    const facts = [{ field: 'city', changed: true, before: null, after: 'Southsea' }];
    const auditEntry = openedEntryOf({ names: [named], erased: true, facts });
    const auditEntries = auditPageOf(
      auditEntryOf(),
      auditEntryOf({ id: 'INSTITUTION.a1.1', undone_by: 'INSTITUTION.a1.2' }),
    );
    opened('/manage-jasperactive/audit', salesSchool({ viewer, auditEntries, auditEntry }));
    const rows = page.getByRole('table').first().getByRole('rowgroup');
    await rows.nth(1).getByRole('button').first().click();
    await button(texts.audit.undo).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('the audit log');
  });

  test('at the instance', async () => {
    const viewer = { ...amara, role: 'SYSTEM_ADMIN', started: null };
    const states = ['OK', 'WARNING', 'FAILED', 'UNKNOWN'] as const;
    const jobs = [
      jobOf('check_counters', { found: 2 }),
      jobOf('verify_audit_log', { failure: 'It failed.' }),
      jobOf('forget_expired', { started_on: null }),
      jobOf('count_figures', { ended_on: null }),
      jobOf('remind_invited', { wanted: true }),
      jobOf('tell_of_renewals'),
      jobOf('nightly_backup'),
    ];
    const last_backup = { outcome: 'FAILED', ended_on: '2026-11-22T02:12:00Z', bytes: null, failure: 'No room.' };
    const school = salesSchool({
      viewer,
      instance: instanceOf({ jobs, backs_up: false, last_backup }),
      instanceChecks: checkNames.map((name, n) => ({ name, state: states[n % 4], seen: 'Seen.', cure: 'Do it.' })),
      unsentMails: mailsPage(mailOf('m1'), mailOf('m2', { state: 'REFUSED' }), mailOf('m3', { state: 'WAITING' })),
    });
    opened('/manage-jasperactive/instance', school);
    await settled();
    await look('the instance');
    await page.getByText(texts.instance.mails.drop, { exact: true }).first().click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('dropping a mail');
  });

  test('where people are invited from a file', async () => {
    const faults = ['EMAIL', 'FIRST_NAME_MISSING', 'FIRST_NAME_TOO_LONG', 'CELL_ERROR', 'LAST_NAME_TOO_LONG'];
    opened('/institution/i1/members/import', {
      viewer: { ...amara, started: null },
      peopleImports: peopleImportsOf({ imports: [peopleImportOf({ by: '‹Amara›', links: 2 })] }),
      peopleDifference: peopleDifferenceOf({
        columns: fileColumnsOf('‹Phone›'),
        lines: [
          peopleLineOf(2, 'OTHER_ROLE', { held: 'INSTRUCTOR' }),
          peopleLineOf(3, 'WRONG', { role: 'CENTER_ADMIN', faults: [...faults, 'ROLE', 'ROLE_NOT_YOURS'] }),
        ],
      }),
    });
    await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
    await userEvent.upload(
      document.querySelector('input[type="file"]') as HTMLInputElement,
      peopleFile('‹people.csv›'),
    );
    await expect.element(page.getByRole('table').last()).toBeVisible();
    await look('people from a file');
  });

  test('at the seats of a license, of today and of a day of before', async () => {
    const institution = institutionOf({ id: 'i1', my_role: 'CENTER_ADMIN' });
    const school = {
      viewer: { ...amara, institutions: [institution], groups: [], started: null },
      institution: recordOf({ id: 'i1' }),
      licenseSeats: ({ day = '2026-11-22' }) => seatsOf({ institution, sums: day < '2026-10-01' ? null : sumsOf() }),
      seatEntries: entriesPage(
        ...seatActs.map((act, n) => seatEntryOf(n, { act, change: n - 3, group: null, user: null })),
      ),
      groupsWithFreePlaces: holdingPage(holdingOf()),
      releaseGroupPlaces: { id: 'g1', size_before: 30, group_size: 12, version: 5 },
    };
    opened('/license/l1/seats', school);
    await settled();
    await page.getByText(texts.seats.release, { exact: true }).click();
    await settled();
    await look('the seats of a license');
    for (const number of seatNumbers) {
      opened(`/license/l1/seats?number=${number}&day=2026-10-05`, school);
      await settled();
      await look(`${number} of a day of before`);
    }
    opened('/license/l1/seats?day=2026-09-05', school);
    await settled();
    await look('a day of which nothing is known');
  });

  test('at an institution in the admin area', async () => {
    const viewer = { ...amara, role: 'CUSTOMER_SUCCESS', started: null };
    opened('/manage-jasperactive/institution/a1', salesSchool({ viewer, followUps }));
    await settled();
    await look('an institution in the admin area');
  });

  test('where an administrator asks those who sell', async () => {
    const mine = institutionOf({ my_role: 'CENTER_ADMIN' });
    const school = {
      viewer: { ...amara, institutions: [mine], groups: [], started: null },
      institution: recordOf({ id: 'i1' }),
      institutionMembers: { members: [memberOf({ role: 'INSTRUCTOR' })], hasMore: false, cursor: null },
      institutionInvitations: { invitations: [], hasMore: false, cursor: null },
      licensesByInstitution: [licenseOf('ACTIVE', { institution: mine, slots_used: 300 })],
      renewalMails: { id: 'i1', sales: null, administrators: true },
      awaitedMails: { id: 'i1', mailed: true },
      askSalesManager: {
        is_new: false,
        asked_on: '2026-11-20T09:00:00.000Z',
        asked_by: amara,
        seats: 80,
        sales_manager: null,
      },
    };
    opened('/?tab=licenses', school);
    await page.getByText(texts.salesQuestion.askForMore).click();
    await page.getByRole('textbox').first().fill('50');
    await look('asking for seats');
    await button(texts.salesQuestion.send).click();
    await expect.element(page.getByRole('dialog', { name: texts.salesQuestion.askedAlready })).toBeVisible();
    await look('what was asked already');
    opened('/?tab=members', school);
    const acts = page.getByRole('row').nth(1).getByRole('button');
    await expect.element(acts).toHaveLength(3);
    await acts.first().click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('asking about a member');
  });
});
