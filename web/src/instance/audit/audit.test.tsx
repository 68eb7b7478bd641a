import { globalRoles, supportRoles } from '@lectern/domain/base/account/role.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { auditEntryOf, auditPageOf, openedEntryOf } from '../../../test/audit-values.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { saveFile } from '../../base/download/save-file.ts';

vi.mock('../../base/download/save-file.ts');

const at = '/manage-jasperactive/audit';
const moved = auditEntryOf();
const promoted = auditEntryOf({
  id: 'PERSON.u2.1',
  action: 'ROLE_CHANGED',
  actor: { type: 'PROGRAM', id: null, name: null },
  object: { type: 'USER', id: 'u2', name: 'Marek Novak' },
  institution: null,
  undone_by: 'PERSON.u2.2',
});
const school = (values: School = {}): School => ({
  viewer: { ...amara, role: 'SYSTEM_ADMIN', started: null },
  auditEntries: auditPageOf(moved, promoted),
  auditEntry: openedEntryOf(),
  ...values,
});
const open = (values: School = {}, address = at) => openApp(address, school(values));
const table = page.getByRole('table', { name: 'Audit log' });
const entry = table.getByRole('rowgroup');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const openFirst = () => button('Details: Institution changed, Harbour College').click();
const filters = (calls: readonly { operation: string; variables: Record<string, unknown> }[]) =>
  calls.filter(({ operation }) => operation === 'AuditLog_auditEntries').map(({ variables }) => variables['filter']);

afterEach(() => page.viewport(1280, 800));

describe('the audit log', () => {
  test('says who did what to what, and when', async () => {
    const { place } = open();
    await expect
      .element(entry.nth(1))
      .toMatchTextContent(/Institution changed.*Harbour College.*Teodora Vasquez.*Nov 20 2026/);
    await expect
      .element(entry.nth(2))
      .toMatchTextContent(/Role in Lectern changed.*Undone.*Marek Novak.*A program on the server/);
    await expectAccessible(place);
    await page.viewport(390, 844);
    await expect.element(entry.nth(1).getByText('by Teodora Vasquez')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('is a part of the admin area for system administrators alone', async () => {
    open();
    await expect
      .element(page.getByRole('link', { name: 'Audit', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    for (const role of globalRoles.filter((one) => supportRoles.some((supports) => supports === one))) {
      if (role === 'SYSTEM_ADMIN') continue;
      const paginatedUsers = {
        users: [],
        totalCount: 0,
        moreThanCounted: false,
        invited: [],
        hasMore: false,
        cursor: null,
      };
      const { address } = open({ viewer: { ...amara, role, started: null }, paginatedUsers });
      await expect.poll(address).toBe('/manage-jasperactive/users');
    }
  });

  test('is narrowed by names, acts, kinds of things and days, as the address says', async () => {
    const { calls, address } = open({}, `${at}?act=ROLE_CHANGED&kind=USER&from=2026-11-01&until=2026-11-20`);
    await expect.poll(() => filters(calls)).toHaveLength(1);
    expect(filters(calls)[0]).toEqual({
      search: '',
      actions: ['ROLE_CHANGED'],
      object_type: 'USER',
      from: new Date('2026-11-01T00:00').toISOString(),
      until: new Date('2026-11-21T00:00').toISOString(),
    });
    await page.getByRole('searchbox').fill('Marek');
    await expect.poll(() => filters(calls).at(-1)).toMatchObject({ search: 'Marek' });
    await button('Clear').click();
    await expect.poll(address).toBe(at);
    await expect.poll(() => filters(calls).at(-1)).toMatchObject({ search: '', actions: null, from: null });
  });

  test('says what to do where nothing matches, too many do, and too little is typed', async () => {
    open({ auditEntries: auditPageOf() }, `${at}?kind=USER`);
    await expect.element(page.getByText('No action matches. Clear the search to see all.')).toBeVisible();
    open({ auditEntries: { ...auditPageOf(), tooManyNamed: true } }, `${at}?search=Marek`);
    await expect.element(page.getByText(/More than 1,000 people and items/)).toBeVisible();
    open({}, `${at}?search=M`);
    await expect.element(page.getByText('Type 2 characters at least.')).toBeVisible();
  });

  test('is loaded again where it could not be', async () => {
    const answers: (() => unknown)[] = [() => refuse('INTERNAL', 'broken')];
    const app = open({ auditEntries: () => (answers.shift() ?? (() => auditPageOf(moved)))() });
    await expect.element(page.getByText(/^The audit log could not be loaded/)).toBeVisible();
    await expectAccessible(app.place);
    await button('Load again').click();
    await expect.element(entry.nth(1)).toMatchTextContent(/Institution changed/);
  });

  test('is saved as a file with what is searched for; a refusal says why', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const headers = { 'content-disposition': 'attachment; filename="Audit log.csv"' };
      return new Response('bytes', { headers });
    });
    const answers = [() => ({ address: '/audit-exports/x', expires_on: '2026-11-22T09:00:00.000Z' })];
    const no = () => refuse('RATE_LIMITED', 'for programs', undefined, { retryAfter: 3600 });
    const { calls } = open({ auditExport: () => (answers.shift() ?? no)() }, `${at}?search=Marek`);
    await button('Export as CSV').click();
    await expect.element(page.getByText('Audit log.csv saved')).toBeVisible();
    expect(vi.mocked(saveFile)).toHaveBeenCalledOnce();
    const asked = calls.filter(({ operation }) => operation === 'AuditLog_auditExport');
    expect(asked).toMatchObject([{ variables: { filter: { search: 'Marek', actions: null } } }]);
    await button('Export as CSV').click();
    await expect.element(page.getByText(/hour/)).toBeVisible();
    fetched.mockRestore();
  });
});

describe('an entry', () => {
  // O-09
  test('shows what held before and after side by side, and marks the words that changed', async () => {
    const { place } = open();
    await openFirst();
    const compared = entry.nth(1).getByRole('table');
    await expect
      .element(compared.getByRole('row').nth(1))
      .toMatchTextContent(/City.*Removed: Portsea Island.*Inserted: Southsea Island/);
    await expect.element(compared.getByRole('row').nth(2)).toMatchTextContent(/Sales manager.*Nothing.*Ines Moreau/);
    expect(compared.element().querySelector('del')?.textContent).toBe('Removed: Portsea');
    await expect.element(page.getByText('Network address: 203.0.113.9')).toBeVisible();
    await expectAccessible(place);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('says fields and their values in words, and counts what is too much to read', async () => {
    open({
      auditEntry: openedEntryOf({
        facts: [
          { field: 'group_size', changed: true, before: 10, after: 12 },
          { field: 'status', changed: true, before: 'STARTED', after: 'CLOSED' },
          { field: 'offered', changed: false, before: null, after: 'STUDENT' },
          { field: 'country_code', changed: false, before: null, after: 'FR' },
          {
            field: 'invitations',
            changed: false,
            before: null,
            after: Array.from({ length: 10_000 }, (_, index) => ({ id: `n${index}`, role: 'STUDENT' })),
          },
        ],
      }),
    });
    await openFirst();
    const row = entry.nth(1).getByRole('table').getByRole('row');
    await expect.element(row.nth(1)).toMatchTextContent(/^Group Size.*10.*12/);
    await expect.element(row.nth(2)).toMatchTextContent(/^Status.*Active.*Inactive/);
    await expect.element(row.nth(3)).toMatchTextContent(/^Role offered.*Learner/);
    await expect.element(row.nth(4)).toMatchTextContent(/^Country.*France/);
    await expect.element(row.nth(5)).toMatchTextContent(/n19; Role: Learner, and 9,980 more$/);
    expect(row.nth(5).element().textContent).not.toContain('n20');
  });

  test('calls an assessment by its level and course and an attempt by when it began, and says of what is gone that nobody knows it', async () => {
    const facts = [
      { field: 'assessments', changed: false, before: null, after: ['b1', 's1'] },
      { field: 'exercise_id', changed: false, before: null, after: 'p1' },
      { field: 'assessment_id', changed: false, before: null, after: 'gone' },
      { field: 'attempt_id', changed: false, before: null, after: 'a1' },
    ];
    const names = [
      { id: 'b1', name: 'Soil', kind: 'BENCHMARK', number: 2, at: null },
      { id: 's1', name: 'Soil', kind: 'SUMMARY', number: 2, at: null },
      { id: 'p1', name: 'Rivers', kind: 'STUDY_PROJECT', number: 3, at: null },
      { id: 'gone', name: null, kind: null, number: null, at: null },
      { id: 'a1', name: null, kind: null, number: null, at: '2026-11-20T09:05:00Z' },
    ] as const;
    open({ auditEntry: openedEntryOf({ facts, names: [...names] }) });
    await openFirst();
    const row = entry.nth(1).getByRole('table').getByRole('row');
    await expect
      .element(row.nth(1))
      .toMatchTextContent(/^Assessments.*Benchmark Level 2 \(Soil\) and Summary Level 2 \(Soil\)$/);
    await expect.element(row.nth(2)).toMatchTextContent(/^Exercise.*Study project 3 \(Rivers\)$/);
    await expect.element(row.nth(3)).toMatchTextContent(/^Assessment.*No longer known/);
    await expect.element(row.nth(4)).toMatchTextContent(/^Attempt.*Nov 20 2026, \d/);
  });

  test('is taken back once that is confirmed; what stays out is said', async () => {
    const undone: unknown[] = [];
    const { calls } = open({
      undoAuditEntry: (args: unknown) => {
        undone.push(args);
        return { left_out: [{ name: 'Networks', code: 'GROUP_FULL' }] };
      },
    });
    await openFirst();
    await button('Undo').click();
    const dialog = page.getByRole('dialog', { name: 'Undo “Institution changed”?' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText(/The action was undone, except for: Networks/)).toBeVisible();
    expect(undone).toEqual([{ where: { id: moved.id } }]);
    await expect.poll(() => filters(calls)).toHaveLength(2);
  });

  // O-10
  test('says what holds by now where it was changed in the meantime', async () => {
    open({ undoAuditEntry: () => refuse('CONFLICT', 'changed', undefined, { theirs: { city: 'Eastney' } }) });
    await openFirst();
    await button('Undo').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('It has changed since, so it cannot be undone. It is now: City: Eastney');
  });

  test.each([
    [null, null, /Actions of this kind cannot be undone here\./],
    ['CONFLICT', { undone: true }, /This action has already been undone\./],
    ['CONFLICT', { unknown: true }, /The entry does not say what was there before/],
    ['CONFLICT', { repeated: true }, /The same action was done again since\./],
    ['CONFLICT', { restored: true }, /It is already as it was before\./],
    ['CONFLICT', { nothing: true }, /It changed nothing/],
    ['CONFLICT', { items: [{ name: 'Soil' }, { name: '<p>Which?</p>' }] }, /built on these since: Soil and Which\?/],
    ['CONFLICT', { people: ['Marek Novak'] }, /These people have started since: Marek Novak\./],
    ['CONFLICT', { id: 'u2', role: 'TECH_SUPPORT' }, /It is now: Role: Tech Support/],
    [
      'CONFLICT',
      { theirs: { sales_manager_id: 'u7' }, names: [{ id: 'u7', name: 'Kwame Mensah' }] },
      /It is now: Sales manager: Kwame Mensah/,
    ],
    [
      'CONFLICT',
      { differences: [{ field: 'expiry_date', from: '2026-11-20', to: '2027-01-05' }] },
      /It is now: Expiry date: Jan 05 2027/,
    ],
    ['CONFLICT', { over: 30 }, /This could be undone for 30 days only\./],
    ['INVALID', { issue: { code: 'NO_PLACES' } }, /It cannot be undone\. The group size has exceeded/],
    ['FORBIDDEN', {}, /It cannot be undone\./],
  ])('says why it is not taken back: %s %o', async (code, details, said) => {
    open({ auditEntry: openedEntryOf({ undo: { possible: false, code, details } }) });
    await openFirst();
    await expect.element(entry.nth(1)).toMatchTextContent(said);
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  test('names what it took back and what took it back', async () => {
    const { undone_by: _undone, ...later } = auditEntryOf({ id: 'INSTITUTION.a1.3' });
    const { undone_by: _first, ...earlier } = auditEntryOf({ id: 'INSTITUTION.a1.1' });
    open({
      auditEntry: openedEntryOf({
        erased: true,
        facts: [],
        related: [
          { ...later, undoes: moved.id },
          { ...earlier, undoes: null },
        ],
      }),
    });
    await openFirst();
    await expect.element(page.getByText(/^Undone by Teodora Vasquez, Nov 20 2026/)).toBeVisible();
    await expect.element(page.getByText(/^Undoes: Institution changed, Nov 20 2026/)).toBeVisible();
    await expect.element(page.getByText('Names and texts of this entry were erased.')).toBeVisible();
  });
});
