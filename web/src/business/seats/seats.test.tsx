import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { licenseOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { recordOf } from '../../../test/sales-values.ts';
import { refuse, type School } from '../../../test/school.ts';
import { entriesPage, holdingOf, holdingPage, seatEntryOf, seatsOf, sumsOf } from '../../../test/seats-values.ts';
import { takeAway } from '../../../test/show.tsx';
import { institutionOf } from '../../../test/values.ts';
import { forgetToasts } from '../../ui/feedback/toast-store.ts';

const at = '/license/l1/seats';
const admin = institutionOf({ id: 'i1', my_role: 'CENTER_ADMIN' });
const school = (values: School = {}): School => ({
  viewer: { ...amara, role: 'USER', institutions: [admin], groups: [], started: null },
  institution: recordOf({ id: 'i1' }),
  licensesByInstitution: [licenseOf('ACTIVE', { id: 'l1', institution: admin }), licenseOf('QUOTED')],
  licenseSeats: seatsOf(),
  seatEntries: entriesPage(
    seatEntryOf(2),
    seatEntryOf(1, { act: 'GROUP_DELETED', change: -5, sum: 62, group: { id: 'g2', name: 'Mistake' } }),
  ),
  groupsWithFreePlaces: holdingPage(holdingOf(), holdingOf({ id: 'g2', name: 'Cohort B', may_release: false })),
  ...values,
});

const ofGroup: School = {
  seatEntries: ({ groupId = null }: { groupId?: string | null }) => ({
    ...entriesPage(seatEntryOf(1)),
    group: groupId === null ? null : { id: groupId, name: 'Cohort A' },
  }),
};

type Calls = readonly { readonly operation: string; readonly variables: object }[];
const asked = (calls: Calls, name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);
const number = (name: string) => page.getByRole('link', { name });
const row = (text: RegExp) => page.getByRole('row', { name: text });

afterEach(forgetToasts);

describe('the seats of a license', () => {
  // O-01
  test('open from the number on its card, and each number opens its entries, which the address keeps', async () => {
    const { place, calls, address } = openApp('/?tab=licenses', school());
    await expect.element(page.getByRole('link', { name: /seats used/ })).toHaveLength(1);
    await page.getByRole('link', { name: '262 of 300 seats used' }).click();
    await expect.poll(address).toBe(at);
    await expect.element(page.getByRole('heading', { name: 'Seats of Campus license' })).toBeVisible();
    await expect.element(number('92 reserved by groups')).toHaveAttribute('aria-current', 'true');
    await expect.element(row(/Nov 20 2026 Group created Cohort A \+30 92/)).toBeVisible();
    await expect.element(row(/Group deleted Mistake −5 62/)).toBeVisible();
    await expectAccessible(place);
    await number('61 taken by learners').click();
    await expect.poll(address).toBe(`${at}?number=taken`);
    await expect.element(page.getByRole('region', { name: 'Places taken by learners' })).toBeVisible();
    await expect
      .poll(() => asked(calls, 'seatEntries').at(-1))
      .toEqual({
        licenseId: 'l1',
        of: 'taken',
        day: '2026-11-22',
        groupId: null,
        after: null,
      });
    await page.getByRole('link', { name: 'Northfield College' }).first().click();
    await expect.poll(address).toBe('/?tab=licenses');
  });

  test('are those of the day that is chosen, in the address too, and Today leads back', async () => {
    const licenseSeats = ({ day }: { day?: string }) =>
      seatsOf(day === undefined ? {} : { day, sums: day < '2026-10-01' ? null : sumsOf({ reserved: 40 }) });
    const { calls, address } = openApp(`${at}?number=free`, school({ licenseSeats }));
    const day = page.getByLabelText('On');
    await expect.element(day).toHaveValue('2026-11-22');
    await day.fill('2026-10-05');
    await expect.poll(address).toBe(`${at}?number=free&day=2026-10-05`);
    await expect.element(number('40 reserved by groups')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Seats free for groups, on Oct 05 2026' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Groups with free places' })).not.toBeInTheDocument();
    await expect
      .poll(() => asked(calls, 'seatEntries').at(-1))
      .toEqual({ licenseId: 'l1', of: 'free', day: '2026-10-05', groupId: null, after: null });
    await day.fill('2026-09-10');
    await expect.element(page.getByText(/Records start on Sep 01 2026/)).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.poll(address).toBe(`${at}?number=free`);
    await expect.element(number('92 reserved by groups')).toBeVisible();
  });

  // O-01
  test('of one group open the entries of the group, which the address keeps, on an earlier day too', async () => {
    const { address, calls, place, router } = openApp(at, school(ofGroup));
    const cohort = page.getByRole('region', { name: 'Groups with free places' }).getByRole('listitem').first();
    const shown = (title: string) => page.getByRole('region', { name: title, exact: true });
    await cohort.getByRole('link', { name: '12 taken' }).click();
    await expect.poll(address).toBe(`${at}?number=taken&group=g1`);
    await expect.element(shown('Cohort A: Places taken by learners')).toBeVisible();
    await expect.element(cohort.getByRole('link', { name: '12 taken' })).toHaveAttribute('aria-current');
    await expect.element(number('61 taken by learners')).not.toHaveAttribute('aria-current');
    await expectAccessible(place);
    await cohort.getByRole('link', { name: '30 places reserved' }).click();
    await expect.element(shown('Cohort A: Places reserved')).toBeVisible();
    await cohort.getByRole('link', { name: '18 free' }).click();
    await expect.element(shown('Cohort A: Free places')).toBeVisible();
    router.history.back();
    await expect.element(shown('Cohort A: Places reserved')).toBeVisible();
    await page.getByLabelText('On').fill('2026-10-05');
    await expect.poll(address).toBe(`${at}?number=reserved&group=g1&day=2026-10-05`);
    await expect.element(shown('Cohort A: Places reserved, on Oct 05 2026')).toBeVisible();
    await expect
      .poll(() => asked(calls, 'seatEntries').at(-1))
      .toEqual({ licenseId: 'l1', of: 'reserved', day: '2026-10-05', groupId: 'g1', after: null });
    await page.getByRole('link', { name: 'The whole license' }).click();
    await expect.poll(address).toBe(`${at}?number=reserved&day=2026-10-05`);
    takeAway();
    // What no group has a number of is what it holds.
    openApp(`${at}?number=served&group=g1`, school(ofGroup));
    await expect.element(shown('Cohort A: Places reserved')).toBeVisible();
  });

  test('go on with older entries, and say what could not be loaded', async () => {
    let failing = false;
    const seatEntries = ({ after = null }: { after?: number | null }) => {
      if (after === null) return { entries: [seatEntryOf(7)], hasMore: true, cursor: 7 };
      if (failing) return entriesPage(seatEntryOf(6, { act: 'OPENING', group: null }));
      failing = true;
      return refuse('INTERNAL', 'for programs');
    };
    const { calls } = openApp(at, school({ seatEntries }));
    await page.getByRole('button', { name: 'More Results' }).click();
    await expect.element(page.getByText(/^The entries could not be loaded/)).toBeVisible();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(row(/Before the first entry/)).toBeVisible();
    await expect.poll(() => asked(calls, 'seatEntries').at(-1)).toMatchObject({ after: 7 });
  });

  test('are not there for who may not see them, and nothing was bought with a quote', async () => {
    openApp(at, school({ licenseSeats: () => refuse('NOT_FOUND', 'for programs') }));
    await expect.element(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
    takeAway();
    openApp(at, school({ licenseSeats: seatsOf({ since: null, sums: null }) }));
    await expect.element(page.getByText(/^This license has no seats yet/)).toBeVisible();
  });

  test('lead who sells back to the institution, where it is sold to', async () => {
    const viewer = { ...amara, role: 'SALES_MANAGER', started: null };
    openApp(`${at}?day=never&number=all`, school({ viewer }));
    await expect.element(number('92 reserved by groups')).toHaveAttribute('aria-current', 'true');
    await expect
      .element(page.getByRole('link', { name: 'Northfield College' }).first())
      .toHaveAttribute('href', '/sales-management/institution/i1');
    takeAway();
    // Whose role in Lectern opens no area of the staff goes back to home.
    openApp(at, school({ viewer: { ...amara, role: 'INSTRUCTOR', institutions: [admin], started: null } }));
    await expect
      .element(page.getByRole('link', { name: 'Northfield College' }).first())
      .toHaveAttribute('href', '/?tab=licenses');
  });
});

describe('where places run out', () => {
  const released = { id: 'g1', name: 'Cohort A', size_before: 30, group_size: 12, version: 5 };
  const region = page.getByRole('region', { name: 'Groups with free places' });

  // O-03
  test('a group releases what nobody has taken, and Undo gives it back', async () => {
    const updateGroup = { id: 'g1', group_size: 30 };
    const { calls } = openApp(at, school({ releaseGroupPlaces: released, updateGroup }));
    await expect.element(region.getByText('12 taken').first()).toBeVisible();
    await expect.element(region.getByRole('button', { name: /^Release/ })).toHaveLength(1);
    await region.getByRole('button', { name: 'Release the free places of Cohort A' }).click();
    await expect.element(page.getByText('Cohort A released 18 places.')).toBeVisible();
    await expect.poll(() => asked(calls, 'licenseSeats')).toHaveLength(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('Cohort A has 30 places again.')).toBeVisible();
    expect(asked(calls, 'releaseGroupPlaces')).toEqual([{ where: { id: 'g1', version: 4 } }]);
    expect(asked(calls, 'updateGroup')).toEqual([{ where: { id: 'g1', version: 5 }, data: { group_size: 30 } }]);
  });

  test('says where a group has ended or was changed meanwhile, and where others hold the places by now', async () => {
    const refusals = ['GROUP_NOT_ACTIVE', 'CONFLICT'];
    openApp(
      at,
      school({
        releaseGroupPlaces: () => {
          const code = refusals.shift();
          return code ? refuse(code, 'for programs') : released;
        },
        updateGroup: () => refuse('INVALID', 'for programs', 'data.group_size'),
      }),
    );
    const release = region.getByRole('button', { name: 'Release the free places of Cohort A' });
    await release.click();
    await expect.element(page.getByText('Cohort A has ended, so it has no free places to release.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await release.click();
    await expect.element(page.getByText(/^Cohort A was changed in the meantime/)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await release.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText(/^The places cannot go back to Cohort A/)).toBeVisible();
  });

  // O-03
  test('who may asks for more, also while there are some, and none is asked for once the license has ended', async () => {
    openApp(at, school());
    await expect.element(page.getByRole('button', { name: 'Ask for more seats of Campus license' })).toBeVisible();
    takeAway();
    const many = sumsOf({ bought: 1500, reserved: 1450 });
    openApp(at, school({ licenseSeats: seatsOf({ state: 'EXPIRED', sums: many }) }));
    await expect.element(number('1,450 reserved by groups')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Ask for more/ })).not.toBeInTheDocument();
    takeAway();
    openApp(
      at,
      school({ licenseSeats: seatsOf({ sums: sumsOf({ reserved: 89 }) }), groupsWithFreePlaces: holdingPage() }),
    );
    await expect.element(page.getByText('No current group has a free place.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Ask for more/ })).toBeVisible();
  });
});
