import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { calls, hostileHtml } from '../../../domain/test/hostile-html.ts';
import { naughtyStrings } from '../../../domain/test/naughty-strings.ts';
import { appSchool } from '../../test/app-school.ts';
import { auditEntryOf, auditPageOf } from '../../test/audit-values.ts';
import { licenseOf, memberOf } from '../../test/institution-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { renewalOf, renewalsOf } from '../../test/renewal-values.ts';
import { recordOf } from '../../test/sales-values.ts';
import type { School } from '../../test/school.ts';
import { takeAway } from '../../test/show.tsx';
import { groupOf, institutionOf } from '../../test/values.ts';

const names = [
  ...hostileHtml.filter((_, at) => at % 250 === 0),
  ...naughtyStrings.filter((text, at) => at % 4 === 0 && text.trim() !== ''),
];
const ranName = calls.replace('()', '');
/** Makes what would run if a name were markup, and gives what is told when it did. */
function watchRuns() {
  const ran = vi.fn<() => void>();
  Reflect.set(window, ranName, ran);
  return ran;
}
const made = 'main script, main iframe, main svg script, main [onerror], main [onload], main form [name=cookie]';

test(`${names.length} names that could be markup are shown as the words they are (T23)`, async () => {
  const ran = watchRuns();
  const groups = names.map((name, at) => groupOf({ id: `g${at}`, name, my_role: 'STUDENT' }));
  const institution = institutionOf({ my_role: 'CENTER_ADMIN', name: names[0] ?? '', city: names[1] ?? '' });
  const person = (name: string, at: number) =>
    memberOf({
      id: `m${at}`,
      user: { id: `u${at}`, avatar: null, email: 'a@b.test', role: null, first_name: name, last_name: 'Person' },
    });
  const school = {
    ...appSchool(),
    viewer: { ...amara, institutions: [institution], groups, started: null },
    institutionMembers: { members: names.map(person), hasMore: false, cursor: null },
  };
  const { place } = openApp('/', school);
  const shown = () =>
    new Set(
      [...place.querySelectorAll('main *')]
        .filter((element) => element.childElementCount === 0)
        .map((element) => element.textContent),
    );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await vi.waitFor(() => expect(names.filter((name) => name.trim() !== '' && !shown().has(name))).toEqual([]));
  takeAway();
  openApp('/?tab=members', school);
  await expect.element(page.getByRole('table')).toBeVisible();
  await vi.waitFor(() => expect(document.body.textContent).toContain(names.at(5) ?? ''));
  expect(document.querySelectorAll(made)).toHaveLength(0);
  expect(ran).not.toHaveBeenCalled();
}, 60_000);

const pageOf = (rows: string, listed: readonly object[]) => ({ [rows]: listed, hasMore: false, cursor: null });
const usersPage = {
  ...pageOf(
    'users',
    names.map((name, at) => ({ ...amara, id: `u${at}`, avatar: null, first_name: name, last_name: 'Person' })),
  ),
  totalCount: names.length,
  moreThanCounted: false,
  invited: [],
};
const feedUser = { id: 'u1', first_name: 'Sofia', last_name: 'Brandt', avatar: null };
const entry = (at: number) => ({ id: `e${at}`, created_on: '2026-11-18T09:00:00.000Z', user: feedUser });
const staff = (values: School) => ({
  ...appSchool(),
  ...values,
  viewer: { ...amara, role: 'SYSTEM_ADMIN', started: null },
});

/** The screens of staff that list what others have named, and what they list. */
const staffScreens: readonly (readonly [address: string, values: School])[] = [
  [
    '/sales-management',
    {
      paginatedInstitutions: pageOf(
        'institutions',
        names.map((name, at) => recordOf({ id: `a${at}`, name, city: name })),
      ),
    },
  ],
  [
    '/sales-management/institution/a1',
    {
      institution: recordOf({ name: names[3], city: names[7], address: names[9] }),
      licensesByInstitution: names.slice(0, 5).map((name, at) => licenseOf('ACTIVE', { id: `l${at}`, name })),
      institutionActivities: pageOf(
        'activities',
        names.map((about, at) => ({ ...entry(at), activity: 'LICENSE_QUOTED', about })),
      ),
      institutionComments: pageOf(
        'entries',
        names.map((comment, at) => ({ ...entry(at), comment, institution_id: 'a1' })),
      ),
    },
  ],
  [
    '/sales-management?tab=renewals',
    {
      renewals: renewalsOf(
        ...names.map((name, at) => renewalOf({ id: `l${at}`, name, institution: { id: 'a1', name, logo: null } })),
      ),
    },
  ],
  ['/sales-management?tab=users', { paginatedUsers: usersPage }],
  ['/manage-jasperactive/users', { paginatedUsers: usersPage }],
  [
    '/manage-jasperactive/audit',
    {
      auditEntries: auditPageOf(
        ...names.map((name, at) =>
          auditEntryOf({
            id: `INSTITUTION.a1.${at}`,
            object: { type: 'INSTITUTION', id: `a${at}`, name },
            institution: { id: `i${at}`, name },
          }),
        ),
      ),
    },
  ],
];

test.each(staffScreens)('%s shows such names as words to staff (T23)', async (address, values) => {
  const ran = watchRuns();
  const { place } = openApp(address, staff(values));
  await expect.poll(() => names.filter((name) => !place.textContent.includes(name))).toEqual([]);
  expect(document.querySelectorAll(made)).toHaveLength(0);
  expect(ran).not.toHaveBeenCalled();
});
