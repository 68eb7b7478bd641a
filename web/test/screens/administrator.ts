import { seatNumbers, type SeatActCode } from '@lectern/domain/business/seats/seat-number.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { texts } from '../../src/texts/texts.ts';
import { appSchool } from '../app-school.ts';
import { fileColumnsOf } from '../file-columns.ts';
import { licenseOf, memberOf, sentInvitations } from '../institution-values.ts';
import { amara } from '../open-app.tsx';
import {
  peopleDifferenceOf,
  peopleFile,
  peopleImportOf,
  peopleImportsOf,
  peopleLineOf,
} from '../people-file-values.ts';
import { recordOf } from '../sales-values.ts';
import type { School } from '../school.ts';
import { entriesPage, holdingOf, holdingPage, seatEntryOf, seatsOf, sumsOf } from '../seats-values.ts';
import { institutionOf } from '../values.ts';
import { button, dialog, giveFile, me, press, type Screen } from './screen.ts';

const mine = institutionOf({ id: 'i1', my_role: 'CENTER_ADMIN' });
const licenses = (['ACTIVE', 'EXPIRING', 'EXPIRED', 'QUOTED'] as const).map((state) =>
  licenseOf(state, state === 'ACTIVE' ? { institution: mine, slots_used: 300 } : {}),
);

/** The school of the app as the administrator of an institution has it. */
const school = (values: School = {}): School => ({
  ...appSchool(),
  viewer: me({ institutions: [mine] }),
  institution: recordOf({ id: 'i1' }),
  awaitedMails: { id: 'i1', mailed: false },
  institutionMembers: {
    members: [memberOf({ role: 'INSTRUCTOR' }), memberOf({ id: 'm2' })],
    hasMore: true,
    cursor: 'm2',
  },
  institutionInvitations: { invitations: sentInvitations, hasMore: false, cursor: null },
  licensesByInstitution: licenses,
  renewalMails: { id: 'i1', sales: null, administrators: true },
  askSalesManager: {
    is_new: false,
    asked_on: '2026-11-20T09:00:00.000Z',
    asked_by: amara,
    seats: 80,
    sales_manager: null,
  },
  ...values,
});

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
const group = { id: 'g1', name: 'Cohort A' };
const seats = (): School => ({
  ...school(),
  licenseSeats: ({ day = '2026-11-22' }) => seatsOf({ institution: mine, sums: day < '2026-10-01' ? null : sumsOf() }),
  seatEntries: entriesPage(
    ...seatActs.map((act, n) =>
      seatEntryOf(n, { act, change: n - 3, group: n % 2 === 0 ? group : null, user: n > 11 ? amara : null }),
    ),
  ),
  groupsWithFreePlaces: holdingPage(holdingOf()),
  releaseGroupPlaces: { id: 'g1', size_before: 30, group_size: 12, version: 5 },
});

/** What administrators of an institution open. */
export const administratorScreens: readonly Screen[] = [
  {
    name: 'the members of an institution',
    long: true,
    at: '/?tab=members',
    says: school,
    ready: () => page.getByRole('table').first(),
    leadsTo: [
      ['invitations that are chosen', async () => page.getByRole('checkbox').first().click()],
      ['deleting invitations', press(() => texts.institution.people.several.withdraw)],
    ],
  },
  {
    name: 'a member of an institution',
    at: '/?tab=members',
    says: () =>
      school({
        institutionInvitations: { invitations: [], hasMore: false, cursor: null },
        institutionMembers: { members: [memberOf({ role: 'INSTRUCTOR' })], hasMore: false, cursor: null },
      }),
    ready: () => page.getByRole('table').first(),
    leadsTo: [
      [
        'asking about a member',
        async () => {
          const acts = page.getByRole('row').nth(1).getByRole('button');
          await expect.element(acts).toHaveLength(3);
          await acts.first().click();
          await expect.element(dialog).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'the licenses of an institution',
    long: true,
    at: '/?tab=licenses',
    says: school,
    ready: () => page.getByRole('article').first(),
    leadsTo: [
      [
        'a new group that says too little',
        async () => {
          await button(texts.home.createGroup).click();
          await dialog.getByRole('button', { name: texts.groupSettings.create }).click();
          await expect.element(page.getByText(texts.groupSettings.issues.name)).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'an institution without licenses',
    at: '/?tab=licenses',
    says: () => school({ licensesByInstitution: [] }),
    ready: () => page.getByText(texts.license.none),
  },
  {
    name: 'a license that has no seats left',
    at: '/?tab=licenses',
    says: () => school({ licensesByInstitution: licenses.slice(0, 1) }),
    leadsTo: [
      [
        'asking for seats',
        async () => {
          await page.getByText(texts.salesQuestion.askForMore).click();
          await page.getByRole('textbox').first().fill('50');
        },
      ],
      [
        'what was asked already',
        press(
          () => texts.salesQuestion.send,
          () => page.getByRole('dialog', { name: texts.salesQuestion.askedAlready }),
        ),
      ],
    ],
  },
  {
    name: 'people from a file',
    at: '/institution/i1/members/import',
    says: () => {
      const faults = ['EMAIL', 'FIRST_NAME_MISSING', 'FIRST_NAME_TOO_LONG', 'CELL_ERROR', 'LAST_NAME_TOO_LONG'];
      return school({
        peopleImports: peopleImportsOf({ imports: [peopleImportOf({ by: 'Amara', links: 2 })] }),
        peopleDifference: peopleDifferenceOf({
          columns: fileColumnsOf('Phone'),
          lines: [
            peopleLineOf(2, 'OTHER_ROLE', { held: 'INSTRUCTOR' }),
            peopleLineOf(3, 'WRONG', { role: 'CENTER_ADMIN', faults: [...faults, 'ROLE', 'ROLE_NOT_YOURS'] }),
          ],
        }),
      });
    },
    title: 'Invite from a file – Northfield',
    leadsTo: [
      [
        'people that were read',
        async () => {
          await giveFile(peopleFile('‹people.csv›'));
          await expect.element(page.getByRole('table').last()).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'the seats of a license',
    long: true,
    at: '/license/l1/seats',
    says: seats,
    title: 'Seats of Campus license',
    ready: () => page.getByText(texts.seats.release, { exact: true }),
    leadsTo: [['places that are released', async () => page.getByText(texts.seats.release, { exact: true }).click()]],
  },
  ...seatNumbers.map((number): Screen => ({
    name: `the seats of a day of before: ${number}`,
    at: `/license/l1/seats?number=${number}&day=2026-10-05`,
    says: seats,
  })),
  { name: 'the seats of a day of which nothing is known', at: '/license/l1/seats?day=2026-09-05', says: seats },
];
