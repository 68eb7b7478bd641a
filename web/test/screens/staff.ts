import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { texts } from '../../src/texts/texts.ts';
import { auditEntryOf, auditPageOf, openedEntryOf } from '../audit-values.ts';
import { fileColumnsOf } from '../file-columns.ts';
import { followUpOf, followUpsOf } from '../follow-up-values.ts';
import { instanceOf, jobOf, mailOf, mailsPage } from '../instance-values.ts';
import {
  institutionLineOf,
  institutionsDifferenceOf,
  institutionsFile,
  institutionsImportOf,
} from '../institutions-file-values.ts';
import { amara } from '../open-app.tsx';
import { everyRenewalReason, renewalOf, renewalsOf } from '../renewal-values.ts';
import { salesSchool } from '../sales-values.ts';
import { refuse, type School } from '../school.ts';
import { staffScreens as muchToShow, staffSchool } from '../staff-screens.ts';
import { button, dialog, giveFile, me, press, type Screen } from './screen.ts';

const as = (role: string, values: School = {}) => salesSchool({ viewer: me({ role }), ...values });

const overdue = followUpOf();
const followUps = followUpsOf(
  overdue,
  followUpOf({ id: 'f2', state: 'DUE', question: 'MORE_SEATS', seats: 50, license: { id: 'l1', name: 'Campus' } }),
  followUpOf({ id: 'f3', state: 'OPEN', question: 'MEMBER', member: amara, assignee: null }),
  followUpOf({ id: 'f4', state: 'DONE', done_on: '2026-11-18T09:00:00.000Z' }),
);

const quoted = { state: 'QUOTED', days_to_expire: null, expiry_date: null, days_quoted: 6 };
const renewals = renewalsOf(
  renewalOf(),
  renewalOf({ id: 'l2', reasons: everyRenewalReason, next_due: '2026-11-20', figures: null }),
  renewalOf({ id: 'l3', ...quoted }),
  renewalOf({ id: 'l4', state: 'EXPIRED', days_to_expire: -4 }),
);
const openRows = async () => {
  const rows = page.getByRole('table').getByRole('rowgroup');
  await expect.element(rows).toHaveLength(5);
  for (const row of [1, 2, 3, 4]) await rows.nth(row).getByRole('button').first().click();
};

const institutionsInFile = (): School => {
  const names = ['country', 'state', 'time_zone', 'sales_manager', 'seats', 'products', 'price', 'currency'];
  const faults = names.map((column) => ({ column, code: 'WRONG_SHAPE', limit: null }));
  const built = { id: 'a1', name: 'Northfield', members: 1, invitations: 1, licenses: 1, groups: 1 };
  return salesSchool({
    lastInstitutionsImport: institutionsImportOf(),
    institutionsDifference: institutionsDifferenceOf({
      columns: fileColumnsOf('Phone'),
      lines: [
        institutionLineOf(2, 'NEW', { license: 'Term', seats: 1, administrator: 'ada@school.example' }),
        institutionLineOf(3, 'WRONG', { faults }),
      ],
    }),
    undoInstitutionsImport: { done: false, deleted: 0, in_the_way: [built] },
  });
};

const checkNames = ['settings', 'port', 'folder', 'disk', 'lock', 'database', 'version', 'issuer', 'keys', 'mail'];
const states = ['OK', 'WARNING', 'FAILED', 'UNKNOWN'] as const;
const instance = (): School =>
  as('SYSTEM_ADMIN', {
    instance: instanceOf({
      jobs: [
        jobOf('check_counters', { found: 2 }),
        jobOf('verify_audit_log', { failure: 'It failed.' }),
        jobOf('forget_expired', { started_on: null }),
        jobOf('count_figures', { ended_on: null }),
        jobOf('remind_invited', { wanted: true }),
        jobOf('tell_of_renewals'),
        jobOf('nightly_backup'),
      ],
      backs_up: false,
      last_backup: { outcome: 'FAILED', ended_on: '2026-11-22T02:12:00Z', bytes: null, failure: 'No room.' },
    }),
    instanceChecks: checkNames.map((name, n) => ({ name, state: states[n % 4], seen: 'Seen.', cure: 'Do it.' })),
    unsentMails: mailsPage(mailOf('m1'), mailOf('m2', { state: 'REFUSED' }), mailOf('m3', { state: 'WAITING' })),
  });

const audited = (before: string | null): School => {
  const named = { id: 'u9', name: 'Amara Okafor', kind: null, number: null, at: null };
  const facts = [{ field: 'city', changed: true, before, after: before === null ? 'Southsea' : 'Southsea Island' }];
  return as('SYSTEM_ADMIN', {
    auditEntry: openedEntryOf({ names: [named], erased: true, facts }),
    auditEntries: auditPageOf(auditEntryOf(), auditEntryOf({ id: 'INSTITUTION.a1.1', undone_by: 'INSTITUTION.a1.2' })),
  });
};

const openEntry = async () => {
  await page.getByRole('table').first().getByRole('rowgroup').nth(1).getByRole('button').first().click();
  await expect.element(page.getByRole('table').nth(1)).toBeVisible();
};

const users = {
  users: [
    { id: 'u1', avatar: null, email: 'ada@school.example', role: 'STUDENT', first_name: 'Ada', last_name: 'Byron' },
  ],
  totalCount: 1,
  moreThanCounted: false,
  invited: [],
  hasMore: false,
  cursor: null,
};

const none = { hasMore: false, cursor: null };

/** What staff open. */
export const staffScreens: readonly Screen[] = [
  {
    name: 'institutions',
    long: true,
    at: '/sales-management',
    says: () => as('SALES_MANAGER'),
    title: 'Institutions – Sales Management',
  },
  {
    name: 'institutions from a file',
    at: '/sales-management/institution/import',
    says: institutionsInFile,
    title: 'Institutions from a file',
    leadsTo: [
      [
        'what is in the way of taking institutions back',
        async () => {
          await giveFile(institutionsFile('‹schools.csv›'));
          await expect.element(page.getByRole('table').last()).toBeVisible();
          await button(texts.institutionsFile.last.undo).click();
          await expect.element(page.getByRole('alert')).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'an institution for who sells',
    long: true,
    at: '/sales-management/institution/a1',
    says: () => salesSchool({ followUps }),
    leadsTo: [
      [
        'a new follow-up',
        press(
          () => texts.followUp.add,
          () => dialog.getByRole('textbox').first(),
        ),
      ],
    ],
  },
  {
    name: 'an institution with a follow-up',
    at: '/sales-management/institution/a1',
    says: () => {
      const theirs = { what: 'Visit.', assignee_id: null, due_on: '2026-11-20', license_id: null };
      const updateFollowUp = () => refuse('CONFLICT', 'for programs', undefined, { theirs, version: 4 });
      return salesSchool({ followUps: followUpsOf(overdue), updateFollowUp });
    },
    leadsTo: [
      [
        'a follow-up that somebody else has changed',
        async () => {
          await page.getByRole('region', { name: texts.followUp.title }).getByRole('button').nth(2).click();
          await dialog.getByRole('textbox').first().fill('‹Write.›');
          await button(texts.followUp.save).click();
          await expect.element(page.getByRole('dialog', { name: texts.ui.conflict.title })).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'what is due, at home',
    at: '/',
    says: () => salesSchool({ dueFollowUps: followUps }),
    ready: () => page.getByRole('region', { name: texts.followUp.dueTitle }),
  },
  ...['/sales-management?tab=renewals', '/manage-jasperactive/renewals'].map((at): Screen => ({
    name: `renewals at ${at}`,
    long: true,
    at,
    says: () => as('DEVELOPER', { renewals }),
    leadsTo: [[`why, at ${at}`, openRows]],
  })),
  {
    name: 'the audit log',
    at: '/manage-jasperactive/audit',
    says: () => audited(null),
    ready: () => page.getByRole('table').first(),
    leadsTo: [
      ['an entry of the audit log', openEntry],
      ['undoing an entry', press(() => texts.audit.undo)],
    ],
  },
  {
    name: 'a change of the audit log',
    long: true,
    at: '/manage-jasperactive/audit',
    says: () => audited('Portsea Island'),
    // What was and what is are compared word by word, without the marks of the whole.
    but: ['catalogued'],
    ready: () => page.getByRole('table').first(),
    leadsTo: [['what was changed', openEntry]],
  },
  {
    name: 'the instance',
    long: true,
    at: '/manage-jasperactive/instance',
    says: instance,
    leadsTo: [
      [
        'dropping a mail',
        async () => {
          await page.getByText(texts.instance.mails.drop, { exact: true }).first().click();
          await expect.element(dialog).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'users',
    long: true,
    at: '/manage-jasperactive/users',
    says: () => as('SYSTEM_ADMIN', { paginatedUsers: users }),
    title: 'Users',
  },
  {
    name: 'an institution in the admin area',
    long: true,
    at: '/manage-jasperactive/institution/a1',
    says: () => as('CUSTOMER_SUCCESS', { followUps }),
  },
  ...muchToShow().map((screen): Screen => ({
    name: `much at ${screen.address}`,
    long: true,
    at: screen.address,
    says: () => staffSchool(screen),
    axe: true,
    // Browsers name countries and time zones.
    ...(screen.address.endsWith('/add') ? { but: ['catalogued'] } : {}),
    // The way back to an institution is a button of one line.
    ...(/quote|offer/.test(screen.address) ? { long: 'main section, main table' } : {}),
  })),
  ...(
    [
      ['/sales-management?tab=users', 'SALES_MANAGER', () => texts.sales.noUsers],
      ['/manage-jasperactive/institution/a1', 'CUSTOMER_SUCCESS', () => texts.admin.noLicenses],
      ['/manage-jasperactive/audit', 'SYSTEM_ADMIN', () => texts.audit.nothingYet],
    ] as const
  ).map(([at, role, said]): Screen => ({
    name: `nothing at ${at}`,
    at,
    says: () =>
      as(role, {
        auditEntries: { ...none, entries: [], tooManyNamed: false },
        institutionMembers: { ...none, members: [] },
      }),
    axe: true,
    ready: () => page.getByText(said()),
  })),
];
