import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auditEntryOf, auditPageOf, openedEntryOf } from '../../../test/audit-values.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { licenseOf, memberOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { takeAway } from '../../../test/show.tsx';
import { groupOf, institutionOf } from '../../../test/values.ts';

type Asked = { institution_id: string; search: string; pageSize: number; after?: string | null };

const me = memberOf({ id: 'me', role: 'CENTER_ADMIN', user: { ...memberOf().user, ...amara, avatar: null } });
const people = [me, ...Array.from({ length: 49 }, (_, index) => memberOf({ id: `Member ${index + 2}` }))];

/** The server's own way through these people. */
function institutionMembers({ search, pageSize, after }: Asked) {
  const found = people.filter(({ user }) =>
    `${user.first_name} ${user.last_name} ${user.email}`.toLowerCase().includes(search.toLowerCase()),
  );
  const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const members = found.slice(from, from + pageSize);
  const hasMore = found.length > from + pageSize;
  return { members, hasMore, cursor: hasMore ? members.at(-1)?.id : null };
}

const all = (['ACTIVE', 'EXPIRING', 'EXPIRED', 'QUOTED'] as const).map((state) => licenseOf(state));

const open = (address: string, my_role: string, values: Record<string, unknown> = {}) =>
  openApp(address, {
    viewer: { ...amara, institutions: [institutionOf({ my_role })], groups: [groupOf()], started: null },
    institutionMembers,
    awaitedMails: { id: 'i1', mailed: false },
    institutionInvitations: { invitations: [], hasMore: false, cursor: null },
    licensesByInstitution: all,
    auditEntries: auditPageOf(auditEntryOf()),
    auditEntry: openedEntryOf(),
    ...values,
  });
const tab = (name: string | RegExp) => page.getByRole('tab', { name });
const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map((element) => element.textContent);
const row = page.getByRole('row');

afterEach(() => page.viewport(1280, 800));

describe('the tabs of home', () => {
  // D1-2.43–2.45, 6.04, T1-016–018
  test.each([
    ['STUDENT', ['My Groups1']],
    ['INSTRUCTOR', ['My Groups1', 'Institution Members', 'Licenses']],
    ['CENTER_ADMIN', ['My Groups1', 'All Groups', 'Institution Members', 'Licenses', 'History']],
  ])('are, for a person with the role %s, %j', async (role, expected) => {
    open('/', role);
    await expect.element(tab(/^My Groups/)).toBeVisible();
    expect(tabs()).toEqual(expected);
  });

  test('stand in the address, so that a reload and the way back show the same one', async () => {
    const { address, router } = open('/', 'INSTRUCTOR', { group: groupOf({ my_role: 'INSTRUCTOR' }) });
    await tab('Licenses').click();
    await expect.element(page.getByRole('heading', { name: 'Digital Literacy ACTIVE' })).toBeVisible();
    expect(address()).toBe('/?tab=licenses');
    await router.navigate({ to: '/group/$groupId', params: { groupId: 'g1' } });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Evening Cohort B');
    router.history.back();
    await expect.element(tab('Licenses')).toHaveAttribute('aria-selected', 'true');
    takeAway();
    open('/?tab=members', 'INSTRUCTOR');
    await expect.element(tab('Institution Members')).toHaveAttribute('aria-selected', 'true');
    await expect.element(row.first()).toBeVisible();
  });

  test.each(['/?tab=members', '/?tab=licenses', '/?tab=all-groups', '/?tab=history', '/?tab=nonsense'])(
    'that %s names are not opened for a learner, nor asked for',
    async (address) => {
      const { calls } = open(address, 'STUDENT');
      await expect.element(page.getByRole('link', { name: 'Evening Cohort B' })).toBeVisible();
      expect(calls.map(({ operation }) => operation)).toEqual(['Shell_viewer', 'HomeScreen_viewer']);
    },
  );

  test('show the chosen one where there is no room for all', async () => {
    await page.viewport(390, 844);
    open('/?tab=licenses', 'CENTER_ADMIN');
    await expect.element(tab('Licenses')).toBeVisible();
    const [strip, chosen] = [page.getByRole('tablist'), tab('Licenses')].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(Math.round(chosen?.right ?? 0)).toBeLessThanOrEqual(Math.round(strip?.right ?? 0));
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('are reached with the arrow keys', async () => {
    open('/', 'INSTRUCTOR');
    await tab(/^My Groups/).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Institution Members')).toHaveFocus();
    await expect.element(page.getByRole('table', { name: 'Institution Members' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByText('Requires Activation')).toBeVisible();
  });

  test('are of the institution that an address asks for, where it is one of theirs', async () => {
    const institutions = ['i1', 'i2', 'i3'].map((id) =>
      institutionOf({ id, name: `School ${id}`, my_role: 'CENTER_ADMIN' }),
    );
    const viewer = { ...amara, institutions, groups: [], started: null };
    const { calls, address } = open('/?institution=i2&tab=licenses', 'CENTER_ADMIN', { viewer });
    const asked = () => calls.filter(({ operation }) => operation.startsWith('Licenses_')).at(-1)?.variables;
    await expect.poll(address).toBe('/?tab=licenses');
    await expect.poll(asked).toEqual({ institutionId: 'i2' });
    takeAway();
    const other = open('/?institution=elsewhere&tab=licenses', 'CENTER_ADMIN', { viewer });
    await expect.element(tab('Licenses')).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() => other.calls.filter(({ operation }) => operation.startsWith('Licenses_')).at(-1)?.variables)
      .toEqual({ institutionId: 'i2' });
  });

  test('follow the institution that is chosen', async () => {
    const elsewhere = institutionOf({ id: 'i2', name: 'Harbour City' });
    const institutions = [institutionOf({ my_role: 'INSTRUCTOR' }), elsewhere];
    open('/?tab=members', '', { viewer: { ...amara, institutions, groups: [], started: null } });
    await expect.element(row.first()).toBeVisible();
    await page.getByRole('button', { name: 'Harbour City' }).click();
    await expect.element(page.getByText(/^You have no associated groups/)).toBeVisible();
    expect(tabs()).toEqual(['My Groups0']);
  });
});

describe('Institution Members', () => {
  // D1-1.02, T1-001, T2-046, 083, 114, 120
  test('shows who belongs to the institution, with address and role, and which of them is oneself', async () => {
    const { place } = open('/?tab=members', 'CENTER_ADMIN');
    await expect.element(row.nth(0)).toHaveTextContent('NameEmailRoleStatusActions');
    await expect.element(row.nth(1)).toMatchTextContent('Amara Okonkwo');
    await expect.element(row.nth(1)).toMatchTextContent('Me');
    await expect.element(row.nth(1)).toMatchTextContent('Center Administrator');
    await expect.element(row.nth(2)).toMatchTextContent('Learner');
    await expect.element(row.nth(2).getByRole('cell', { name: 'Member 2@northfield.example' })).toBeVisible();
    await expectAccessible(place);
    await page.viewport(390, 844);
    await expect.element(row.nth(2).getByText('Member 2@northfield.example').first()).toBeVisible();
    expect(row.nth(2).getByRole('cell').elements()).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible(place);
  });

  test('gives twenty at a time; the first of those that are added has the focus', async () => {
    open('/?tab=members', 'CENTER_ADMIN');
    const more = page.getByRole('button', { name: 'More Results' });
    await expect.element(row).toHaveLength(21);
    await more.click();
    await expect.element(row.nth(21)).toHaveFocus();
    await more.click();
    await expect.element(row).toHaveLength(51);
    await expect.element(more).not.toBeInTheDocument();
  });

  // T1-080
  test('is searched once two characters are typed, and says so before', async () => {
    const { calls } = open('/?tab=members', 'CENTER_ADMIN');
    const search = page.getByRole('searchbox', { name: 'Find a member' });
    await userEvent.type(search, '4');
    await expect.element(page.getByText('Type at least 2 characters.')).toBeVisible();
    await userEvent.type(search, '9@');
    await expect.element(row).toHaveLength(2);
    await expect.element(page.getByText('Type at least 2 characters.')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').getByText('1 member')).toBeInTheDocument();
    await userEvent.type(search, 'x');
    await expect.element(page.getByText('No Results')).toBeVisible();
    expect(calls.filter(({ operation }) => operation.endsWith('_institutionMembers')).length).toBeLessThan(5);
  });

  test('can be asked for again where that failed', async () => {
    let broken = true;
    open('/?tab=members', 'CENTER_ADMIN', {
      institutionMembers: (asked: Asked) => (broken ? refuse('INTERNAL', 'bug') : institutionMembers(asked)),
    });
    await expect.element(page.getByRole('alert')).toMatchTextContent('The members could not be loaded.');
    broken = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(row).toHaveLength(21);
  });
});

describe('Licenses', () => {
  const card = (state: string) => page.getByRole('article').filter({ hasText: `Digital Literacy ${state}` });

  // D2-4.25–4.29, 4.35–4.37, 9.08, 9.12, T2-053–055, 059–062
  test('shows of each its state, products, seats and what its days come to', async () => {
    const { place } = open('/?tab=licenses', 'INSTRUCTOR');
    for (const [state, texts, others] of [
      ['ACTIVE', ['Active', 'Active Now', 'Expires on Aug 19 2027', 'external practice tests'], 'days left'],
      ['EXPIRING', ['Active, 41 days left', 'Expires on Jan 02 2027'], 'Active Now'],
      ['EXPIRED', ['Expired', 'Expired on Nov 22 2026'], 'Active'],
      ['QUOTED', ['Quoted', 'Requires Activation'], 'days left'],
    ] as const) {
      for (const text of [...texts, 'Digital Literacy Certification', '262 of 300 seats used'])
        await expect.element(card(state)).toMatchTextContent(text);
      expect(card(state).element().textContent.replace(state, '')).not.toContain(others);
    }
    expect(page.getByRole('tabpanel').getByRole('button').elements()).toHaveLength(0);
    await expectAccessible(place);
  });

  // D2-4.25–4.28, 4.35–4.37, 9.08
  test.each([
    ['ACTIVE', 'green', false],
    ['EXPIRING', 'yellow', true],
    ['EXPIRED', 'red', false],
    ['QUOTED', 'blue', false],
  ])('%s is shown in %s; a day within 90 days stands out: %s', async (state, color, standsOut) => {
    open('/?tab=licenses', 'INSTRUCTOR');
    await expect.element(card(state)).toBeVisible();
    const probe = document.body.appendChild(document.createElement('i'));
    const colorOf = (name: string) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    };
    const sign = card(state).element().querySelector('[aria-hidden][data-kind]') as Element;
    const sentence = card(state)
      .getByText(/^(Expire[sd] on|Requires Activation)/)
      .element();
    expect(getComputedStyle(sign).color).toBe(colorOf(color));
    expect(getComputedStyle(sentence).color).toBe(colorOf(standsOut ? 'yellow-text' : 'text-2'));
    probe.remove();
  });

  test('counts a single day and a single seat as one', async () => {
    const last = licenseOf('EXPIRING', { days_to_expire: 1, max_users: 1, slots_used: 0 });
    open('/?tab=licenses', 'INSTRUCTOR', { licensesByInstitution: [last] });
    await expect.element(card('EXPIRING')).toMatchTextContent('Active, 1 day left');
    await expect.element(card('EXPIRING')).toMatchTextContent('0 of 1 seat used');
  });

  // D2-8.07, T2-140
  test('names whom to ask where there are none', async () => {
    open('/?tab=licenses', 'INSTRUCTOR', { licensesByInstitution: [] });
    await expect
      .element(page.getByText('You currently have no licenses. Please contact the Sales team for assistance'))
      .toBeVisible();
  });

  test('can be asked for again where that failed, and stays in the frame', async () => {
    let broken = true;
    open('/?tab=licenses', 'INSTRUCTOR', {
      licensesByInstitution: () => (broken ? refuse('INTERNAL', 'bug') : all),
    });
    await expect.element(page.getByRole('tabpanel').getByRole('alert')).toMatchTextContent('The licenses could not be');
    await expect.element(page.getByRole('heading', { name: 'My Institution' })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(card('ACTIVE')).toBeVisible();
  });

  test('shows long names whole, on every width', async () => {
    const name = 'Elektrizitätsversorgungsunternehmen und Übertragungsnetzbetreiber: Verantwortlichkeiten';
    const products = [{ id: 'p1', name, color: '#c98a00', logo: null }];
    const long = licenseOf('EXPIRING', { name, products });
    open('/?tab=licenses', 'INSTRUCTOR', { licensesByInstitution: [long] });
    for (const width of [1280, 390, 320]) {
      await page.viewport(width, 844);
      await expect.element(page.getByRole('heading', { name })).toBeVisible();
      expect({ width, scrolls: document.documentElement.scrollWidth - width }).toEqual({ width, scrolls: 0 });
    }
  });
});

test('an administrator reads what was done in the institution, finds it by act, and the address keeps that', async () => {
  const { place, calls, address } = open('/?tab=history', 'CENTER_ADMIN');
  const asked = () =>
    calls.filter(({ operation }) => operation === 'AuditLog_auditEntries').map(({ variables }) => variables);
  await expect.element(row.filter({ hasText: 'Institution changed' })).toBeVisible();
  expect(asked()).toMatchObject([{ institution_id: 'i1', filter: { search: '', actions: null } }]);
  await page.getByRole('button', { name: 'Details: Institution changed, Harbour College' }).click();
  await expect.element(page.getByText(/203.0.113.9/)).toBeVisible();
  await expectAccessible(place);
  await page.getByLabelText('Action').selectOptions('Group created');
  await expect.poll(address).toBe('/?tab=history&act=GROUP_CREATED');
  await expect
    .poll(() => asked().at(-1))
    .toMatchObject({ institution_id: 'i1', filter: { actions: ['GROUP_CREATED'] } });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(address).toBe('/?tab=history');
  await tab('Licenses').click();
  await expect.poll(address).toBe('/?tab=licenses');
});
